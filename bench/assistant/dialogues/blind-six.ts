import { type Dialogue, singles } from "../dialogue";

/** Sentences in the demo shop of someone who never saw the assistant; nobody has read them. */
export const blindSix: readonly Dialogue[] = singles("blind six, held out, read since", [
  [
    "Ik zoek een boormachine van Makita, 18 volt, met 2 accu's erbij en met klopfunctie",
    { in: "accuboormachines", has: { brand: "Makita", Spanning: "18V", Inhoud: "Met 2 accu's", Klopfunctie: "Ja" } },
  ],
  ["gopro voor minder dan 60 euro", { none: true }],
  ["aquarium van 54 liter met filter erbij graag", { in: "aquaria", has: { Inhoud: "54 liter", Filter: "Ja" } }],
  ["vierseizoenenbanden 205/55 R16", { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } }],
  [
    "zwart autostoeltje dat kan draaien en met isofix vast zit",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix", color: /zwart/ } },
  ],
  [
    "warme babyslaapzak 2,5 tog in maat 90, mouwen moeten eraf kunnen",
    { in: "babyslaapzakken", has: { Tog: "2,5 TOG", size: "90 cm", Mouwen: "Afritsbare mouwen" } },
  ],
  [
    "Heeft u balpennen die zwart schrijven, per 10 stuks?",
    { in: "balpennen", has: { "Kleur inkt": "Zwart", Aantal: "10 stuks" } },
  ],
  [
    "3 zits bank van ribstof, hij mag niet dieper zijn dan 94 cm",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits", Bekleding: "Ribstof" }, number: { Diepte: [null, 94] } },
  ],
  ["bed 160x200 met opbergruimte eronder", { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja" } }],
  [
    "bluetooth speaker waarvan de accu minstens 18 uur meegaat, alles behalve JBL",
    { in: "bluetooth-speakers", not: { brand: "JBL" }, number: { Accuduur: [18, null] } },
  ],
  [
    "buitenspeelgoed van hout voor mijn kleinzoon van 5, tot 80 euro",
    { in: "buitenspeelgoed", has: { Materiaal: "Hout" }, number: { Leeftijd: [null, 5] }, max: 80 },
  ],
  [
    "elektrisch verstelbaar bureau, minimaal 140 breed",
    { in: "bureaus", has: { Verstelling: "Elektrisch" }, number: { Breedte: [140, null] } },
  ],
  [
    "eau de parfum voor mn moeder, iets bloemigs, 50 ml",
    { in: "damesparfums", has: { Concentratie: "Parfum", Geurfamilie: "Bloemig", Inhoud: "50 ml" } },
  ],
  [
    "coltrui dames maat L, grijs of zwart",
    { in: "damestruien", has: { Halslijn: "Coltrui", size: "L", color: [/grijs/, /zwart/] } },
  ],
  [
    "flanellen dekbedovertrek 240 x 220, niet roze",
    {
      in: "dekbedovertrekken",
      has: { Stof: "Flanel", "Maat overtrek": "240 x 220 cm" },
      not: { color: /roze/ },
    },
  ],
  [
    "Mijn vrouw wil een elektrische fiets met lage instap, een middenmotor en een riem ipv ketting.",
    {
      in: "elektrische-fietsen",
      has: { Frame: "Lage instap", Motor: "Middenmotor", Aandrijflijn: "Riem" },
    },
  ],
  ["zwarte leren enkellaarsjes mt 41", { in: "enkellaarzen", has: { color: /zwart/, Materiaal: "Leer", size: "41" } }],
  ["fietshelm maat L met mips", { in: "fietshelmen", has: { size: "L", Mips: "Met" } }],
  [
    "leuk spel voor 8 personen dat niet langer dan 45 min duurt",
    { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" }, number: { Speelduur: [null, 45] } },
  ],
  [
    "dagcrème voor de gevoelige huid, zonder parfum",
    { in: "gezichtscremes", has: { Moment: /^dag/i, Huidtype: "Gevoelig", Parfum: "Zonder" } },
  ],
  [
    "klassieke gitaar 3/4 voor mijn dochter die op les gaat",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  ["wat is de goedkoopste föhn die jullie hebben?", { in: "haardrogers", extreme: "cheapest" }],
  [
    "leren crossbody tas cognac of bruin",
    {
      in: "handtassen",
      has: { Materiaal: "Leer", "Type tas": "Crossbodytas", color: [/cognac/, /bruin/] },
    },
  ],
  [
    "spijkerbroek heren 33/34 slim fit tot 90 euro",
    { in: "herenjeans", has: { size: "W33/L34", Pasvorm: "Slim fit" }, max: 90 },
  ],
  [
    "mand voor onze labrador, minstens een meter lang en de hoes moet eraf kunnen om te wassen",
    { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" }, number: { "Maat mand": [100, null] } },
  ],
  [
    "eikenhouten snijplank met sapgroef, tot zo'n 60 euro",
    { in: "houten-snijplanken", has: { Houtsoort: "Eiken", "Met sapgroef": "Ja" }, max: 60 },
  ],
  [
    "winterjas kind mt 116, rood of blauw",
    { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas", color: [/rood/, /blauw/] } },
  ],
  [
    "Boekje voor een peuter van 3, graag met harde kaft",
    { in: "kinderboeken", has: { Leeftijd: "0 tot 4 jaar", Uitvoering: "Hardcover" } },
  ],
  ["koekenpan 28cm zonder antiaanbaklaag", { in: "koekenpannen", has: { Diameter: "28 cm", Antiaanbaklaag: "Nee" } }],
  ["krabpaal voor een kater van 9 kilo", { in: "krabpalen", number: { "Max. gewicht kat": [9, null] } }],
  [
    "laptop voor school: niet zwaarder dan 1,4 kg, 16 gb geheugen, minstens 512 gb opslag",
    {
      in: "laptops",
      has: { Werkgeheugen: "16 GB", Opslag: ["512 GB", "1 TB"] },
      number: { Gewicht: [null, 1.4] },
    },
  ],
  ["inbouw combi magnetron", { in: "magnetrons", has: { Plaatsing: "Inbouw", "Type magnetron": "Combimagnetron" } }],
  [
    "motorolie 5w40 volsynthetisch can van 5 liter",
    { in: "motorolie", has: { Viscositeit: "5W-40", Soort: "Volsynthetisch", Inhoud: "5 liter" } },
  ],
  ["zilveren oorstekers", { in: "oorbellen", has: { Materiaal: "Zilver 925", Sluiting: "Oorsteker" } }],
  [
    "jan van haasteren puzzel 500 stukjes",
    { in: "puzzels", has: { brand: "Jan van Haasteren", "Aantal stukjes": "500 stukjes" } },
  ],
  [
    "donzen slaapzak die nog comfortabel is bij 0 graden",
    { in: "slaapzakken", has: { Vulling: "Dons", Comforttemperatuur: "0 °C" } },
  ],
  ["oled tv 32 inch", { none: true }],
  [
    "stapelbare tuinstoelen maar geen plastic",
    { in: "tuinstoelen", has: { Stapelbaar: "Ja" }, not: { Materiaal: "Kunststof" } },
  ],
  [
    "stille vaatwasser (max 42 dB) voor onderbouw of vrijstaand, niet geïntegreerd",
    {
      in: "vaatwassers",
      has: { Plaatsing: ["Onderbouw", "Vrijstaand"] },
      number: { Geluidsniveau: [null, 42] },
    },
  ],
  [
    "zeep zonder parfum op basis van olijfolie",
    { in: "zeep-en-verzorging", has: { Parfum: "Zonder", Basis: "Olijfolie" } },
  ],
]);
