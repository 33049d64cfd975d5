/** Tables as full as a game can make them, described by hand (docs/positions.md). */
const many = <T>(card: T, count: number) => Array.from({ length: count }, () => card);
const tired = (...cards: string[]) => cards.map((card) => ({ card, exhausted: true }));

const LIGHT = [
  {
    card: "Luke Skywalker (Core)",
    damage: 1,
    committed: true,
    enhancements: ["Jedi Lightsaber", "Intimidated"],
  },
  { card: "Red Five", shields: 1 },
  { card: "Twi'lek Loyalist", focus: 1 },
  ...["Yoda", "Rebel Trooper", "Rebel Trooper", "Twi'lek Loyalist", "Obi-Wan Kenobi", "Han Solo (Core)"],
  ...["Wookiee Navigator", "Home One", "Believer in the Old Ways"],
];
const DARK = [
  { card: "Darth Vader (Core)", committed: true },
  { card: "Emperor Palpatine", focus: 2 },
  { card: "Devastator", damage: 3 },
  ...["Kuati Security Team", "Stormtrooper Elite", "Stormtrooper Elite", "Nightsister", "Nightsister"],
  ...["Advisor to the Emperor", "Heavy Stormtrooper Squad", "Superlaser Engineer", "Coruscant Defense Fleet"],
];
const named = (units: (string | { card: string })[]) =>
  units.map((unit) => (typeof unit === "string" ? unit : unit.card));

/** Twelve against twelve, others who stand back, and both sides one step from winning. */
export const STAR_WARS_CROWDED = {
  game: "star_wars_lcg",
  light: {
    affiliation: "Jedi",
    units: [...LIGHT, "C-3PO", "R2-D2"],
    objectives: [{ card: "A Hero's Journey", damage: 2 }, "Jedi Training", "The Secret of Yavin 4"],
    hand: ["Twist of Fate", "Lightsaber Deflection", "Rebel Trooper", "Target of Opportunity"],
    victory: ["Fall of the Jedi", "Counsel of the Sith"],
  },
  dark: {
    affiliation: "Sith",
    units: [...DARK, "Dark Side Apprentice"],
    objectives: [{ card: "The Heart of the Empire", damage: 2 }, "Imperial Command", "The Emperor's Web"],
    hand: ["Force Choke", "Force Choke"],
    victory: ["Jedi Training"],
  },
  dial: 7,
  balance: "dark",
  engagement: {
    objective: "The Heart of the Empire",
    attackers: named(LIGHT),
    defenders: named(DARK),
    step: "strikes",
    edge: "light",
  },
};

/** Five against seven who have struck: in a fan on a phone they lean. */
export const STAR_WARS_TIRED = {
  ...STAR_WARS_CROWDED,
  light: {
    ...STAR_WARS_CROWDED.light,
    units: [
      "Luke Skywalker (Core)",
      "Red Five",
      "Twi'lek Loyalist",
      "Obi-Wan Kenobi",
      "Wookiee Navigator",
    ].map((card) => ({ card, focus: 1 })),
  },
  dark: {
    ...STAR_WARS_CROWDED.dark,
    units: [
      "Dark Side Apprentice",
      "Emperor Palpatine",
      "Emperor's Royal Guard",
      "Human Replica Droid",
      "Advisor to the Emperor",
      "Kuati Security Team",
      "Heavy Stormtrooper Squad",
    ].map((card) => ({ card, focus: 1 })),
  },
  engagement: undefined,
};

/** Thirteen against thirteen at the first planet, full HQs, and armies at other planets. */
export const CONQUEST_CROWDED = {
  game: "conquest",
  one: {
    warlord: { card: "Captain Cato Sicarius", damage: 2 },
    hq: ["10th Company Scout", "Land Raider", "Honored Librarian", ...many("Eager Recruit", 4)],
    planets: {
      2: [
        "Captain Cato Sicarius",
        { card: "Land Raider", exhausted: true },
        { card: "Ultramarines Dreadnought", damage: 2, attachments: ["Promotion"] },
        ...many("10th Company Scout", 3),
        ...many("Eager Recruit", 3),
        ...many("Guardsman", 4),
      ],
      3: ["Guardsman", "10th Company Scout"],
      5: ["Eager Recruit"],
    },
    supports: ["Holy Sepulchre", { card: "Promethium Mine", stored: 3 }, "Fortress-Monastery"],
    hand: ["Indomitable", "No Mercy", "Drop Pod Assault", "Iron Halo"],
    victory: ["Barlus"],
    resources: 9,
  },
  two: {
    warlord: { card: "Nazdreg", bloodied: true },
    hq: ["Goff Nob", "Bad Dok", ...many("Shoota Mob", 5)],
    planets: {
      2: ["Nazdreg", ...many("Goff Nob", 3), ...many("Snotlings", 6), ...many("Shoota Mob", 3)],
      3: ["Goff Nob", "Shoota Mob", "Shoota Mob"],
      4: ["Rokkitboy"],
    },
    supports: ["Ork Kannon"],
  },
  planets: ["Plannum", "Ferrin", "Tarrus", "Carnath", "Atrox Prime"],
  face_down: ["Osus IV"],
  first: 2,
  battle: 2,
  window: "turns",
};

