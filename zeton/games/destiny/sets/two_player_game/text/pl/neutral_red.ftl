card-recon = Wybierz kość; obróć inną kość na ściankę z tym samym symbolem.
