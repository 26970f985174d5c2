import { talks } from "../dialogue";

export const checkedTalksMore = talks("checked talks", [
  [
    ["dakkoffer, minimaal 420 l", { in: "dakkoffers", number: { Inhoud: [420, null] } }],
    [
      "zwart, staat het mooist op de auto",
      { in: "dakkoffers", number: { Inhoud: [420, null] }, has: { color: "zwart" } },
    ],
    [
      "maak er 500 liter of meer van, we nemen de hond ook mee",
      { in: "dakkoffers", number: { Inhoud: [500, null] }, has: { color: "zwart" } },
    ],
  ],
  [
    ["strijkijzer met stoomgenerator", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } }],
    [
      "hmm zo groot. gewoon een stoomstrijkijzer dan",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer" } },
    ],
    [
      "snoer van 2 meter of langer",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer" }, number: { Snoerlengte: [2, null] } },
    ],
    [
      "niet groen en niet paars",
      {
        in: "strijkijzers",
        has: { "Type strijkijzer": "Stoomstrijkijzer" },
        number: { Snoerlengte: [2, null] },
        not: { color: ["groen", "paars"] },
      },
    ],
  ],
  [
    ["aquarium 110 liter", { in: "aquaria", has: { Inhoud: "110 liter" } }],
    [
      "zwarte rand vind ik lelijk, dus niet zwart",
      { in: "aquaria", has: { Inhoud: "110 liter" }, not: { color: "zwart" } },
    ],
    ["zit er een filter bij de eerste?", { about: "2.1", quotes: "specification", field: /filter/i }],
  ],
  [
    ["Pannenset van roestvrij staal", { in: "pannensets", has: { Materiaal: "Rvs" } }],
    ["vijfdelig", { in: "pannensets", has: { Materiaal: "Rvs", "Aantal delen": "5-delige" } }],
    [
      "is er een van Tefal bij",
      { in: "pannensets", has: { Materiaal: "Rvs", "Aantal delen": "5-delige", brand: "Tefal" } },
    ],
  ],
  [
    ["horloge met leren bandje", { in: "horloges", has: { Band: "Leren band" } }],
    ["tussen de 50 en 300 euro", { in: "horloges", has: { Band: "Leren band" }, min: 50, max: 300 }],
    [
      "goud hoeft niet hoor ik ben geen patser",
      { in: "horloges", has: { Band: "Leren band" }, min: 50, max: 300, not: { color: "goud" } },
    ],
    [
      "een stalen band mag toch ook",
      { in: "horloges", has: { Band: ["Leren band", "Stalen band"] }, min: 50, max: 300, not: { color: "goud" } },
    ],
  ],
  [
    ["babyflesjes van glas, plastic wil ik niet", { in: "babyflessen", has: { Materiaal: "Glas" } }],
    ["kleintjes, tot 250 ml", { in: "babyflessen", has: { Materiaal: "Glas" }, number: { Inhoud: [null, 250] } }],
    [
      "125 ml eigenlijk, merk difrax",
      { in: "babyflessen", has: { Materiaal: "Glas", Inhoud: "125 ml", brand: "Difrax" } },
    ],
  ],
  [
    [
      "Bureaustoel gezocht. Ik weeg 130 kilo dus hij moet dat wel kunnen dragen.",
      { in: "bureaustoelen", number: { Draagkracht: [130, null] } },
    ],
    ["Waarmee is de eerste bekleed?", { about: "1.1", quotes: "specification", field: /bekleding/i }],
    [
      "Laat maar, ik zoek eerst een bureau. Breedte 140 cm of breder",
      { in: "bureaus", number: { Breedte: [140, null] } },
    ],
    ["elektrisch verstelbaar", { in: "bureaus", number: { Breedte: [140, null] }, has: { Verstelling: "Elektrisch" } }],
  ],
  [
    ["robotmaaier", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    [
      "gazon is 300 vierkante meter, dat moet ie aankunnen",
      { in: "grasmaaiers", has: { Aandrijving: "Robot" }, number: { Oppervlakte: [300, null] } },
    ],
    [
      "geen einhell, slechte ervaring",
      {
        in: "grasmaaiers",
        has: { Aandrijving: "Robot" },
        number: { Oppervlakte: [300, null] },
        not: { brand: "Einhell" },
      },
    ],
  ],
  [
    ["crossbody tasje", { in: "handtassen", has: { "Type tas": "Crossbodytas" } }],
    [
      "maar niet van kunstleer dat bladdert af",
      { in: "handtassen", has: { "Type tas": "Crossbodytas" }, not: { Materiaal: "Kunstleer" } },
    ],
    [
      "of een schoudertas kan ook, als er maar een rits op zit",
      {
        in: "handtassen",
        has: { "Type tas": ["Crossbodytas", "Schoudertas"], Sluiting: "Rits" },
        not: { Materiaal: "Kunstleer" },
      },
    ],
  ],
  [
    ["gezichtscreme droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    [
      "zonder parfum, daar krijg ik uitslag van",
      { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } },
    ],
    ["t liefst onder de 40 euro", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" }, max: 40 }],
    ["welke factor heeft nummer 1", { about: "3.1", quotes: "specification", field: /beschermingsfactor/i }],
  ],
  [
    [
      "lego voor mijn kleinzoon van 8, dus niks dat pas vanaf 12 is",
      { in: "bouwsets", has: { brand: "LEGO" }, number: { Leeftijd: [null, 8] } },
    ],
    [
      "meer dan 200 steentjes",
      {
        in: "bouwsets",
        has: {
          brand: "LEGO",
          "Aantal onderdelen": ["204 onderdelen", "412 onderdelen", "845 onderdelen", "1.640 onderdelen"],
        },
        number: { Leeftijd: [null, 8] },
      },
    ],
    [
      "Playmobil vindt hij ook leuk, dat mag er ook bij",
      {
        in: "bouwsets",
        has: {
          brand: ["LEGO", "Playmobil"],
          "Aantal onderdelen": ["204 onderdelen", "412 onderdelen", "845 onderdelen", "1.640 onderdelen"],
        },
        number: { Leeftijd: [null, 8] },
      },
    ],
  ],
  [
    ["bbq op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["toch houtskool, dat hoort zo", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    [
      "rooster van 57 cm of groter",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Rooster: [57, null] } },
    ],
    [
      "groen vind ik niks",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Rooster: [57, null] }, not: { color: "groen" } },
    ],
  ],
  [
    ["robotstofzuiger die ook kan dweilen", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
    [
      "hij moet onder de bank door, niet hoger dan 10 centimeter",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met" }, number: { Hoogte: [null, 10] } },
    ],
    [
      "oh en minstens 2 uur werktijd",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met" }, number: { Hoogte: [null, 10], Werktijd: [120, null] } },
    ],
  ],
  [
    ["puppyvoer", { in: "hondenvoer", has: { "Leeftijd hond": "Puppy" } }],
    [
      "natvoer lust ze niet, dus dat niet",
      { in: "hondenvoer", has: { "Leeftijd hond": "Puppy" }, not: { Voersoort: "Natvoer" } },
    ],
    ["hoeveel eiwit zit er in de eerste?", { about: "2.1", quotes: "specification", field: /eiwit/i }],
  ],
  [
    ["herenjas in XL", { in: "herenjassen", has: { size: "XL" } }],
    [
      "waterkolom minimaal 5000 millimeter",
      { in: "herenjassen", has: { size: "XL", Waterkolom: ["5.000 mm", "10.000 mm"] } },
    ],
    ["doe ook maar eens t-shirts voor heren in dezelfde maat", { in: "heren-t-shirts", has: { size: "XL" } }],
    ["groen met v-hals", { in: "heren-t-shirts", has: { size: "XL", color: "groen", Halslijn: "V-hals" } }],
  ],
  [
    ['monitor 27"', { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    ["ips paneel", { in: "monitoren", has: { Schermgrootte: "27 inch", Paneel: "Ips" } }],
    [
      "100hz+",
      {
        in: "monitoren",
        has: { Schermgrootte: "27 inch", Paneel: "Ips" },
        number: { Verversingssnelheid: [100, null] },
      },
    ],
    [
      "va mag ook trouwens",
      {
        in: "monitoren",
        has: { Schermgrootte: "27 inch", Paneel: ["Ips", "Va"] },
        number: { Verversingssnelheid: [100, null] },
      },
    ],
    [
      "full hd is me te weinig, liever qhd of 4k",
      {
        in: "monitoren",
        has: { Schermgrootte: "27 inch", Paneel: ["Ips", "Va"], Resolutie: ["QHD", "4K"] },
        number: { Verversingssnelheid: [100, null] },
      },
    ],
  ],
  [
    ["dumbels 2x5 kg", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
    ["paars of blauw", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg", color: ["paars", "blauw"] } }],
    [
      "van krachtstof",
      { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg", color: ["paars", "blauw"], brand: "Krachtstof" } },
    ],
  ],
  [
    ["wat is jullie goedkoopste accuboormachine", { in: "accuboormachines", extreme: "cheapest" }],
    ["ok maar ik heb 18 volt nodig", { in: "accuboormachines", has: { Spanning: "18V" } }],
    ["met twee accu's erbij", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } }],
    [
      "niet van dewalt, die heeft mn zwager al",
      { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" }, not: { brand: "DeWALT" } },
    ],
  ],
]);
