import { singles } from "../dialogue";

export const blindSixteen = singles("blind sixteen, held out, read since", [
  [
    "goeiemiddag, ik zoek een tv voor in de slaapkamer, niet groter dan 43 inch graag",
    { in: "televisies", number: { Schermgrootte: [null, 43] } },
  ],
  [
    "tv 65 inch, oled of qled maakt me niet uit",
    { in: "televisies", has: { Schermgrootte: "65 inch", Beeldtechniek: ["Oled", "Qled"] } },
  ],
  [
    "Zit elke dag twee uur in de trein en word gek van het geroezemoes. Koptelefoon met noise cancelling, max 200",
    { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" }, max: 200 },
  ],
  [
    "mijn man moet gaten in beton boren dus een accuboor van 18 volt met klopfunctie",
    { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja" } },
  ],
  [
    "wasmashine negen kilo of meer enegielabel A",
    { in: "wasmachines", number: { Vulgewicht: [9, null] }, has: { Energieklasse: "A" } },
  ],
  ["wat is de allergoedkoopste waterkoker die jullie hebben?", { in: "waterkokers", extreme: "cheapest" }],
  ["Ik word vijftig en trakteer mezelf: laat het duurste horloge maar zien", { in: "horloges", extreme: "dearest" }],
  [
    "open keuken hier, dus vaatwasser van hooguit 42 decibel",
    { in: "vaatwassers", number: { Geluidsniveau: [null, 42] } },
  ],
  [
    "zwarte handtas maar GEEN kunstleer",
    { in: "handtassen", has: { color: "zwart" }, not: { Materiaal: "Kunstleer" } },
  ],
  [
    "jurk met bloemetjes, niet mouwloos want ik heb het gauw koud",
    { in: "jurken", has: { Patroon: "Bloemenprint" }, not: { Mouwlengte: "Mouwloos" } },
  ],
  [
    "winterjas voor een vent, L of XL, hij zit er net tussenin",
    { in: "herenjassen", has: { Seizoen: "Winterjas", size: ["L", "XL"] } },
  ],
  ["gele regenlaarsjes voor de kleine", { in: "regenlaarzen", has: { color: "geel" } }],
  [
    "pop-up tent voor een festival, zo eentje die vanzelf openspringt",
    { in: "tenten", has: { "Type tent": "Pop-uptent" } },
  ],
  [
    "laptop 16gb ram en minstens 512gb opslag, budget 1200",
    { in: "laptops", has: { Werkgeheugen: ["16 GB", "32 GB"], Opslag: ["512 GB", "1 TB"] }, max: 1200 },
  ],
  [
    "Welke telefoons krijgen zeven jaar lang updates? Met oled-scherm graag.",
    { in: "smartphones", has: { "Jaren updates": "7 jaar", Schermtype: "Oled" } },
  ],
  [
    "tablet die ook zonder wifi op 5g internet heeft, voor in de trein",
    { in: "tablets", has: { Verbinding: "Wifi + 5G" } },
  ],
  [
    "27 inch scherm voor op mijn bureau, een monitor dus, alleen geen full hd meer alsjeblieft",
    { in: "monitoren", has: { Schermgrootte: "27 inch" }, not: { Resolutie: "Full HD" } },
  ],
  [
    "droger met warmtepomp 8 kg of 9 kg en onder de 900 euro",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, 9] }, max: 900 },
  ],
  [
    "ik heb een nis, dus een koelvriescombinatie van hoogstens 1,86 m hoog",
    { in: "koel-vriescombinaties", number: { Hoogte: [null, 186] } },
  ],
  [
    "steelstofzuiger onder de drie kilo, ik heb reuma in m'n handen",
    { in: "steelstofzuigers", number: { Gewicht: [null, 3] } },
  ],
  [
    "zo'n robotding dat stofzuigt en dweilt en zichzelf ook nog leegt in een station",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  [
    "Volautomaat voor espresso, ergens tussen de 300 en 700 euro",
    { in: "espressomachines", has: { "Type machine": "Volautomaat" }, min: 300, max: 700 },
  ],
  [
    "koekepan van 28 die gewoon in de vaatwasser mag",
    { in: "koekenpannen", has: { Diameter: "28 cm", Vaatwasserbestendig: "Ja" } },
  ],
  ["airfryer met twee lades, dan kan de friet naast de kip", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
  [
    "driezitsbank graag, alles behalve grijs en beige",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { color: ["grijs", "beige"] } },
  ],
  [
    "eetkamerstoelen in velours, o nee wacht, ribstof, met armleuning",
    { in: "eetkamerstoelen", has: { Bekleding: "Ribstof", Armleuningen: "Ja" } },
  ],
  [
    "overtrek voor een dekbed van 240 bij 220 dat je niet hoeft te strijken",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "Ja" } },
  ],
  ["bed 140x200 lattenbodem hoeft niet", { in: "bedden", has: { Ligmaat: "140 x 200 cm" } }],
  [
    "damessneakers maatje 38 zonder veters, bukken gaat niet meer zo",
    { in: "damessneakers", has: { size: "38" }, not: { Sluiting: "Veters" } },
  ],
  [
    "nette herenschoenen bruin of cognac, 43 of 44",
    { in: "nette-herenschoenen", has: { color: ["bruin", "cognac"], size: ["43", "44"] } },
  ],
  [
    "E-bike met lage instap waar ik minimaal honderd kilometer mee kom",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, number: { Actieradius: [100, null] } },
  ],
  [
    "we spelen altijd met z'n zevenen, welk bordspel kan dat aan",
    { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" } },
  ],
  [
    "autostoeltje dat je een hele slag kan draaien, bevestiging met isofix",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix" } },
  ],
  ["kinderwagen, moet drie trappen op dus max 11 kg", { in: "kinderwagens", number: { Gewicht: [null, 11] } }],
  [
    "Mijn ogen zijn slecht; hebt u romans die worden voorgelezen?",
    { in: "romans", has: { Uitvoering: "Luisterboek" } },
  ],
  [
    "graanvrij hondenvoer, geen natvoer want dat stinkt",
    { in: "hondenvoer", has: { Graanvrij: "Ja" }, not: { Voersoort: "Natvoer" } },
  ],
  ["dashcam voor én achter met nachtzicht", { in: "dashcams", has: { Kanalen: "Voor en achter", Nachtzicht: "Ja" } }],
  ["vier keer vierseizoenen banden nodig", { in: "autobanden", has: { Seizoen: "Vierseizoenenband" } }],
  [
    "creme voor gezicht zonder parfum, mijn huid is nogal droog",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Huidtype: "Droog" } },
  ],
  ["piano keyboard met alle 88 toetsen tot 600 piek", { in: "keyboards", has: { Toetsen: "88 toetsen" }, max: 600 }],
  ["hebben jullie een televisie van 85 inch", { none: true }],
  ["wordt de playstation volgende maand goedkoper denk je?", { honest: true }],
  ["ik kom er zo niet uit hoor, mag ik gewoon een mens van jullie spreken?", { contact: true }],
  ["zet de robotstofzuigers eens op volgorde van stil naar luid", { in: "robotstofzuigers", rising: "Geluidsniveau" }],
]);
