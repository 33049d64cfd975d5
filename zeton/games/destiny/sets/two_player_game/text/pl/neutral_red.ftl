card-recon = Wskaż kość i symbol, który przedstawia; obróć inną kość na ściankę z tym symbolem.
