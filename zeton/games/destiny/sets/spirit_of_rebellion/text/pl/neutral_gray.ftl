card-vibroknife = Obrażenia zadawane tą kością lub kością przez nią modyfikowaną są nieblokowalne.
