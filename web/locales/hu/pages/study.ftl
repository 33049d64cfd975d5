# Elemzés: a visszajátszás mellett, és az állásszerkesztő.

study-title = Állás elemzése
study-words = Írj le egy tetszőleges állást, nézd meg a táblán, kérdezd meg, mi a legjobb benne, oszd meg, vagy játssz tovább belőle. A befejezett játszmákat a visszajátszásukban elemezheted.
study-none = Itt nincs mit elemezni
study-none-words = Nincs ilyen játék.
study-progress = Megvizsgált pillanatok: { $known } / { $moments } …
study-done = { $moments ->
    [0] Ebben a játszmában nem volt olyan pillanat, amikor igazán választani lehetett.
   *[other] Megvizsgált pillanatok: { $known } / { $moments }.
  }
study-odds = { $whose ->
    [mine] Az esélyed a győzelemre a keresés szerint
    [together] A csapat esélye a győzelemre a keresés szerint
   *[other] { $name } esélye a győzelemre a keresés szerint
  }
study-swings = Fordulópontok
study-no-swings = A keresés nem talált olyan döntést, amely sokba került.
study-confirmed = Mindkettő után { $games } végigjátszott játszma: ezután { $chosen } győzelem, a jobb után { $better }.
study-not-confirmed = Mindkettő után { $games } végigjátszott játszma: ezután { $chosen } győzelem, a másik után { $better }; ezek nem igazolják a keresést.
study-chosen = Ez történt: { $option }
study-better = Jobb lett volna: { $option }
study-lost = { $before } → { $after }
study-try = Próbáld innen másképp
study-lines = A próbáid
study-line = { $name }, { $step }. lépéstől
study-compare = { $line ->
    [won] Ez a próba: győzelem.
    [lost] Ez a próba: vereség.
    [drawn] Ez a próba: döntetlen.
   *[running] Ez a próba még tart.
  } { $game ->
    [won] A játszma: győzelem.
    [lost] A játszma: vereség.
   *[drawn] A játszma: döntetlen.
  }
study-edit = Az állás szerkesztése
study-position = Állás
study-examples = Példák a szabálykönyvből
study-choose-example = Válassz egy példát
study-text = Az állás szövegként (JSON)
study-no-json = Ez még nem JSON: { $why }
study-checking = Ellenőrzés …
study-right = Ebben az állásban a játszma véget ért.
study-ask = Mi itt a legjobb?
study-thinking = A keresés gondolkodik …
study-play = Játssz innen

# Lines of play that are tried from a position.

line-title = Változatok összehasonlítása
line-try = Próbálj ki változatokat innen
line-words = Mindkét fél helyett te választasz. Az esélyek a { $number } számú hely esélyei, ahogy a keresés látja őket.
line-close = Vissza az álláshoz
line-back = Egy lépés vissza
line-keep = Tartsd meg ezt a változatot
line-anew = Az elejétől
line-now = Ez a változat
line-kept = { $number }. változat
line-beside = Mellette
line-begin = Az állás
line-asked = { $number }. hely: { $question }
line-over = Itt véget ér a játék.
line-options = Mit lehet választani

# A position edited by hand.

form-title = Kézzel
form-no-json = A szöveg még nem JSON: javítsd ki ott, utána kézzel is szerkesztheted.
form-game = A játék
form-side-light = Világos oldal
form-side-dark = Sötét oldal
form-droids = Droidok
form-on-planet = { $planet }
form-turn = Kinek a köre
form-phase = Fázis
form-balance = Az Erő egyensúlya
form-dial = Halálcsillag-számláló
form-initiative = Kezdeményezés
form-round = Forduló
form-control = A csatatér irányítója
form-resources = Erőforrások
form-threat = Fenyegetettség
form-actions = Hátralévő akciók
form-at = Itt van
form-unsaid = nincs megadva
form-card = Egy lap neve
form-add = { $group }, { $place }: lap hozzáadása
form-put = Hozzáadás ({ $place })
form-remove = Kivétel: { $title }
form-move = Áthelyezés: { $title }
form-move-to = Áthelyezés…
form-token = { $title }: { $token }
form-unknown = Nincs ilyen nevű lap: „{ $title }”.
place-units = Egységek
place-objectives = Célkártyák
place-enhancements = Erősítések
place-hand = Kéz
place-deck = Pakli, felülről lefelé
place-objective_deck = Célpakli
place-discard = Dobott pakli
place-victory = Győzelmi pakli
place-hq = Főhadiszállás
place-planet = { $number }. bolygó { $title }
place-supports = Támogatások
place-characters = Karakterek
place-squad = Osztag
token-damage = sérülés
token-focus = fókusz
token-shields = pajzs
token-committed = Erőhöz rendelt
token-exhausted = kimerült
token-stored = erőforrás rajta
token-dice = kocka
form-missions = Küldetések
form-mission-orange = Narancssárga hely
form-mission-white = Fehér hely
form-villains = Gonosztevők és invázió
form-villain-on = { $title }: ezen a bolygón
form-invasion = Hely az inváziós sávon
form-blockades = Blokádok
form-pool = { $title }: kockák a kockakészletben
form-pool-short = a kockakészletben
form-die = { $title }: { $number }. kocka, mit mutat
form-die-add = { $title }: még egy kocka a kockakészletbe
form-die-more = Kocka hozzáadása…
form-die-none = nincs a kockakészletben
place-attachments = Csatolmányok
place-upgrades = Fejlesztések
place-captured = Elfogott lapok
place-mission_deck = Küldetéspakli, felülről lefelé
place-completed = Teljesített küldetések
place-affiliation = Szövetségkártya
place-warlord = Hadúr
token-bloodied = vérző
form-nobody = Itt még nincs senki.
form-engagement = Lerohanás
form-engaged = Amit megtámadnak
form-attackers = Támadók
form-defenders = Védők
form-edge = Kié az előny
form-step = Meddig jutott
form-step-attackers = a támadók kijelölése előtt
form-step-after-attackers = a támadók kijelölése után
form-step-defenders = a védők kijelölése előtt
form-step-after-defenders = a védők kijelölése után
form-step-edge = az előnyért vívott harc kezdete
form-step-after-edge = az előnyért vívott harc után
form-step-strikes = a csapások
form-step-reward = a csapások után
form-battle = Csata
form-battle-at = Ahol folyik
form-combat-round = Harci forduló
form-window = Meddig jutott
form-window-begin = a csata kezdete
form-window-skirmish = a távolsági összecsapás előtt
form-window-ranged = a távolsági összecsapás
form-window-window = a harci forduló akcióablaka
form-window-turns = a harci körök
form-window-second-turn = a második harci kör
form-window-end-of-round = a harci forduló vége
