import { type Dialogue, singles } from "../dialogue";

/** The other half of the list in later.ts, dealt alternately. Held out while the former was mended, read since. */
export const laterHeldOut: readonly Dialogue[] = singles("later, held out, read since", [
  // A student.
  [
    "toetsenbord zonder draad, compact, geen wit, < 60",
    {
      in: "toetsenborden-en-muizen",
      max: 60,
      has: { Verbinding: "Draadloos", Formaat: "Compact" },
      not: { color: "wit" },
    },
  ],
  [
    "beamertje voor op mn kamer full hd en stil, hooguit 30 db en 500 euro",
    { in: "beamers", max: 500, has: { Resolutie: "Full HD" }, number: { Geluidsniveau: [null, 30] } },
  ],
  [
    "elektrische gitaar, 250 is echt de limiet, geen zwarte",
    { in: "gitaren", max: 250, has: { "Type gitaar": "Elektrische gitaar" }, not: { color: "zwart" } },
  ],
  ["hoeveel papier past er in de canon pixma ts4750", { quotes: "specification", field: /papierlade/i }],
  // A grandmother.
  [
    "een telefoon voor mijn man met een scherm van 6,7 inch, hij mag niet meer dan 300 euro kosten",
    { in: "smartphones", max: 300, number: { Schermgrootte: [6.7, 6.7] } },
  ],
  [
    "legpuzzel van tweeduizend stukjes maar geen ravensburger want die heb ik al",
    { in: "puzzels", not: { brand: "Ravensburger" }, number: { "Aantal stukjes": [2000, 2000] } },
  ],
  [
    "warme wollen trui met een col, maat L, voor dames",
    { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"], Halslijn: "Coltrui", size: "L" } },
  ],
  ["hoe lang mag ik iets terugsturen als het toch tegenvalt?", { quotes: "support policy guide" }],
  // A Fleming.
  [
    "microgolf met grill om in te bouwen, maximum 250 euro",
    {
      in: "magnetrons",
      max: 250,
      has: { "Type magnetron": ["Grillmagnetron", "Combimagnetron"], Plaatsing: "Inbouw" },
    },
  ],
  [
    "ne frigo met diepvries in inox die niet veel lawaai maakt, max 37 decibel",
    { in: "koel-vriescombinaties", has: { color: "rvs" }, number: { Geluidsniveau: [null, 37] } },
  ],
  [
    "kleerkast met spiegel en schuifdeuren, geen witte, max 180 breed",
    {
      in: "kledingkasten",
      has: { Spiegel: "Ja", "Type deur": "Schuifdeur" },
      not: { color: "wit" },
      number: { Breedte: [null, 180] },
    },
  ],
  ["kan ik met bancontact betalen?", { quotes: "support policy" }],
  // A plumber.
  [
    "lege gereedschapskist minstens 55 cm breed",
    { in: "gereedschapskisten", has: { Inhoud: "Zonder gereedschap" }, number: { Breedte: [55, null] } },
  ],
  [
    "dakkoffer wit minimaal 500 l max 500 euro",
    { in: "dakkoffers", max: 500, has: { color: "wit" }, number: { Inhoud: [500, null] } },
  ],
  ["5w30 longlife 4 of 5 liter can", { in: "motorolie", has: { Viscositeit: "5W-30" }, number: { Inhoud: [4, 5] } }],
  ["wieldoppen 16 inch niet zwart, set", { in: "wieldoppen", not: { color: "zwart" }, number: { Wielmaat: [16, 16] } }],
  // Dictated in a car.
  [
    "een televisie van vijfenvijftig inch oled of qled niet van sony",
    {
      in: "televisies",
      has: { Beeldtechniek: ["Oled", "Qled"] },
      not: { brand: "Sony" },
      number: { Schermgrootte: [55, 55] },
    },
  ],
  [
    "draadloze speaker voor in de badkamer rood tot honderd euro",
    { in: "bluetooth-speakers", max: 100, has: { color: "rood" } },
  ],
  [
    "winterjas heren extra large met capuchon tussen de honderd en tweehonderdvijftig euro",
    { in: "herenjassen", min: 100, max: 250, has: { size: "XL", Seizoen: "Winterjas", Capuchon: "Ja" } },
  ],
  ["elektrische fiets voor minder dan vijfhonderd euro", { none: true }],
  // Somebody who mixes Dutch and English.
  [
    "fully automatic coffee machine met melkreservoir onder 500",
    { in: "espressomachines", max: 500, has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" } },
  ],
  [
    "herensneakers size 44 leather, under 120",
    { in: "herensneakers", max: 120, has: { size: "44", Materiaal: "Leer" } },
  ],
  [
    "dining chairs, eetkamerstoel met armleuning, leather, geen grijs",
    { in: "eetkamerstoelen", has: { Bekleding: "Leer", Armleuningen: "Ja" }, not: { color: "grijs" } },
  ],
  ["mattress 160x200, matras medium", { none: true }],
  // A girl of fifteen.
  [
    "paarse controller draadloos max 100",
    { in: "gamecontrollers", max: 100, has: { color: "paars", Verbinding: "Draadloos" } },
  ],
  [
    "rugtas voor school moet 15,6 laptop in kunnen, waterafstotend, niet zwart",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" }, not: { color: "zwart" } },
  ],
  [
    "lange jurk voor gala maat 36 zwart of rood",
    { in: "jurken", has: { Lengte: "Maxi", size: "36", color: ["zwart", "rood"] } },
  ],
  [
    "horloge voor mn vriend stalen bandje 10 atm",
    { in: "horloges", has: { Band: "Stalen band" }, number: { Waterdichtheid: [10, null] } },
  ],
  // New parents.
  ["slaapzakje voor de zomer 0.5 tog maat 90", { in: "babyslaapzakken", has: { Tog: "0,5 TOG", size: "90 cm" } }],
  ["glazen flesjes tegen krampjes", { in: "babyflessen", has: { Materiaal: "Glas", Antikoliek: "Ja" } }],
  [
    "autostoeltje voor een pasgeborene dat kan draaien, met isofix",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix", Groep: /^40 tot/ } },
  ],
  ["knuffelkonijn vanaf de geboorte", { in: "knuffels", has: { Model: "Konijn", Leeftijd: "Vanaf 0 jaar" } }],
  [
    "kaplaarsjes 26 of 28 geen roze, onder 25 euro",
    { in: "regenlaarzen", max: 25, has: { size: ["26", "28"] }, not: { color: "roze" } },
  ],
  ["wat als het pakje kapot aankomt?", { quotes: "support policy" }],
  // A secretary.
  [
    "balpennen die zwart schrijven, 10 stuks, niet van parker",
    { in: "balpennen", has: { "Kleur inkt": "Zwart", Aantal: "10 stuks" }, not: { brand: "Parker" } },
  ],
  [
    "printer die dubbelzijdig print, geen hp",
    { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { brand: "HP" } },
  ],
  [
    "koffiezetapparaat met thermoskan voor 12 kopjes, geen geel",
    {
      in: "koffiezetapparaten",
      has: { Kan: "Thermoskan" },
      not: { color: "geel" },
      number: { "Aantal kopjes": [12, null] },
    },
  ],
  ["hoeveel bureaustoelen hebben jullie vorige week verkocht?", { honest: true }],
  // A hobby cook.
  [
    "koekepan roestvrij staal 28 of groter",
    { in: "koekenpannen", has: { Materiaal: "Rvs" }, number: { Diameter: [28, null] } },
  ],
  [
    "airfryer met 2 lades en raampje 7 liter of meer",
    { in: "airfryers", has: { "Dubbele lade": "Ja", Kijkvenster: "Ja" }, number: { Inhoud: [7, null] } },
  ],
  [
    "snijplank van eikenhout met sapgeul",
    { in: "houten-snijplanken", has: { Houtsoort: "Eiken", "Met sapgroef": "Ja" } },
  ],
  [
    "kolenbbq voor minstens 6 personen, niet zwart",
    { in: "barbecues", has: { Brandstof: "Houtskool" }, not: { color: "zwart" }, number: { Personen: [6, null] } },
  ],
  [
    "mok die in de vaatwasser kan, groot, 350 ml",
    { in: "handgedraaide-mokken", has: { Vaatwasserbestendig: "Ja" }, number: { Inhoud: [350, null] } },
  ],
  // Somebody with animals.
  ["graanvrij voer voor een puppie", { in: "hondenvoer", has: { Graanvrij: "Ja", "Leeftijd hond": "Puppy" } }],
  ["krabpaal voor een maine coon van 10 kg", { in: "krabpalen", number: { "Max. gewicht kat": [10, null] } }],
  [
    "houten konijnehok met ren eraan",
    { in: "konijnenhokken", has: { Materiaal: ["Grenenhout", "Vurenhout"], Uitloop: "Ja" } },
  ],
  ["kooi voor mijn papegaai", { none: true }],
  // Somebody who furnishes a house.
  [
    "sierkussens 50 bij 50 geel of terracotta",
    { in: "sierkussens", has: { color: ["geel", "terracotta"], Afmeting: "50 x 50 cm" } },
  ],
  [
    "eettafel voor minstens zes man, rond of ovaal, tot 700",
    { in: "eettafels", max: 700, has: { Vorm: ["Rond", "Ovaal"] }, number: { Personen: [6, null] } },
  ],
  ["bed 180x200 met opbergruimte eronder", { in: "bedden", has: { Ligmaat: "180 x 200 cm", Opbergruimte: "Ja" } }],
  [
    "stapelbare tuinstoel tot 60 euro, niet van plastic",
    { in: "tuinstoelen", max: 60, has: { Stapelbaar: "Ja" }, not: { Materiaal: "Kunststof" } },
  ],
  // A household.
  ["strijkijzer van dyson", { none: true }],
  [
    "robotstofzuiger die zichzelf leegt en ook dweilt",
    { in: "robotstofzuigers", has: { Leegstation: "Ja", Dweilfunctie: "Met" } },
  ],
  [
    "electrische tandeborstel met druksensor voor hem, zwart of blauw",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", color: ["zwart", "blauw"] } },
  ],
  [
    "roterend scheerapparaat met trimmer, minstens 50 minuten, < 120",
    {
      in: "scheerapparaten",
      max: 120,
      has: { Scheersysteem: "Roterend", Trimmer: "Ja" },
      number: { Accuduur: [50, null] },
    },
  ],
  // Sport, play and clothes.
  [
    "trekkingrugzak minstens 50 liter met heupband",
    { in: "wandelrugzakken", has: { Heupband: "Ja" }, number: { Inhoud: [50, null] } },
  ],
  [
    "nette schoenen 43 of 44 cognac leer voor mijn trouw",
    { in: "nette-herenschoenen", has: { size: ["43", "44"], color: "cognac", Materiaal: "Leer" } },
  ],
  // Somebody who looks for presents.
  [
    "zilveren kettinkje hooguit 60 euro, 40 of 60 cm",
    { in: "kettingen", max: 60, has: { color: "zilver", Lengte: ["40 cm", "60 cm"] } },
  ],
  [
    "handgemaakte zeep zonder parfum, niet duurder dan 7 euro",
    // With delivery the cheapest is 11.44.
    { none: true },
  ],
  ["tv van 85 inch voor mijn man zijn verjaardag", { none: true }],
]);