/** More different units at one planet than stand side by side on a phone, hurt, exhausted and with something attached: they are fanned out. */
export const CONQUEST_FANNED = {
  ...CONQUEST_CROWDED,
  one: {
    ...CONQUEST_CROWDED.one,
    planets: {
      2: [
        { card: "Captain Cato Sicarius", attachments: ["Tallassarian Tempest Blade"] },
        "10th Company Scout",
        { card: "Land Raider", exhausted: true, damage: 3 },
        { card: "Ultramarines Dreadnought", damage: 2, attachments: ["Promotion"] },
        { card: "Deathwing Guard", attachments: ["Promotion", "Promotion"] },
        { card: "Eager Recruit", exhausted: true, attachments: ["Promotion"] },
        { card: "Daring Assault Squad", damage: 1 },
        { card: "Sicarius's Chosen", damage: 1, exhausted: true },
      ],
    },
  },
  two: {
    ...CONQUEST_CROWDED.two,
    planets: {
      2: [
        "Nazdreg",
        { card: "Goff Nob", damage: 2 },
        "Snotlings",
        { card: "Rugged Killa Kans", damage: 2 },
        "Weirdboy Maniak",
        "Burna Boyz",
        { card: "Rokkitboy", exhausted: true },
        "Enraged Ork",
      ],
    },
  },
};

/** HQs as full as after a battle, with everybody in them exhausted, and as many different units at a planet as a phone can fan out. */
export const CONQUEST_HOME = {
  ...CONQUEST_CROWDED,
  initiative: "two",
  one: {
    ...CONQUEST_CROWDED.one,
    warlord: { card: "Captain Cato Sicarius", damage: 2, exhausted: true },
    hq: tired(
      ...["Land Raider", "Honored Librarian", "Eager Recruit", "Ultramarines Dreadnought", "Deathwing Guard"],
      ...["Daring Assault Squad", "Sicarius's Chosen", "Guardsman", "10th Company Scout"],
      ...["Void Pirate", "Rogue Trader"],
    ),
    planets: {
      2: [
        ...["10th Company Scout", "Tactical Squad Cardinis", "Honored Librarian", "Land Raider"],
        ...["Deathwing Guard", "Eager Recruit", "Daring Assault Squad", "Sicarius's Chosen", "Guardsman"],
      ],
    },
  },
  two: {
    warlord: { card: "Nazdreg", damage: 2, exhausted: true },
    hq: [
      ...["Goff Boyz", "Rokkitboy", "Burna Boyz", "Rugged Killa Kans", "Bad Dok"].map((card) => ({
        card,
        damage: 1,
        exhausted: true,
      })),
      ...tired("Enraged Ork", "Goff Nob", "Weirdboy Maniak", "Snotlings", "Shoota Mob", "Tankbusta Bommaz"),
    ],
    planets: { 2: ["Goff Nob"] },
    supports: ["Promethium Mine", "Tellyporta Pad", "Kraktoof Hall", "Bigtoof Banna"],
    resources: 12,
  },
};

/** HQs with room for all that is written on their cards: both warlords bear something, one leans, the other is bloodied. */
export const CONQUEST_RESTED = {
  ...CONQUEST_CROWDED,
  one: {
    ...CONQUEST_CROWDED.one,
    warlord: {
      card: "Captain Cato Sicarius",
      exhausted: true,
      attachments: ["Tallassarian Tempest Blade"],
    },
    hq: ["Land Raider", { card: "Deathwing Guard", attachments: ["Promotion", "Godwyn Pattern Bolter"] }],
    planets: { 3: ["Guardsman", "10th Company Scout"] },
  },
  two: {
    ...CONQUEST_CROWDED.two,
    warlord: { card: "Nazdreg", bloodied: true, attachments: ["Iron Halo"] },
    hq: ["Goff Nob", "Bad Dok"],
    planets: { 2: ["Goff Nob"] },
  },
};

/** Both warlords are worn out, in the middle of armies: bloodied and exhausted, with something attached. */
export const CONQUEST_WORN = {
  ...CONQUEST_CROWDED,
  one: {
    ...CONQUEST_CROWDED.one,
    warlord: {
      card: "Captain Cato Sicarius",
      bloodied: true,
      damage: 1,
      exhausted: true,
      attachments: ["Tallassarian Tempest Blade"],
    },
    planets: {
      ...CONQUEST_CROWDED.one.planets,
      2: ["Captain Cato Sicarius", ...CONQUEST_CROWDED.one.planets[2].slice(1, 6)],
    },
  },
  two: {
    ...CONQUEST_CROWDED.two,
    warlord: { card: "Nazdreg", bloodied: true, exhausted: true, attachments: ["Iron Halo"] },
    planets: {
      ...CONQUEST_CROWDED.two.planets,
      2: CONQUEST_CROWDED.two.planets[2].slice(1),
      3: ["Nazdreg", ...CONQUEST_CROWDED.two.planets[3]],
    },
  },
};

