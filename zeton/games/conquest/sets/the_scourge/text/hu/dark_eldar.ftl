# Sötét Elda lapok, amelyeknek saját mondat kell.
card-soul-seizure = Akció · válassz célpontnak az ellenfeled dobott paklijában egy hadsereg-egységet, amelynek nyomtatott költsége nem nagyobb, mint a dobott paklidban lévő Kínzás lapok száma; az irányításod alatt játékba kerül egy általad választott bolygón.
