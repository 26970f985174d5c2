import { talks } from "../dialogue";

export const blindSixteenTalks = talks("blind sixteen, held out, read since", [
  [
    ["mijn dochter gaat studeren en heeft een laptop nodig", { in: "laptops" }],
    ["niet boven de 900 euro", { in: "laptops", max: 900 }],
    ["hooguit anderhalve kilo, ze fietst ermee", { in: "laptops", max: 900, number: { Gewicht: [null, 1.5] } }],
    [
      "kleur mag ze zelf weten maar zwart niet",
      { in: "laptops", max: 900, number: { Gewicht: [null, 1.5] }, not: { color: "zwart" } },
    ],
  ],
  [
    ["over-ear koptelefoons aub", { in: "koptelefoons", has: { Draagwijze: "Over-ear" } }],
    ["hoe lang doet die tweede met een volle accu", { about: "1.2", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["Kinderjas maat 116, een tussenjas", { in: "kinderjassen", has: { size: "116", Seizoen: "Tussenjas" } }],
    [
      "hm het wordt alweer koud, doe toch een winterjas",
      { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } },
    ],
  ],
  [
    ["telefoon van samsung", { in: "smartphones", has: { brand: "samsung" } }],
    ["minstens 256 GB", { in: "smartphones", has: { brand: "samsung", Opslag: ["256 GB", "512 GB"] } }],
    ["van welk merk maakt trouwens niet uit", { in: "smartphones", has: { Opslag: ["256 GB", "512 GB"] } }],
  ],
  [
    ["bureaustoelen graag, ik werk vijf dagen thuis", { in: "bureaustoelen" }],
    ["Wat is nou het verschil tussen de eerste en de tweede?", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["herenfiets voor in de stad", { in: "stadsfietsen", has: { Frame: "Herenframe" } }],
    [
      "bij nader inzien elektrisch, de wind he. wel weer met herenframe",
      { in: "elektrische-fietsen", has: { Frame: "Herenframe" } },
    ],
    ["tot 2200", { in: "elektrische-fietsen", has: { Frame: "Herenframe" }, max: 2200 }],
  ],
  [
    ["een tent voor op de camping, tot 300 euro", { in: "tenten", max: 300 }],
    ["ach de prijs doet er niet toe", { in: "tenten", unbounded: true }],
    ["Geen koepeltent.", { in: "tenten", unbounded: true, not: { "Type tent": "Koepeltent" } }],
  ],
  [
    ["kraamcadeautje: laat eens wat knuffels zien", { in: "knuffels" }],
    ["mwah. nog andere?", { in: "knuffels", fresh: 1 }],
  ],
  [
    ["bbq op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["voor hoeveel man is de bovenste?", { about: "1.1", quotes: "specification", field: /personen/i }],
    ["zit er een termometer op", { about: "1.1", quotes: "specification", field: /thermometer/i }],
  ],
  [
    ["waterkoker van glas", { in: "waterkokers", has: { Materiaal: "Glas" } }],
    ["en ook een broodrooster erbij graag", { none: true }],
    ["jammer. koffiezetapparaat met thermoskan dan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
  ],
  [
    ["Herensneakers, met veters", { in: "herensneakers", has: { Sluiting: "Veters" } }],
    ["zwart of wit", { in: "herensneakers", has: { Sluiting: "Veters", color: ["zwart", "wit"] } }],
    [
      "o en ik ben vegetariër dus geen leer of suède",
      {
        in: "herensneakers",
        has: { Sluiting: "Veters", color: ["zwart", "wit"] },
        not: { Materiaal: ["Leer", "Suède"] },
      },
    ],
  ],
  [
    ["een damesparfum voor mijn vriendin, ze wordt dertig", { in: "damesparfums" }],
    ["liefst iets bloemigs of zoets", { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Zoet"] } }],
    ["wel vegan", { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Zoet"], Vegan: "Ja" } }],
  ],
  [
    ["spijkerbroek heren slim fit", { in: "herenjeans", has: { Pasvorm: "Slim fit" } }],
    ["straight fit is ook goed", { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Straight fit"] } }],
    ["onder 120", { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Straight fit"] }, max: 120 }],
  ],
  [
    ["acht kilo wasmachine", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    [
      "zet de stilste bovenaan en de luidste onderaan",
      { in: "wasmachines", has: { Vulgewicht: "8 kg" }, rising: "Geluidsniveau" },
    ],
  ],
  [
    ["soundbar met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
    ["niet van Samsung", { in: "soundbars", has: { "Dolby Atmos": "Ja" }, not: { brand: "samsung" } }],
    ["hoe breed is de eerste", { about: "2.1", quotes: "specification", field: /breedte/i }],
  ],
  [
    ["krabpaal", { in: "krabpalen" }],
    ["hoog hoor. minimaal anderhalve meter", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    [
      "onze dikke kater weegt 7 kilo, die moet er wel op kunnen",
      { in: "krabpalen", number: { Hoogte: [150, null], "Max. gewicht kat": [7, null] } },
    ],
  ],
  [
    ["bouwset voor een jongetje van zeven", { in: "bouwsets", number: { Leeftijd: [null, 7] } }],
    [
      "tussen de 200 en 850 onderdelen",
      { in: "bouwsets", number: { Leeftijd: [null, 7], "Aantal onderdelen": [200, 850] } },
    ],
    [
      "lego heeft ie al genoeg, een ander merk",
      {
        in: "bouwsets",
        number: { Leeftijd: [null, 7], "Aantal onderdelen": [200, 850] },
        not: { brand: "lego" },
      },
    ],
  ],
  [
    ["grasmaaier op accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["of misschien een robot, ben lui", { in: "grasmaaiers", has: { Aandrijving: /robot/ } }],
    ["nee toch weer die gewone met accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
  ],
  [
    ["elektrisch verstelbaar bureau, last van mijn rug", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
    ["minstens 1,40 breed", { in: "bureaus", has: { Verstelling: "Elektrisch" }, number: { Breedte: [140, null] } }],
    ["hoeveel kan de bovenste dragen?", { about: "2.1", quotes: "specification", field: /draagkracht/i }],
  ],
  [
    ["gitaar voor mijn zoontje, driekwart formaat", { in: "gitaren", has: { Formaat: "3/4" } }],
    ["klassiek", { in: "gitaren", has: { Formaat: "3/4", "Type gitaar": "Klassieke gitaar" } }],
    ["500 is echt mijn max", { in: "gitaren", has: { Formaat: "3/4", "Type gitaar": "Klassieke gitaar" }, max: 500 }],
  ],
  [
    ["scheerapparaat met folie, zonder roterende koppen", { in: "scheerapparaten", has: { Scheersysteem: "Folie" } }],
    ["Is {name:1.1} met een uur al opgeladen?", { about: "1.1", quotes: "specification", field: /oplaadtijd/i }],
  ],
  [
    ["luiertas die ik als rugzak kan dragen", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["heeft {name:1.1} een isolatievak?", { about: "1.1", quotes: "specification", field: /isolatievak/i }],
    ["ik wil er sowieso een met isolatievak", { in: "luiertassen", has: { Draagwijze: "Rugzak", Isolatievak: "Ja" } }],
  ],
  [
    ["automatisch horloge, geen batterij dus", { in: "horloges", has: { Uurwerk: "Automatisch" } }],
    ["stalen of leren band", { in: "horloges", has: { Uurwerk: "Automatisch", Band: ["Stalen band", "Leren band"] } }],
    ["ik wil hier graag even met een medewerker over praten", { contact: true }],
  ],
  [
    ["fietshelm met mips", { in: "fietshelmen", has: { Mips: "Met" } }],
    ["wordt de eerste volgend voorjaar nog afgeprijsd?", { honest: true }],
  ],
  [
    ["actioncam voor onder water", { in: "actioncameras" }],
    ["tot minstens 10 meter diep", { in: "actioncameras", number: { Waterdichtheid: [10, null] } }],
    ["Hoeveel weegt nummer 1?", { about: "2.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["glazen babyflesjes", { in: "babyflessen", has: { Materiaal: "Glas" } }],
    ["nee doe maar kunststof, glas valt hier kapot", { in: "babyflessen", has: { Materiaal: "Kunststof" } }],
    ["anti koliek ook", { in: "babyflessen", has: { Materiaal: "Kunststof", Antikoliek: "Ja" } }],
  ],
  [
    ["een roman, paperback, liefst niet te duur", { in: "romans", has: { Uitvoering: "Paperback" } }],
    ["hoeveel bladzijden heeft de eerste", { about: "1.1", quotes: "specification", field: /pagina/i }],
    ["en in welk jaar kwam dat boek uit?", { about: "1.1", quotes: "specification", field: /jaar/i }],
  ],
  [
    ["wollen trui dames, wolmix mag ook", { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"] } }],
    ["met col. o nee, v-hals!", { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"], Halslijn: "V-hals" } }],
  ],
  [
    ["dumbells 2x10 kilo", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
    ["dat til ik nooit. 2 x 5 dan", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
  ],
  [
    ["föhn met ionisatie", { in: "haardrogers", has: { Ionisatie: "Met" } }],
    [
      "lichter dan 600 gram, voor in de koffer",
      { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Gewicht: [null, 600] } },
    ],
    [
      "en maximaal 250 euro, gekker moet het niet worden",
      {
        in: "haardrogers",
        has: { Ionisatie: "Met" },
        number: { Gewicht: [null, 600] },
        max: 250,
      },
    ],
  ],
  [
    ["trekkingrugzak vanaf 50 liter", { in: "wandelrugzakken", number: { Inhoud: [50, null] } }],
    ["regenhoes erbij", { in: "wandelrugzakken", number: { Inhoud: [50, null] }, has: { Regenhoes: "Ja" } }],
    ["o ja mijn zus zoekt ook iets: slaapzak met dons", { in: "slaapzakken", has: { Vulling: "Dons" } }],
    [
      "comforttemperatuur hoogstens 5 graden",
      {
        in: "slaapzakken",
        has: { Vulling: "Dons" },
        number: { Comforttemperatuur: [null, 5] },
      },
    ],
  ],
  [
    ["ik zoek een bank voor de woonkamer", { in: "bankstellen" }],
    ["leer of velours", { in: "bankstellen", has: { Bekleding: ["Leer", "Velours"] } }],
    [
      "ruimte voor minstens drie mensen",
      { in: "bankstellen", has: { Bekleding: ["Leer", "Velours"] }, number: { Zitplaatsen: [3, null] } },
    ],
    [
      "niet in cognac",
      {
        in: "bankstellen",
        has: { Bekleding: ["Leer", "Velours"] },
        number: { Zitplaatsen: [3, null] },
        not: { color: "cognac" },
      },
    ],
    [
      "die stof maakt eigenlijk niks uit, als er maar geen cognac bij zit",
      { in: "bankstellen", number: { Zitplaatsen: [3, null] }, not: { color: "cognac" } },
    ],
    ["hoe diep is de eerste?", { about: "5.1", quotes: "specification", field: /diepte/i }],
  ],
]);
