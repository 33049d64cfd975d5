card-bb-8-awakenings = Specjalna · przerzuć tę kość razem z inną swoją kością; ta kość pozostaje w twojej puli.
