# Sötét Elda lapok, amelyeknek saját mondat kell.
card-rakarths-experimentations = Akció · nevezd meg az egységeket, a támogatásokat, a csatolmányokat vagy az eseményeket: az ellenfeled eldob egy ilyen lapot a kezéből, vagy a hadura 1 sérülést kap.
card-ichor-gauntlet = Reakció · miután kijátszottál egy Kínzás eseményt, merítsd ki a csatolt hadurat: az esemény hatásai még egyszer megtörténnek; választhatsz új célpontokat.
card-uriens-oubliette = Az ellenfeled felfedve tartja a paklija legfelső lapját.
    Akció · merítsd ki ezt a lapot: mindkét pakli legfelső lapja a dobott pakliba kerül, vagy minden játékos húz 1 lapot.
