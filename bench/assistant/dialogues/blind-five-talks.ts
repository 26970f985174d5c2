import { talks } from "../dialogue";

/** Written and labelled from the catalogue by somebody who had not read the assistant; held out. */
export const blindFiveTalks = talks("blind five, held out, read since", [
  [
    ["keukenmachine met een rvs kom", { in: "keukenmachines", has: { "Materiaal kom": "Rvs" } }],
    [
      "niet van Bosch, en minstens 1000 watt",
      {
        in: "keukenmachines",
        has: { "Materiaal kom": "Rvs" },
        not: { brand: "Bosch" },
        number: { Vermogen: [1000, null] },
      },
    ],
    [
      "en een pannenset van rvs met minimaal 5 delen",
      { in: "pannensets", has: { Materiaal: "Rvs" }, number: { "Aantal delen": [5, null] } },
    ],
  ],
  [
    ["ik zoek een actioncamera", { in: "actioncameras" }],
    [
      "ga ermee duiken dus 10 meter waterdicht of meer",
      { in: "actioncameras", number: { Waterdichtheid: [10, null] } },
    ],
    ["vertel eens meer over de tweede", { about: "2.2" }],
  ],
  [
    ["Switch lite voor mn zoon", { in: "spelcomputers", has: { Model: "Switch Lite" } }],
    ["wel met een spel erbij", { in: "spelcomputers", has: { Model: "Switch Lite", Bundel: "Met spel" } }],
    ["of nee, doe toch maar een playstation", { in: "spelcomputers", has: { Model: /playstation/ } }],
  ],
  [
    ["beamer tot 300 euro", { in: "beamers", max: 300 }],
    ["hmm toch liever 4k, dan mag het 1000 zijn", { in: "beamers", max: 1000, has: { Resolutie: "4K Ultra HD" } }],
  ],
  [
    ["tablet met 5g en minimaal 256 gb", { in: "tablets", has: { Verbinding: /5g/, Opslag: ["256 GB", "512 GB"] } }],
    ["geen Apple", { in: "tablets", has: { Verbinding: /5g/, Opslag: ["256 GB", "512 GB"] }, not: { brand: "Apple" } }],
    [
      "ok en dan nog een draadloos toetsenbord, wit",
      { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", color: "wit" } },
    ],
  ],
  [
    ["luiertas in zwart of bruin", { in: "luiertassen", has: { color: ["zwart", "bruin"] } }],
    ["die je op je rug draagt", { in: "luiertassen", has: { color: ["zwart", "bruin"], Draagwijze: "Rugzak" } }],
    ["wat is het verschil tussen de eerste twee", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["Een fris geurtje voor m'n vader", { in: "herenparfums", has: { Geurfamilie: "Fris" } }],
    ["75 ml of meer", { in: "herenparfums", has: { Geurfamilie: "Fris" }, number: { Inhoud: [75, null] } }],
    ["hooguit 60 euro", { in: "herenparfums", max: 60, has: { Geurfamilie: "Fris" }, number: { Inhoud: [75, null] } }],
  ],
  [
    ["elektrische tandenborstel met reisetui", { in: "elektrische-tandenborstels", has: { Reisetui: "Ja" } }],
    ["en een druksensor", { in: "elektrische-tandenborstels", has: { Reisetui: "Ja", Druksensor: "Ja" } }],
    [
      "zet degene met de langste accu bovenaan",
      { in: "elektrische-tandenborstels", has: { Reisetui: "Ja", Druksensor: "Ja" }, falling: "Accuduur" },
    ],
  ],
  [
    ["vegetarisch kookboek", { in: "kookboeken", has: { Onderwerp: "Vegetarisch" } }],
    ["maar dan een paperback", { in: "kookboeken", has: { Onderwerp: "Vegetarisch", Uitvoering: "Paperback" } }],
    [
      "en een historische roman, geen luisterboek",
      { in: "romans", has: { Genre: "Historische roman" }, not: { Uitvoering: "Luisterboek" } },
    ],
  ],
  [
    ["keyboard met minstens 76 toetsen", { in: "keyboards", number: { Toetsen: [76, null] } }],
    ["aanslaggevoelig", { in: "keyboards", has: { Aanslaggevoelig: "Ja" }, number: { Toetsen: [76, null] } }],
    [
      "Yamaha en Roland hoeven niet",
      {
        in: "keyboards",
        has: { Aanslaggevoelig: "Ja" },
        not: { brand: ["Yamaha", "Roland"] },
        number: { Toetsen: [76, null] },
      },
    ],
  ],
  [
    ["mand voor een grote hond, minimaal 1 meter lang", { in: "hondenmanden", number: { "Maat mand": [100, null] } }],
    [
      "hoes moet eraf kunnen",
      { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" }, number: { "Maat mand": [100, null] } },
    ],
    ["en voor de poes een krabpaal van 1,75", { in: "krabpalen", has: { Hoogte: "175 cm" } }],
    ["een houten konijnenhok met uitloop ook nog", { in: "konijnenhokken", has: { Materiaal: /hout/, Uitloop: "Ja" } }],
  ],
  [
    ["ronde eettafel", { in: "eettafels", has: { Vorm: "Rond" } }],
    [
      "er moeten 6 man aan kunnen zitten, niet zwart",
      { in: "eettafels", has: { Vorm: "Rond" }, not: { color: "zwart" }, number: { Personen: [6, null] } },
    ],
    [
      "met stoelen erbij, zonder armleuning en geen leer",
      { in: "eetkamerstoelen", has: { Armleuningen: "Nee" }, not: { Bekleding: /leer/ } },
    ],
    [
      "en nu een salontafel van marmer of glas tot 120 euro",
      { in: "salontafels", max: 120, has: { Materiaal: ["Marmer", "Glas"] } },
    ],
  ],
  [
    ["Snijplank van eikenhout", { in: "houten-snijplanken", has: { Houtsoort: "Eiken" } }],
    [
      "toch maar beuken, wel met sapgroef",
      { in: "houten-snijplanken", has: { Houtsoort: "Beuken", "Met sapgroef": "Ja" } },
    ],
    [
      "en zeep zonder parfum, op basis van olijfolie",
      { in: "zeep-en-verzorging", has: { Parfum: "Zonder", Basis: "Olijfolie" } },
    ],
  ],
  [
    ["goudkleurige ketting", { in: "kettingen", has: { color: "goud" } }],
    ["doe toch zilverkleurig", { in: "kettingen", has: { color: "zilver" } }],
    [
      "45 cm. En geen messing",
      { in: "kettingen", has: { color: "zilver", Lengte: "45 cm" }, not: { Materiaal: "Messing" } },
    ],
  ],
  [
    ["bureaustoel onder de 300", { in: "bureaustoelen", max: 300 }],
    [
      "prijs maakt eigenlijk niet uit, als ie mijn man van 140 kilo maar houdt",
      { in: "bureaustoelen", number: { Draagkracht: [140, null] }, unbounded: true },
    ],
    ["ook ordners met 4 gaten", { in: "ordners-en-mappen", has: { Gaten: "4" } }],
  ],
  [
    ["koffiezetter met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
    [
      "voor 10 koppen of meer",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
    [
      "geel of rood",
      {
        in: "koffiezetapparaten",
        has: { Kan: "Thermoskan", color: ["geel", "rood"] },
        number: { "Aantal kopjes": [10, null] },
      },
    ],
  ],
  [
    [
      "T-shirts voor heren van biologisch katoen, v hals",
      { in: "heren-t-shirts", has: { Materiaal: "Biologisch katoen", Halslijn: "V-hals" } },
    ],
    ["maat M", { in: "heren-t-shirts", has: { Materiaal: "Biologisch katoen", Halslijn: "V-hals", size: "M" } }],
    [
      "heb je ze ook in L?",
      { in: "heren-t-shirts", has: { Materiaal: "Biologisch katoen", Halslijn: "V-hals", size: "L" } },
    ],
    ["en een voetbal maat 5, geen pvc", { in: "voetballen", has: { Balmaat: "5" }, not: { Materiaal: "Pvc" } }],
  ],
  [
    ["winterjas kind maat 128", { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "128" } }],
    ["of eigenlijk een regenjas", { in: "kinderjassen", has: { Seizoen: "Regenjas", size: "128" } }],
    ["en gympies met lichtjes erin", { in: "kindersneakers", has: { "Lampjes in zool": "Ja" } }],
  ],
  [
    ["rugzak voor een 15,6 inch laptop", { in: "rugzakken", has: { Laptopvak: /15,6/ } }],
    [
      "waterafstotend en niet geel",
      { in: "rugzakken", has: { Laptopvak: /15,6/, Waterafstotend: "Ja" }, not: { color: "geel" } },
    ],
    [
      "minstens 24 liter, max 80 euro",
      {
        in: "rugzakken",
        max: 80,
        has: { Laptopvak: /15,6/, Waterafstotend: "Ja" },
        not: { color: "geel" },
        number: { Inhoud: [24, null] },
      },
    ],
  ],
  [
    ["nette schoenen voor een bruiloft, man, maat 44", { in: "nette-herenschoenen", has: { size: "44" } }],
    [
      "cognac, en geen suède",
      { in: "nette-herenschoenen", has: { size: "44", color: "cognac" }, not: { Materiaal: "Suède" } },
    ],
    ["doe ook eens sneakers in die maat", { in: "herensneakers", has: { size: "44" } }],
  ],
  [
    ["puzzel van 2000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } }],
    ["niet van hout", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" }, not: { Materiaal: "Hout" } }],
    ["En een knuffelkonijn dat in de was kan", { in: "knuffels", has: { Model: "Konijn", Wasbaar: "Op 30 °C" } }],
    ["of een babypop zonder batterijen", { in: "poppen", has: { "Type pop": "Babypop", "Batterijen nodig": "Nee" } }],
  ],
  [
    ["fietshelm met mips", { in: "fietshelmen", has: { Mips: "Met" } }],
    ["maat m met een lampje", { in: "fietshelmen", has: { Mips: "Met", size: "M", Verlichting: "Ja" } }],
    [
      "nu een fiets. Stadsfiets met 7 versnellingen, geen herenframe",
      { in: "stadsfietsen", has: { Versnellingen: "7 versnellingen" }, not: { Frame: "Herenframe" } },
    ],
  ],
  [
    ["donzen slaapzak", { in: "slaapzakken", has: { Vulling: "Dons" } }],
    [
      "comfort 0 graden, ik ben lang dus 2 meter of meer",
      { in: "slaapzakken", has: { Vulling: "Dons", Comforttemperatuur: "0 °C" }, number: { Lengte: [200, null] } },
    ],
    [
      "dan nog een trekkingrugzak van minstens 50 liter met verstelbare rug",
      { in: "wandelrugzakken", has: { Rugsysteem: "Verstelbaar" }, number: { Inhoud: [50, null] } },
    ],
  ],
  [
    [
      "accuboormachine 18 volt met klopfunctie",
      { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja" } },
    ],
    [
      "er moeten 2 accu's bij zitten",
      { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja", Inhoud: /2 accu/ } },
    ],
    ["en wat heb je aan stalen gereedschapskisten?", { in: "gereedschapskisten", has: { Materiaal: "Staal" } }],
  ],
  [
    ["robotmaaier", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    [
      "mijn gazon is 500 m2",
      { in: "grasmaaiers", has: { Aandrijving: "Robot" }, number: { Oppervlakte: [500, null] } },
    ],
    ["welke daarvan is het goedkoopst", { about: "2.cheapest" }],
  ],
  [
    ["gasbarbecue voor 8 man of meer", { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } }],
    [
      "doe maar houtskool dan, met thermometer",
      { in: "barbecues", has: { Brandstof: "Houtskool", Thermometer: "Ja" }, number: { Personen: [8, null] } },
    ],
    [
      "en stapelbare tuinstoelen, geen plastic",
      { in: "tuinstoelen", has: { Stapelbaar: "Ja" }, not: { Materiaal: "Kunststof" } },
    ],
  ],
  [
    ["koelvriescombi no frost", { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" } }],
    [
      "max 36 db want open keuken",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Geluidsniveau: [null, 36] } },
    ],
    [
      "en een vaatwasser met besteklade, volledig ingebouwd",
      { in: "vaatwassers", has: { Besteklade: "Ja", Plaatsing: "Volledig geïntegreerd" } },
    ],
    [
      "ook stil graag: 44 of minder",
      {
        in: "vaatwassers",
        has: { Besteklade: "Ja", Plaatsing: "Volledig geïntegreerd" },
        number: { Geluidsniveau: [null, 44] },
      },
    ],
  ],
  [
    [
      "robotstofzuiger die dweilt en zichzelf leegt",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
    ],
    [
      "moet onder de bank passen, 10 cm hoog is het max",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" }, number: { Hoogte: [null, 10] } },
    ],
    ["laat dan maar steelstofzuigers zien met hepa filter", { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" } }],
  ],
  [
    ["wasdroger 10 kilo", { none: true }],
    ["oke 9 kg dan, warmtepomp", { in: "wasdrogers", has: { Vulgewicht: "9 kg", Droogtechniek: "Warmtepompdroger" } }],
    [
      "en een stoomgenerator die zichzelf uitzet",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator", Uitschakelbeveiliging: "Ja" } },
    ],
  ],
  [
    ["bed 180x200 met opbergruimte", { in: "bedden", has: { Ligmaat: "180 x 200 cm", Opbergruimte: "Ja" } }],
    ["en een dekbedovertrek van 240 breed", { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } }],
    [
      "kledingkast met schuifdeuren en een spiegel",
      { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" } },
    ],
    [
      "nu nog een hanglamp van rotan of linnen, max 80 euro",
      { in: "hanglampen", max: 80, has: { Materiaal: ["Rotan", "Linnen"] } },
    ],
  ],
]);
