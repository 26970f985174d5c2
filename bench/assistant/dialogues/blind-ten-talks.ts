import { talks } from "../dialogue";

export const blindTenTalks = talks("blind ten, held out, read since", [
  [
    ["wasmachine onder de 900 euro", { in: "wasmachines", max: 900 }],
    ["hoeveel lawaai maakt de tweede?", { about: "1.2", quotes: "specification", field: /geluid/i }],
    ["laat dan alleen energielabel A of B zien", { in: "wasmachines", max: 900, has: { Energieklasse: ["A", "B"] } }],
  ],
  [
    [
      "we zoeken een tv voor op de slaapkamer, 32 of 43 inch",
      { in: "televisies", has: { Schermgrootte: ["32 inch", "43 inch"] } },
    ],
    [
      "zilver. o nee, zwart past beter bij het bed",
      { in: "televisies", has: { Schermgrootte: ["32 inch", "43 inch"], color: "zwart" } },
    ],
    [
      "en niet duurder dan 700 graag",
      { in: "televisies", has: { Schermgrootte: ["32 inch", "43 inch"], color: "zwart" }, max: 700 },
    ],
  ],
  [
    ["kinder regenjas", { in: "kinderjassen", has: { Seizoen: "Regenjas" } }],
    ["eigenlijk heeft ze er al een, doe maar een winterjas", { in: "kinderjassen", has: { Seizoen: "Winterjas" } }],
    ["tot 80", { in: "kinderjassen", has: { Seizoen: "Winterjas" }, max: 80 }],
  ],
  [
    ["Sneakers voor dames in maat 39", { in: "damessneakers", has: { size: "39" } }],
    ["Of nee, laat toch maar enkellaarsjes zien in dezelfde maat", { in: "enkellaarzen", has: { size: "39" } }],
    ["Zwart!", { in: "enkellaarzen", has: { size: "39", color: "zwart" } }],
  ],
  [
    ["airfryer met 2 lades", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    ["wat is t verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
    ["heb je er nog meer?", { in: "airfryers", has: { "Dubbele lade": "Ja" }, fresh: 1 }],
  ],
  [
    [
      "Ik zoek een volautomatische espressomachine.",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" } },
    ],
    [
      "Heeft u iets dat minder kost dan {name:1.2}?",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, below: "1.2" },
    ],
  ],
  [
    ["laptop voor school", { in: "laptops" }],
    ["minstens 16 gig werkgeheugen", { in: "laptops", number: { Werkgeheugen: [16, null] } }],
    ["scherm van 14 inch", { in: "laptops", number: { Werkgeheugen: [16, null] }, has: { Schermgrootte: "14 inch" } }],
    [
      "mwah beetje klein, dan 15,6",
      { in: "laptops", number: { Werkgeheugen: [16, null] }, has: { Schermgrootte: "15,6 inch" } },
    ],
  ],
  [
    ["accu grasmaaier tot 400 euro", { in: "grasmaaiers", has: { Aandrijving: "Accu" }, max: 400 }],
    [
      "ach laat dat budget maar zitten, kwaliteit gaat voor",
      { in: "grasmaaiers", has: { Aandrijving: "Accu" }, unbounded: true },
    ],
    [
      "hij moet wel minstens 36 cm breed maaien",
      { in: "grasmaaiers", has: { Aandrijving: "Accu" }, number: { Maaibreedte: [36, null] } },
    ],
  ],
  [
    ["regenlaarsjes maat 28 voor de kleinzoon", { in: "regenlaarzen", has: { size: "28" } }],
    ["en mag ik ze terugsturen als ze te klein blijken", { quotes: "policy support" }],
    ["goed. maat 30 mag trouwens ook, hij groeit zo hard", { in: "regenlaarzen", has: { size: ["28", "30"] } }],
  ],
  [
    [
      "slaapzakken voor in de zomer, comforttemperatuur 10 graden is prima",
      { in: "slaapzakken", has: { Comforttemperatuur: "10 °C" } },
    ],
    [
      "ik moet m zelf dragen dus zet de lichtste bovenaan",
      { in: "slaapzakken", has: { Comforttemperatuur: "10 °C" }, rising: "Gewicht" },
    ],
  ],
  [
    ["horloge met leren bandje", { in: "horloges", has: { Band: "Leren band" } }],
    ["hoe waterdicht is de eerste?", { about: "1.1", quotes: "specification", field: /waterdicht/i }],
    ["doe toch maar staal, leer gaat stinken bij mij", { in: "horloges", has: { Band: "Stalen band" } }],
  ],
  [
    [
      "echt leren handtas in bruin of cognac",
      { in: "handtassen", has: { Materiaal: "Leer", color: ["bruin", "cognac"] } },
    ],
    [
      "kleur maakt me bij nader inzien niet uit, als het maar een schoudertas is. wel leer",
      { in: "handtassen", has: { Materiaal: "Leer", "Type tas": "Schoudertas" } },
    ],
  ],
  [
    ["koelvriescombi rvs", { in: "koel-vriescombinaties", has: { color: "rvs" } }],
    ["hoeveel liter gaat er in de tweede", { about: "1.2", quotes: "specification", field: /inhoud/i }],
    [
      "we zijn met vijf man, minstens 300 liter dus",
      { in: "koel-vriescombinaties", has: { color: "rvs" }, number: { Inhoud: [300, null] } },
    ],
  ],
  [
    ["babyslaapzak 90cm", { in: "babyslaapzakken", has: { size: "90 cm" } }],
    ["sorry typfout, 60 bedoel ik", { in: "babyslaapzakken", has: { size: "60 cm" } }],
    ["geen roze pls", { in: "babyslaapzakken", has: { size: "60 cm" }, not: { color: "roze" } }],
  ],
  [
    ["een kinderboek voor een meisje van zeven", { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar" } }],
    [
      "ze leest graag Ilse Kuiper, is daar iets van?",
      { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar", Auteur: "Ilse Kuiper" } },
    ],
  ],
  [
    [
      "e-bike met lage instap, mijn moeder krijgt haar been niet meer zo hoog",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" } },
    ],
    [
      "ze fietst flinke stukken. actieradius van minimaal 90 km",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, number: { Actieradius: [90, null] } },
    ],
    ["wat voor motor zit er op de bovenste?", { about: "2.1", quotes: "specification", field: /motor/i }],
  ],
  [
    ["hallo, mijn pakketje is kapot aangekomen en ik wil daar iemand over spreken", { contact: true }],
    ["terwijl ik wacht: hebben jullie waterkokers van glas?", { in: "waterkokers", has: { Materiaal: "Glas" } }],
  ],
  [
    ["voetbal maat 5 onder de 40 euro", { in: "voetballen", has: { Balmaat: "5" }, max: 40 }],
    ["en voor zijn kleine broertje, maat 3? zelfde budget", { in: "voetballen", has: { Balmaat: "3" }, max: 40 }],
  ],
  [
    ['beeldscherm voor thuiswerken 27"', { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    [
      "full hd is me te grof, liever QHD of 4K",
      { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: ["QHD", "4K"] } },
    ],
    ["vergelijk nummer 1 en 2", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["printer die aan twee kanten kan printen", { in: "printers", has: { "Dubbelzijdig printen": "Ja" } }],
    [
      "niet van HP, dat gedoe met die cartridges",
      { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { brand: "HP" } },
    ],
  ],
  [
    ["dumbells 2x5kg", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
    ["te licht. 2x10", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
    ["prijs van de eerste?", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["driezitsbank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    [
      "Leer plakt zo in de zomer, dus dat niet",
      { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
    ],
    [
      "Hoe breed is de eerste precies? Er moet nog een lamp naast.",
      { about: "2.1", quotes: "specification", field: /breedte/i },
    ],
  ],
  [
    ["wij krijgen een kitten!! wat hebben jullie aan krabpalen", { in: "krabpalen" }],
    ["en een kattenbak is ook wel handig", { in: "kattenbakken" }],
    ["met geurfilter dan hè", { in: "kattenbakken", has: { Geurfilter: "Ja" } }],
    ["oké, even terug naar de krabpalen: tot 120 euro", { in: "krabpalen", max: 120 }],
  ],
  [
    ["bouwset vanaf 8 jaar", { in: "bouwsets", has: { Leeftijd: "Vanaf 8 jaar" } }],
    ["alleen lego of playmobil", { in: "bouwsets", has: { Leeftijd: "Vanaf 8 jaar", brand: ["LEGO", "Playmobil"] } }],
    ["uit hoeveel steentjes bestaat de eerste", { about: "2.1", quotes: "specification", field: /onderdelen/i }],
  ],
  [
    ["scheerapparaat van Braun of Philips", { in: "scheerapparaten", has: { brand: ["Braun", "Philips"] } }],
    ["hoe lang doet {name:1.1} met een volle accu?", { about: "1.1", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["parfum voor mijn vrouw, ze houdt van bloemige geuren", { in: "damesparfums", has: { Geurfamilie: "Bloemig" } }],
    ["niet meer dan 90 euro", { in: "damesparfums", has: { Geurfamilie: "Bloemig" }, max: 90 }],
    ["iets fris mag eventueel ook", { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Fris"] }, max: 90 }],
  ],
  [
    ["damestrui maat L", { in: "damestruien", has: { size: "L" } }],
    ["van acryl krijg ik jeuk", { in: "damestruien", has: { size: "L" }, not: { Materiaal: "Acryl" } }],
    ["ik zou ook XL kunnen hebben", { in: "damestruien", has: { size: ["L", "XL"] }, not: { Materiaal: "Acryl" } }],
  ],
  [
    ["stapelbare tuinstoelen", { in: "tuinstoelen", has: { Stapelbaar: "Ja" } }],
    [
      "hout wil ik niet onderhouden. aluminium of kunststof",
      { in: "tuinstoelen", has: { Stapelbaar: "Ja", Materiaal: ["Aluminium", "Kunststof"] } },
    ],
    ["tot hoeveel kilo kan de eerste aan", { about: "2.1", quotes: "specification", field: /draagkracht/i }],
  ],
  [
    ["gezichtscreme droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    ["en ongeparfumeerd", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } }],
    ["hooguit 45 euro", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" }, max: 45 }],
    ["vergeet dat zonder parfum maar, de rest blijft", { in: "gezichtscremes", has: { Huidtype: "Droog" }, max: 45 }],
  ],
  [
    ["fietshelm met mips", { in: "fietshelmen", has: { Mips: "Met" } }],
    ["mijn hoofd is maat L", { in: "fietshelmen", has: { Mips: "Met", size: "L" } }],
    ["geen witte, die wordt vies", { in: "fietshelmen", has: { Mips: "Met", size: "L" }, not: { color: "wit" } }],
  ],
  [
    ["magnetron onder de 200 euro, vrijstaand", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" }, max: 200 }],
    ["denk je dat mijn schoonmoeder de eerste mooi gaat vinden?", { honest: true }],
    [
      "haha oké. laat eens wat andere zien dan",
      { in: "magnetrons", has: { Plaatsing: "Vrijstaand" }, max: 200, fresh: 1 },
    ],
  ],
]);
