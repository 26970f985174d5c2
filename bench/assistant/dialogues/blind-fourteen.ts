import { singles } from "../dialogue";

export const blindFourteen = singles("blind fourteen, held out, read since", [
  ["wasmachiene 9 kg of meer", { in: "wasmachines", number: { Vulgewicht: [9, null] } }],
  [
    "Goedemorgen, mijn vrouw zoekt een elektrische fiets met een lage instap en de motor in het midden. Kan dat?",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  [
    "tv 55 inch geen samsung onder de 900",
    { in: "televisies", max: 900, has: { Schermgrootte: "55 inch" }, not: { brand: "Samsung" } },
  ],
  ["hondebrokken voor een puppie", { in: "hondenvoer", has: { Voersoort: "Brokken", "Leeftijd hond": "Puppy" } }],
  [
    "Heb een iPhone 15, daar moet een hoesje omheen. Welke kleur maakt niet uit, als het maar geen roze is",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" }, not: { color: "Roze" } },
  ],
  ["wat is de stilste vaatwasser die jullie hebben staan?", { in: "vaatwassers", rising: "Geluidsniveau" }],
  [
    "Koptelefoon die het lawaai in de trein actief wegfiltert, mag tot 200 kosten.",
    { in: "koptelefoons", max: 200, has: { Ruisonderdrukking: "Actief" } },
  ],
  ["sierkussens van 50 bij 50", { in: "sierkussens", has: { Afmeting: "50 x 50 cm" } }],
  [
    "dekbedovertrek 240 breed en dan graag een die ik niet hoef te strijken want daar heb ik een hekel aan",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "Ja" } },
  ],
  ["banden 205 55 r16", { in: "autobanden", has: { Maat: "205/55 R16" } }],
  ["jurk maatje 42, lange mouwen", { in: "jurken", has: { Maat: "42", Mouwlengte: "Lange mouw" } }],
  [
    "ik moet over twee weken naar een bruiloft en heb nette schoenen nodig, heren, drieënveertig",
    { in: "nette-herenschoenen", has: { Maat: "43" } },
  ],
  [
    "Smartphone die nat mag worden. IP67 is het minste, IP68 mag natuurlijk ook.",
    { in: "smartphones", has: { Waterdichtheid: ["IP67", "IP68"] } },
  ],
  [
    "voor de kerk een koffiezetter van 12 koppen, met thermoskan zodat het warm blijft",
    { in: "koffiezetapparaten", has: { "Aantal kopjes": "12 kopjes", Kan: "Thermoskan" } },
  ],
  ["goedkoopste kinderwagen aub", { in: "kinderwagens", extreme: "cheapest" }],
  ["Het is een jubileum dus doe maar gek: wat is jullie duurste horloge?", { in: "horloges", extreme: "dearest" }],
  ["legpuzzel duizend stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
  [
    "koekepan van 28, en alstublieft geen pfas erin",
    { in: "koekenpannen", has: { Diameter: "28 cm", Pfas: "Vrij van pfas" } },
  ],
  ["Verkoopt u misschien ook een roze wasmachine?", { in: "wasmachines", none: true }],
  ["horloge voor minder dan twee tientjes", { in: "horloges", none: true }],
  [
    "we zijn thuis met z'n achten, dus een bbq op gas die daar groot genoeg voor is",
    { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
  ],
  [
    "gazelle of batavus e-bike, andere merken hoef ik niet",
    {
      in: "elektrische-fietsen",
      has: { brand: ["Gazelle", "Batavus"] },
    },
  ],
  ["babyfles maar dan van glas ipv plastic", { in: "babyflessen", has: { Materiaal: "Glas" } }],
  [
    "Rugzak gezocht: laptop van 15,6 moet erin passen en hij moet water afstoten.",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" } },
  ],
  [
    'monitor 27" 144hz of sneller',
    { in: "monitoren", has: { Schermgrootte: "27 inch" }, number: { Verversingssnelheid: [144, null] } },
  ],
  [
    "geen gewone strijkbout, zo'n stoomgenerator",
    {
      in: "strijkijzers",
      has: { "Type strijkijzer": "Stoomgenerator" },
    },
  ],
  ["luchtje voor mijn man, tussen de 40 en de 60 euro", { in: "herenparfums", min: 40, max: 60 }],
  [
    "gezichtscreme zonder parfum, mn huid is nogal gevoelig",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Huidtype: "Gevoelig" } },
  ],
  [
    "bordspel voor met z'n tweeen, en het moet hooguit een half uurtje duren",
    {
      in: "gezelschapsspellen",
      has: { Spelers: ["2-4 spelers", "2-6 spelers"] },
      number: { Speelduur: [null, 30] },
    },
  ],
  [
    "robotstofzuiger die ook dweilt en zichzelf leegt in een station",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  ["bureau wat elektrisch omhoog kan, heb last van me rug", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  [
    "accuboormachine 18 volt, accu's heb ik al liggen dus die hoeven er niet bij",
    { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Zonder accu" } },
  ],
  ["Een roman om in de auto naar te luisteren.", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
  ["leesboekje voor een kind van 5", { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" } }],
  ["kookboek vegatarisch", { in: "kookboeken", has: { Onderwerp: "Vegetarisch" } }],
  ["gitaar, nylon snaren, tweehonderd euro is echt de max", { in: "gitaren", max: 200, has: { Snaren: "Nylon" } }],
  ["keyboard met evenveel toetsen als een echte piano, 88 dus", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
  [
    "kattebak met een kap erop want het strooit hier alle kanten uit",
    {
      in: "kattenbakken",
      has: { Uitvoering: "Met kap" },
    },
  ],
  ["aquarium, 100 liter op z'n minst", { in: "aquaria", number: { Inhoud: [100, null] } }],
  ["Mag ik gewoon even een mens spreken?", { contact: true }],
  ["weet jij hoe lang mijn konijn nog te leven heeft", { honest: true }],
  [
    "ik zoek een hanglamp in landelijke stijl. niet zo'n kleintje, doorsnee zeker 40 centimeter",
    { in: "hanglampen", has: { Stijl: "Landelijk" }, number: { Diameter: [40, null] } },
  ],
  [
    "volautomatische espressomachine < 500, krups valt af, vorige was ook krups en die lekte",
    { in: "espressomachines", max: 500, has: { "Type machine": "Volautomaat" }, not: { brand: "Krups" } },
  ],
]);
