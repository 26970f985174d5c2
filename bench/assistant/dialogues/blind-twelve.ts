import { singles } from "../dialogue";

export const blindTwelve = singles("blind twelve, held out, read since", [
  ["tv 55 inch max 900", { in: "televisies", has: { Schermgrootte: "55 inch" }, max: 900 }],
  [
    "Goedemiddag, mijn man heeft een bruiloft en zoekt nette leren schoenen, hij heeft maat 43.",
    { in: "nette-herenschoenen", has: { size: "43", Materiaal: "Leer" } },
  ],
  ["wasmasjien van 9 kilo, onder de 800 euro aub", { in: "wasmachines", has: { Vulgewicht: "9 kg" }, max: 800 }],
  ["goedkoopste waterkoker die je hebt", { in: "waterkokers", extreme: "cheapest" }],
  [
    "Ik zit elke dag twee uur in de trein en wil een koptelefoon met actieve noise cancelling",
    { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" } },
  ],
  [
    "tent 4 personen, geen pop up want die krijg ik nooit meer in de zak",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, not: { "Type tent": "Pop-uptent" } },
  ],
  ["heeft u ook een robotstofzuiger die meteen dweilt?", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
  [
    "laptop voor de studie, minstens 16 gb werkgeheugen, ergens tussen de 500 en 1000",
    { in: "laptops", number: { Werkgeheugen: [16, null] }, min: 500, max: 1000 },
  ],
  [
    "jurk maat 40, niet zwart en ook niet rood",
    { in: "jurken", has: { size: "40" }, not: { color: ["zwart", "rood"] } },
  ],
  [
    "Een legpuzzel van duizend stukjes graag, voor regenachtige zondagen",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } },
  ],
  ["knufel voor een pasgeboren baby, dus vanaf 0 jaar", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } }],
  ["kan ik iets terugsturen als het niet past?", { quotes: "policy" }],
  [
    "elektrische fietsen met een lage instap, de lichtste vooraan graag",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, rising: "Gewicht" },
  ],
  [
    "autostoeltje dat kan draaien en met isofix vastklikt",
    { in: "autostoelen", has: { Bevestiging: "Isofix", Draaibaar: /360/ } },
  ],
  [
    "hondenbrokken zonder graan, hij krijgt er jeuk van",
    { in: "hondenvoer", has: { Voersoort: "Brokken", Graanvrij: "Ja" } },
  ],
  ["ronde salontafel, o nee doe toch maar een ovale", { in: "salontafels", has: { Vorm: "Ovaal" } }],
  ["bluetooth speaker ip67", { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" } }],
  [
    "Onze tuin is vijfhonderd vierkante meter. Welke grasmaaier kan dat aan?",
    { in: "grasmaaiers", number: { Oppervlakte: [500, null] } },
  ],
  ['beeldscherm 27" 4k', { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K" } }],
  ["gitaar voor mijn kleinzoon van negen, een driekwart maat zei de juf", { in: "gitaren", has: { Formaat: "3/4" } }],
  ["bureau wat elektrisch omhoog kan", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ["fietshelm mips L", { in: "fietshelmen", has: { size: "L", Mips: "Met" } }],
  ["kan ik een echt mens spreken, ik kom er zo niet uit", { contact: true }],
  ["wat is de duurste espressomachine die jullie verkopen", { in: "espressomachines", extreme: "dearest" }],
  [
    "volledig geintegreerde vaatwasser, niet luider dan 44 decibel",
    { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" }, number: { Geluidsniveau: [null, 44] } },
  ],
  [
    "rugzak waar een laptop van 15,6 inch in gaat. alles behalve zwart",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, not: { color: "zwart" } },
  ],
  ["4 seizoenenbanden 205/55R16", { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } }],
  ["een warm slaapzakje voor de baby, 2.5 tog", { in: "babyslaapzakken", has: { Tog: "2,5 TOG" } }],
  ["horloge, stalen band, geen goud", { in: "horloges", has: { Band: "Stalen band" }, not: { color: "goud" } }],
  ["winterjas heren L of XL", { in: "herenjassen", has: { Seizoen: "Winterjas", size: ["l", "xl"] } }],
  [
    "Dag, ik zoek damessneakers in 39. Beige of wit, maakt me niet uit welke van de twee.",
    { in: "damessneakers", has: { size: "39", color: ["beige", "wit"] } },
  ],
  ["kookboek voor mijn dochter die vegetarisch is geworden", { in: "kookboeken", has: { Onderwerp: "Vegetarisch" } }],
  ["gezelschapsspel dat je met z'n achten kan spelen", { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" } }],
  ["bbq op gas voor minimaal 8 man", { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } }],
  ["airfrier met dubbele lade", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
  ["Printer gezocht. Dubbelzijdig printen is een must.", { in: "printers", has: { "Dubbelzijdig printen": "Ja" } }],
  [
    "dagcreme of nachtcreme maakt niet uit als het maar voor gevoelige huid is en zonder parfum",
    { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
  ],
  [
    "regenlaarsjes mt 32 niet roze hij is een jongen",
    { in: "regenlaarzen", has: { size: "32" }, not: { color: "roze" } },
  ],
  [
    "lego maar geen ruimtestation, dat heeft ie al",
    { in: "bouwsets", has: { brand: "lego" }, not: { name: /ruimtestation/ } },
  ],
  ["dekbedovertrek 240 bij 220", { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } }],
  [
    "driezitsbank, leer hoeven we niet met twee katten",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
  ],
  ["koel vries combi, minimaal 350 L inhoud", { in: "koel-vriescombinaties", number: { Inhoud: [350, null] } }],
  ["verkopen jullie een wasmachine van 15 kg?", { none: true }],
  [
    "slaapzak voor in de bergen, comforttemperatuur nul graden",
    { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
  ],
  ["accuboormachine 18 volt twee accus erbij", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: /2 accu/ } }],
]);
