# A Sith lapok, amelyeknek saját mondat kell.
card-prophet-of-the-dark-side = Reakció · miután ez az egység játékba került, nézd meg a paklid legfelső lapját. Ezután, ha az Erő egyensúlya a sötét oldalé, felhúzhatod.