/** Six characters a side, ten upgrades, many supports, and full pools. */
export const DESTINY_CROWDED = {
  game: "destiny",
  first: {
    characters: [
      {
        card: "Jedi Temple Guard",
        pool: ["+2MD"],
        exhausted: true,
        damage: 3,
        shields: 2,
        upgrades: ["Obi-Wan Kenobi's Lightsaber", "Force Meditation", "Heirloom Lightsaber"],
      },
      {
        card: "Jedi Temple Guard",
        pool: ["2Sh"],
        exhausted: true,
        upgrades: ["Heirloom Lightsaber", "Force Wave"],
      },
      { card: "Clone Trooper", damage: 5, upgrades: ["Auto Cannon", "Camouflaged Rifle"] },
      { card: "Clone Trooper", pool: ["2RD"], exhausted: true, shields: 3, upgrades: ["74-Z Speeder Bike"] },
      { card: "Jedha Partisan" },
      {
        card: "Luke Skywalker (Legacies)",
        dice: 2,
        pool: ["1MD", "2RD"],
        exhausted: true,
        damage: 8,
        upgrades: ["Hunting Rifle", "Hidden Blaster"],
      },
    ],
    supports: [
      "R2-D2 (Legacies)",
      { card: "Millennium Falcon (Legacies)", pool: ["4ID1"], exhausted: true },
      "Resistance Bomber",
      "Mortar Team",
      "Republic Cruiser",
      "Bubble Shield",
      "Maz's Vault",
    ],
    hand: ["Bravado", "Alter", "Mislead", "Defensive Teaching", "Perseverance"],
    deck: many("Alter", 7),
    resources: 7,
    plot: "Fortify",
  },
  second: {
    characters: [
      {
        card: "Boba Fett",
        dice: 2,
        pool: ["2RD", "1Dr"],
        exhausted: true,
        damage: 4,
        upgrades: ["Hunter Instinct", "Wrist Rockets", "Quickdraw Holster"],
      },
      { card: "Veteran Stormtrooper", pool: ["3ID"], exhausted: true, upgrades: ["E-11 Blaster"] },
      ...many("Battle Droid", 4),
    ],
    supports: [
      { card: "Slave I (Legacies)", pool: ["3ID1"], exhausted: true },
      "Separatist Landing Craft",
      "Ark Angel",
      "Command Bridge",
    ],
    hand: many("Subdue", 4),
    deck: many("Subdue", 12),
    resources: 3,
  },
  battlefield: "second",
  control: "first",
  round: 6,
};

/** Five Jedi with full squads in a galaxy that is nearly lost. */
export const CLONE_WARS_CROWDED = {
  game: "clone_wars",
  villain: "grievous",
  jedi: [
    {
      jedi: "Anakin Skywalker",
      at: "Christophsis",
      squad: [
        "Rex",
        { card: "AT-TE", exhausted: true },
        "Fives",
        "Delta-7 Aethersprite",
        "Padmé Amidala",
        "Echo",
        "Hardcase",
      ],
    },
    { jedi: "Ahsoka Tano", at: "Christophsis", squad: ["Cody", "ARC-170", "Jesse", "AV-7 Cannon", "Hevy"] },
    { jedi: "Yoda", at: "Coruscant", squad: ["Gree", "Venator", "Boil", "Waxer", "Bail Organa"] },
    { jedi: "Mace Windu", at: "Ryloth", squad: ["Ponds", "AT-RT", "Twilight", "Cham Syndulla", "AT-AP"] },
    { jedi: "Aayla Secura", at: "Felucia", squad: ["Bly", "V-19 Torrent", "Saw Gerrera", "Wolffe", "Tup"] },
  ],
  active: "Anakin Skywalker",
  step: "actions",
  actions: 3,
  droids: { Naboo: 3, Christophsis: 2, Ryloth: 2, Felucia: 3, Kashyyyk: 1, Geonosis: 3, Umbara: 2, Rishi: 1 },
  blockades: { Kamino: 1, Naboo: 1, Felucia: 1 },
  villains: { "General Grievous": "Christophsis" },
  missions: { orange: "Escape from the Citadel", white: "Liberation of Ryloth" },
  mission_deck: ["Hunt for Ziro"],
  completed: ["Rookies", "Bombad Jedi"],
  threat: 6,
  invasion: 4,
};

/** The last battle against a villain, at the edge of the galaxy: the sheet is turned. */
export const CLONE_WARS_FINALE = {
  ...CLONE_WARS_CROWDED,
  jedi: CLONE_WARS_CROWDED.jedi.map((one, n) => (n < 2 ? { ...one, at: "Sullust" } : one)),
  villain: "ventress",
  villains: { "Asajj Ventress": "Sullust" },
  missions: undefined,
  mission_deck: [],
  finale: true,
};
