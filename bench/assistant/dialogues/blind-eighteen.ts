import { singles } from "../dialogue";

export const blindEighteen = singles("blind eighteen, unseen", [
  ["oled tv 75 inch", { in: "televisies", has: { Schermgrootte: "75 inch", Beeldtechniek: "Oled" } }],
  [
    "Goedendag, ik zoek voor mijn man een scheerapparaat met folie, dat draaiende gedoe vindt hij niks.",
    { in: "scheerapparaten", has: { Scheersysteem: "Folie" } },
  ],
  [
    "koptelefoon die je kunt opvouwen voor in de trein, niet boven de 200 euro",
    { in: "koptelefoons", max: 200, has: { Opvouwbaar: "Ja" } },
  ],
  [
    "blutooth speeker, zwart of anders grijs maakt me niet uit",
    { in: "bluetooth-speakers", has: { color: ["zwart", "grijs"] } },
  ],
  ["monitor 144hz of meer", { in: "monitoren", number: { Verversingssnelheid: [144, null] } }],
  ["laptob met 32gb werkgeheugen aub", { in: "laptops", has: { Werkgeheugen: "32 GB" } }],
  [
    "Een beamer, maar niet zo'n ding met een lamp die je moet vervangen. Led of laser dus.",
    { in: "beamers", has: { Lichtbron: ["Led", "Laser"] }, not: { Lichtbron: "Lamp" } },
  ],
  [
    "we zijn met z'n vijven dus wasmachine van minstens 9 kilo, en wel energieklasse A",
    { in: "wasmachines", has: { Energieklasse: "A" }, number: { Vulgewicht: [9, null] } },
  ],
  [
    "vaatwaser die stil is, hooguit 41 decibel want de keuken is open",
    { in: "vaatwassers", number: { Geluidsniveau: [null, 41] } },
  ],
  [
    "Koel-vriescombinatie niet hoger dan 1 meter 80, anders past hij niet onder het kastje.",
    { in: "koel-vriescombinaties", number: { Hoogte: [null, 180] } },
  ],
  ["steelstofzuigers tussen 150 en 300", { in: "steelstofzuigers", min: 150, max: 300 }],
  ["heeft u een robotstofzuiger van Dyson?", { none: true }],
  ["robotstofzuiger die ook dweilt", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
  [
    "Welke waterkokers hebben temperatuurregeling? Het mag geen plastic zijn, dus geen kunststof.",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja" }, not: { Materiaal: "Kunststof" } },
  ],
  ["wat is de allerduurste espressomachine die jullie hebben", { in: "espressomachines", extreme: "dearest" }],
  ["koekepan doorsnee 28 cm", { in: "koekenpannen", has: { Diameter: "28 cm" } }],
  ["airfryer met 2 lades zodat de patat en de kip apart kunnen", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
  [
    "magnetron waar je ook in kan bakken, combi dus. geen witte alsjeblieft",
    { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" }, not: { color: "wit" } },
  ],
  ["driezitsbank van leer", { in: "bankstellen", has: { Zitplaatsen: "3-zits", Bekleding: "Leer" } }],
  [
    "Eetkamerstoelen mét armleuningen graag, maar zonder metalen poten, die krassen op het parket",
    { in: "eetkamerstoelen", has: { Armleuningen: "Ja" }, not: { Poten: "Metaal" } },
  ],
  ["eettafel die je uit kan schuiven", { in: "eettafels", has: { Uitschuifbaar: "Ja" } }],
  [
    "kledingkast, schuifdeuren, spiegel erop",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" } },
  ],
  ["bed van 1,60 bij 2 meter", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
  [
    "het is hier zo koud s nachts, heb je een dekbedovertrek van flanel",
    { in: "dekbedovertrekken", has: { Stof: "Flanel" } },
  ],
  ["jurkje met bloemenprint in maat 34", { in: "jurken", has: { size: "34", Patroon: "Bloemenprint" } }],
  ["jurk maat 52", { none: true }],
  ["winterjas heren M zwart", { in: "herenjassen", has: { color: "zwart", size: "M", Seizoen: "Winterjas" } }],
  ["Spijkerbroek voor een man, W33 en lengte 34", { in: "herenjeans", has: { size: "W33/L34" } }],
  [
    "regenjas voor de kleine, nou ja klein, maat 140 al. paars is haar kleur",
    { in: "kinderjassen", has: { color: "paars", size: "140", Seizoen: "Regenjas" } },
  ],
  ["kindershirtje korte mouw 116", { in: "kinder-t-shirts", has: { size: "116", Mouwlengte: "Korte mouw" } }],
  [
    "schoudertas echt leer, geen kunstleer",
    { in: "handtassen", has: { "Type tas": "Schoudertas", Materiaal: "Leer" } },
  ],
  [
    "horloge dat vanzelf loopt, automatisch uurwerk, geen batterij dus",
    { in: "horloges", has: { Uurwerk: "Automatisch" } },
  ],
  [
    "mn zoon trouwt, ik heb bruine suede nette schoenen nodig maat 41",
    { in: "nette-herenschoenen", has: { color: "bruin", size: "41", Materiaal: "Suède" } },
  ],
  ["ebike met een riem ipv ketting", { in: "elektrische-fietsen", has: { Aandrijflijn: "Riem" } }],
  ["elektrische fiets voor minder dan 500 euro", { none: true }],
  ["fietshelm maat L met MIPS", { in: "fietshelmen", has: { size: "L", Mips: "Met" } }],
  [
    "Wij gaan met vier man kamperen. Een vierpersoons tent, wat heeft u?",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons" } },
  ],
  [
    "slaapzak waarmee je bij nul graden nog comfortabel ligt",
    { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
  ],
  ["legpuzzel 2000 stuks voor mijn moeder", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } }],
  ["spelletje waar je met z'n achten aan kan zitten", { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" } }],
  ["accuboor 18 volt, twee accus erbij", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } }],
  ["Robotmaaier.", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
  ["zet de bluetooth speakers eens op gewicht, de lichtste bovenaan", { in: "bluetooth-speakers", rising: "Gewicht" }],
  ["ik wil gewoon een echt mens aan de lijn, kan dat", { contact: true }],
  [
    "Gasbarbecue, wielen eronder, voor zo'n 100 tot 400 euro",
    { in: "barbecues", min: 100, max: 400, has: { Brandstof: "Gas" } },
  ],
]);
