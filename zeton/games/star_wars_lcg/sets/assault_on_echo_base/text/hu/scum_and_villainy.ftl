# A Söpredék és gonosztevő lapok, amelyeknek saját mondat kell.
card-explosive-charge = Akció · egy megcélzott erősítés a játékból a tulajdonosa dobott paklijába kerül; a nyomtatott költsége nem lehet nagyobb, mint ahány erősítést irányítasz.
