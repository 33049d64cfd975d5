card-we-have-them-now = Zagrywaj tylko wtedy, gdy kontrolujesz pole bitwy. Obróć maksymalnie 4 swoje kości, każdą na ściankę przedstawiającą obrażenia.
