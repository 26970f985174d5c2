import { talks } from "../dialogue";

/** Long talks with short, everyday second turns, by a stranger. */
export const otherEverydayTurns = talks("everyday turns", [
  [
    ["espresso volautomaat", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    [
      "met minstens 4 soorten koffie",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, number: { Koffiedranken: [4, null] } },
    ],
    ["hoeveel bonen gaan er in de tweede?", { quotes: "specification", field: /bonen/i, about: "2.2" }],
    [
      "ach ik drink toch meestal filterkoffie. een koffiezetapparaat met thermoskan dan",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } },
    ],
    [
      "voor 10 kopjes of meer, we krijgen altijd veel bezoek",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
  ],
  // 41
  [
    ["dames sneakers maat 39", { in: "damessneakers", has: { size: "39" } }],
    ["laat ook 40 zien ik zit er vaak tussenin", { in: "damessneakers", has: { size: ["39", "40"] } }],
    [
      "geen veters, bukken gaat niet zo makkelijk meer",
      { in: "damessneakers", has: { size: ["39", "40"] }, not: { Sluiting: "Veters" } },
    ],
    [
      "veters zijn ook goed hoor, als het voetbed er maar uit kan voor mn steunzolen",
      { in: "damessneakers", has: { size: ["39", "40"], "Uitneembaar voetbed": "Ja" } },
    ],
  ],
  // 42
  [
    ["enkellaarsjes met blokhak", { in: "enkellaarzen", has: { "Type hak": "Blokhak" } }],
    [
      "hak niet hoger dan 6 cm, ik moet er de hele dag op staan",
      { in: "enkellaarzen", has: { "Type hak": "Blokhak" }, number: { Hakhoogte: [null, 6] } },
    ],
    ["platte zool is misschien verstandiger", { in: "enkellaarzen", has: { "Type hak": "Platte zool" } }],
    ["en kan ik ze terugsturen als ze knellen?", { quotes: "policy" }],
    [
      "nog wat anders: een keyboard met 61 of 76 toetsen",
      { in: "keyboards", has: { Toetsen: ["61 toetsen", "76 toetsen"] } },
    ],
    [
      "aanslaggevoelig moet van de juf",
      { in: "keyboards", has: { Toetsen: ["61 toetsen", "76 toetsen"], Aanslaggevoelig: "Ja" } },
    ],
  ],
  // 43
  [
    ["nette herenschoenen bruin", { in: "nette-herenschoenen", has: { color: "bruin" } }],
    ["of cognac", { in: "nette-herenschoenen", has: { color: ["bruin", "cognac"] } }],
    [
      "leer. suede wordt zo vies",
      { in: "nette-herenschoenen", has: { color: ["bruin", "cognac"], Materiaal: "Leer" } },
    ],
    ["voor doordeweeks ook nog herensneakers, 44 of 45", { in: "herensneakers", has: { size: ["44", "45"] } }],
    ["lage", { in: "herensneakers", has: { size: ["44", "45"], Hoogte: "Laag" } }],
  ],
  // 44
  [
    ["schoenen met van die lampjes voor me zoontje", { in: "kindersneakers", has: { "Lampjes in zool": "Ja" } }],
    ["mag niet van school.. zonder lampjes", { in: "kindersneakers", has: { "Lampjes in zool": "Nee" } }],
    ["tot 45 euro", { in: "kindersneakers", has: { "Lampjes in zool": "Nee" }, max: 45 }],
    ["en een voorleesboek 4 tot 6 jaar", { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" } }],
    ["hij leest eigenlijk al best zelf, 6 tot 9", { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar" } }],
  ],
  // 45
  [
    [
      "Elektrische fiets met lage instap, in verband met mijn heup",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" } },
    ],
    ["een damesframe lukt ook nog wel", { in: "elektrische-fietsen", has: { Frame: ["Lage instap", "Damesframe"] } }],
    [
      "Graag een motor in het midden",
      { in: "elektrische-fietsen", has: { Frame: ["Lage instap", "Damesframe"], Motor: "Middenmotor" } },
    ],
    ["een helm heb ik ook nodig", { in: "fietshelmen" }],
    ["met mips en in maat M of L", { in: "fietshelmen", has: { Mips: "Met", size: ["M", "L"] } }],
  ],
  // 46
  [
    ["stadsfiets onder de 100 euro", { in: "stadsfietsen", max: 100, none: true }],
    ["ok tot 400 dan", { in: "stadsfietsen", max: 400 }],
    [
      "3 of 7 versnellingen",
      { in: "stadsfietsen", max: 400, has: { Versnellingen: ["3 versnellingen", "7 versnellingen"] } },
    ],
    [
      "geen terugtrap",
      {
        in: "stadsfietsen",
        max: 400,
        has: { Versnellingen: ["3 versnellingen", "7 versnellingen"] },
        not: { Remmen: "Terugtraprem" },
      },
    ],
  ],
  // 47
  [
    ["dumbells 2x 5 kg", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
    ["zwaarder, 2 x 10", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
    ["mn rug... toch weer die van 5", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
    ["en voor de kleine een voetbal maatje 3 of 4", { in: "voetballen", has: { Balmaat: ["3", "4"] } }],
    ["goedkoper dan 25", { in: "voetballen", has: { Balmaat: ["3", "4"] }, max: 25 }],
  ],
  // 48
  [
    ["tent voor 4 personen", { in: "tenten", has: { Slaapplaatsen: "4-persoons" } }],
    ["schoonmoeder gaat mee met haar vriend... dus 6 personen", { in: "tenten", has: { Slaapplaatsen: "6-persoons" } }],
    [
      "slaapzakken dan ook, comfort 0 graden want we gaan in april",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
    ],
    ["5 graden is ook warm genoeg", { in: "slaapzakken", has: { Comforttemperatuur: ["0 °C", "5 °C"] } }],
    [
      "geen mummie, daar word ik benauwd van",
      { in: "slaapzakken", has: { Comforttemperatuur: ["0 °C", "5 °C"] }, not: { Vorm: "Mummiemodel" } },
    ],
    ["wandelrugzak van 50 of 65 liter", { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"] } }],
  ],
  // 49
  [
    ["lego voor een jongen van 8", { in: "bouwsets", has: { brand: "LEGO" } }],
    ["playmobil heeft ie liever zegt oma", { in: "bouwsets", has: { brand: "Playmobil" } }],
    [
      "of een puzzel van 1000 stukjes, voor de hele familie",
      { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } },
    ],
    ["500 dan, dat kost minder geduld", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } }],
    [
      "een gezelschapsspel is misschien gezelliger. coöperatief, ze kunnen hier niet tegen hun verlies",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" } },
    ],
    ["familiespel mag ook", { in: "gezelschapsspellen", has: { Speltype: ["Coöperatief spel", "Familiespel"] } }],
  ],
  // 50
  [
    ["knuffel voor een pasgeboren baby, dus vanaf 0 jaar", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } }],
    ["die in de wasmachine mag op 30", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar", Wasbaar: "Op 30 °C" } }],
    ["en voor grote zus een babypop", { in: "poppen", has: { "Type pop": "Babypop" } }],
    ["een modepop vindt ze geloof ik leuker", { in: "poppen", has: { "Type pop": "Modepop" } }],
    ["en voor papa een gitaar, akoestisch", { in: "gitaren", has: { "Type gitaar": "Akoestische gitaar" } }],
    ["klassiek mag ook", { in: "gitaren", has: { "Type gitaar": ["Akoestische gitaar", "Klassieke gitaar"] } }],
  ],
  // 51
  [
    ["buitenspeelgoed tot 20 euro voor een kinderfeestje", { in: "buitenspeelgoed", max: 20 }],
    ["geen hout", { in: "buitenspeelgoed", max: 20, not: { Materiaal: "Hout" } }],
    ["30 euro mag ook", { in: "buitenspeelgoed", max: 30, not: { Materiaal: "Hout" } }],
    ["en kleurpotloden", { in: "stiften-en-kleurpotloden", has: { Soort: "Kleurpotloden" } }],
    ["viltstiften zijn toch feller", { in: "stiften-en-kleurpotloden", has: { Soort: "Viltstiften" } }],
  ],
  // 52
  [
    [
      "wij verwachten ons eerste kindje! kinderwagen met luchtbanden",
      { in: "kinderwagens", has: { Wielen: "Luchtbanden" } },
    ],
    [
      "en met één hand in te klappen",
      { in: "kinderwagens", has: { Wielen: "Luchtbanden", "Met één hand inklapbaar": "Ja" } },
    ],
    ["autostoel met isofix", { in: "autostoelen", has: { Bevestiging: "Isofix" } }],
    [
      "oh nee onze oude auto heeft geen isofix, met de gordel dus",
      { in: "autostoelen", has: { Bevestiging: "Gordel" } },
    ],
    ["luiertas, als rugzak", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["schoudertas vindt mijn vriendin mooier", { in: "luiertassen", has: { Draagwijze: "Schoudertas" } }],
  ],
  // 53
  [
    ["ledikantje 60x120", { in: "ledikanten", has: { Ligmaat: "60 x 120 cm" } }],
    ["70 x 140, daar doe je langer mee", { in: "ledikanten", has: { Ligmaat: "70 x 140 cm" } }],
    ["geen mdf", { in: "ledikanten", has: { Ligmaat: "70 x 140 cm" }, not: { Materiaal: "Mdf" } }],
    ["babyslaapzak voor de zomer, 0,5 of 1 tog", { in: "babyslaapzakken", has: { Tog: ["0,5 TOG", "1 TOG"] } }],
    ["en antikoliek flesjes", { in: "babyflessen", has: { Antikoliek: "Ja" } }],
  ],
  // 54
  [
    ["accuboormachine 18 volt", { in: "accuboormachines", has: { Spanning: "18V" } }],
    [
      "met klopboor functie, muren zijn hier van steen",
      { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja" } },
    ],
    ["12v mag ook als ie maar klopt", { in: "accuboormachines", has: { Klopfunctie: "Ja" } }],
    [
      "lege gereedschapskist erbij, gereedschap heb ik zat",
      { in: "gereedschapskisten", has: { Inhoud: "Zonder gereedschap" } },
    ],
    ["en motorolie 5w30", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
    ["sorry 5w40 staat er in het boekje", { in: "motorolie", has: { Viscositeit: "5W-40" } }],
  ],
  // 55
  [
    ["robotmaaier voor de tuin", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    ["nee joh veel te duur. op accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["met een snoer is ook prima", { in: "grasmaaiers", has: { Aandrijving: ["Accu", "Elektrisch"] } }],
    [
      "maaibreedte 36 of meer",
      { in: "grasmaaiers", has: { Aandrijving: ["Accu", "Elektrisch"] }, number: { Maaibreedte: [36, null] } },
    ],
    [
      "wij hebben ook nog bloempotten nodig die tegen de vorst kunnen",
      { in: "bloempotten", has: { Vorstbestendig: "Ja" } },
    ],
    ["vierkant", { in: "bloempotten", has: { Vorstbestendig: "Ja", Vorm: "Vierkant" } }],
  ],
  // 56
  [
    ["bbq op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["voor 8 of 12 man", { in: "barbecues", has: { Brandstof: "Gas", Personen: ["8", "12"] } }],
    [
      "houtskool geeft toch meer smaak. zelfde aantal mensen",
      { in: "barbecues", has: { Brandstof: "Houtskool", Personen: ["8", "12"] } },
    ],
    ["stapelbare tuinstoelen", { in: "tuinstoelen", has: { Stapelbaar: "Ja" } }],
    ["tot 100 per stuk", { in: "tuinstoelen", has: { Stapelbaar: "Ja" }, max: 100 }],
  ],
  // 57
  [
    ["parfum voor mijn moeder, bloemig", { in: "damesparfums", has: { Geurfamilie: "Bloemig" } }],
    ["ze houdt ook van fris", { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Fris"] } }],
    ["niet duurder dan 70", { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Fris"] }, max: 70 }],
    ["voor mijn vader iets houtachtigs", { in: "herenparfums", has: { Geurfamilie: "Houtachtig" } }],
    ["zou hij dat zelf mooi vinden denk je?", { honest: true }],
  ],
  // 58
  [
    [
      "gezichtscreme gevoelige huid zonder parfum",
      { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
    ],
    [
      "mijn huid is eerder droog dan gevoelig, droog dus",
      { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } },
    ],
    ["föhn met ionisatie", { in: "haardrogers", has: { Ionisatie: "Met" } }],
    [
      "max 500 gram, die dingen zijn zo zwaar boven je hoofd",
      { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Gewicht: [null, 500] } },
    ],
    ["ionisatie is geen must, het gewicht wel", { in: "haardrogers", number: { Gewicht: [null, 500] } }],
    ["en autoshampoo", { in: "autoreinigers", has: { Soort: "Autoshampoo" } }],
  ],
  // 59
  [
    [
      "elektrische tandenborstel met druksensor, van de tandarts moet dat",
      { in: "elektrische-tandenborstels", has: { Druksensor: "Ja" } },
    ],
    ["sonisch", { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Techniek: "Sonisch" } }],
    [
      "roterend bevalt me toch beter",
      { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Techniek: "Roterend" } },
    ],
    ["en een scheerapparaat met trimmer", { in: "scheerapparaten", has: { Trimmer: "Ja" } }],
    ["geen braun, slechte ervaring mee", { in: "scheerapparaten", has: { Trimmer: "Ja" }, not: { brand: "Braun" } }],
  ],
  // 60
  [
    ["bureaustoel met lendesteun", { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" } }],
    ["hoge rug kan ook", { in: "bureaustoelen", has: { Rugleuning: ["Lendensteun", "Hoge rug"] } }],
    ["zit sta bureau elektrisch", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
    ["met de hand verstellen is ook goed", { in: "bureaus", has: { Verstelling: ["Elektrisch", "Handmatig"] } }],
    [
      "minimaal 140 breed",
      { in: "bureaus", has: { Verstelling: ["Elektrisch", "Handmatig"] }, number: { Breedte: [140, null] } },
    ],
  ],
]);
