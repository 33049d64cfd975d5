card-dry-fields = Zajęcie · jeśli nie masz żetonów zasobów, zyskaj 1 żeton zasobu.
