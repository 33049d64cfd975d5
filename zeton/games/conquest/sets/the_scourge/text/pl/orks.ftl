# Karty Orków, które potrzebują własnego zdania.
card-kustom-field-generator = Reakcja · po tym, jak twojej jednostce Orków zostaną przypisane obrażenia z ataku, wyczerp tę kartę: zapobiegnij wszystkim tym obrażeniom. Następnie rozdziel tyle samo obrażeń niebezpośrednich między swoje jednostki Orków na planecie obrońcy.
