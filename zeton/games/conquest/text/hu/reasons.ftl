# Miért nem lehetséges valami. A képességek megkötései a lapok szavaival hangzanak el (condition-…).

reason-another-choice-first = Egy másik kérdés van nyitva: előbb arra kell válaszolni.
reason-attacks-in-a-battle = Az egységek csatában támadnak, a harci fázisban.
reason-attacks-in-your-combat-turn = Valamelyik harci körödben támadhat.
reason-battle-ability-of-the-winner = A bolygók nem tartoznak senkihez: aki ott megnyer egy csatát, használhatja a bolygó Csata képességét.
reason-being-played = Éppen most vetik be vagy játsszák ki.
reason-cannot-be-attacked = Egy hatás miatt nem támadható meg.
reason-cannot-be-targeted = Egy hatás miatt nem választható célpontnak.
reason-cannot-retreat = Egy hatás miatt nem vonulhat vissza.
reason-condition = Csak ezzel a feltétellel működik: { $condition }.
reason-cost-cannot-be-paid = A költsége most nem fizethető ki: { $cost }.
reason-exhausted = Kimerült: csak felkészült egység támadhat.
reason-game-over = A játszma véget ért.
reason-moved-already = Már mozgott.
reason-no-ability-to-use = Nincs olyan képessége, amelyet használni lehetne.
reason-no-legal-target = { $which ->
    [none] Nincs szabályos célpontja.
   *[other] Nincs szabályos célpontja; ilyen kellene: { $which }.
}
reason-no-shield-icons = Nincs rajta pajzsikon.
reason-no-shields-against-armorbane = Páncéltörő támadó ellen nem használható pajzs.
reason-nobodys-planet = A bolygók nem tartoznak senkihez.
reason-not-at-the-battle = Nem ott van, ahol a csata folyik: { $card }.
reason-not-enough-resources = Az ára { $cost } erőforrás, neked pedig { $resources } van.
reason-not-mobile = Most csak a Mozgékony egységek mozoghatnak.
reason-not-what-is-targeted = { $which ->
    [none] Nem szabályos célpont.
   *[other] Nem szabályos célpont; ilyen kellene: { $which }.
}
reason-not-your-card = Nem te irányítod.
reason-not-your-choice = Most a másik játékos választ.
reason-nothing-to-attach-to = Nincs játékban semmi, amihez csatolható volna. { attach }
    .what = one-all
reason-nowhere-to-move = A bolygójának nincs szomszédja.
reason-one-limited-card-per-round = Ebben a fordulóban már játszottál ki Korlátozott lapot.
reason-one-relic = Már irányítasz egy Ereklyét.
reason-only-a-place = Egy helyet jelöl: lapok kerülnek oda, és hatások érik el.
reason-only-in-a-deploy-turn = Lapot bevetési körben lehet bevetni, vagy a harci fázisban, ha van rajta Rajtaütés.
reason-only-ranged-units = A távolsági összecsapásban csak Távolsági egységek támadnak.
reason-only-when-triggered = Olyasmire válaszol, ami most nem történik: { $when }.
reason-out-of-play = Nincs játékban.
reason-passed-already = Már passzoltál, ebben a fázisban nincs több bevetési köröd.
reason-retreats-already = Már visszavonul.
reason-setup = Még tart az előkészület.
reason-targeted-already = Már a célpontok között van.
reason-targeted-in-vain = Ha ezt választanád, semmi sem változna, vagy nem maradna más szükséges célpont.
reason-text-is-blank = A szövegdoboza üresnek számít.
reason-would-change-nothing = Most semmit sem változtatna.
reason-unique-in-play = { $card } egyedi, és már játékban van.
reason-used-for-this = Erre már felhasználtad.

# Pakliépítés (DB1–DB8).
reason-too-few-cards = A pakliban { $cards } lap van; legalább { $least } kell.
reason-squad-incomplete = { $card } { $copies } példányban van a pakliban; a hadúri osztagból pontosan { $wanted } kell.
reason-never-in-a-deck = { $card } sosem lehet pakliban.
reason-one-warlord = { $card } már a második hadúr: egy paklihoz egy tartozik, és az mellette áll.
reason-foreign-signature = { $card } egy másik hadúr osztagába tartozik.
reason-too-many-copies = { $card } { $copies } példányban van a pakliban; legfeljebb { $most } lehet.
reason-loyal-elsewhere = { $card } hűséges: csak { $faction } hadúr mellett lehet a pakliban.
reason-no-ally = { $card } frakciója: { $faction }. A szövetségek kerekén ez nem szomszédos a hadurad frakciójával: { $warlord }.
reason-two-allies = A pakliban egynél több szövetséges frakció lapjai vannak: { $factions }.
