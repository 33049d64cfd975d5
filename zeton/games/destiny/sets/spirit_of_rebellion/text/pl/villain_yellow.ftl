card-ig-88-spirit-of-rebellion = Specjalna · zagraj na tę postać żółtą Broń lub żółty Ekwipunek ze swojego stosu kart odrzuconych, płacąc o 2 mniej.
card-slave-i-spirit-of-rebellion = Specjalna · przeciwnik zadaje swoim postaciom po 1 obrażeniu za każdą kość w swojej puli, rozdzielając je według uznania.
card-blackmail = Po tym, jak rzucisz tą kością lub ją przerzucisz, przeciwnik może oddać ci 1 żeton zasobu: wtedy ta kość zostaje usunięta.
