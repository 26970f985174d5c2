import { singles } from "../dialogue";

export const blindEight = singles("blind eight, held out, read since", [
  [
    "wasmachine van minimaal 9 kilo, we zijn met zn zessen. onder de 800 euro graag",
    { in: "wasmachines", max: 800, number: { Vulgewicht: [9, null] } },
  ],
  ["tv 55 inch", { in: "televisies", has: { Schermgrootte: "55 inch" } }],
  [
    "Mn dochter wil een roze koptelefoon, wel eentje die over je oren heen gaat dus geen on-ear",
    { in: "koptelefoons", has: { color: "roze", Draagwijze: "over-ear" } },
  ],
  [
    "Goedemiddag, ik ben op zoek naar een waterkoker van glas. Mag ik zien wat u heeft?",
    { in: "waterkokers", has: { Materiaal: "glas" } },
  ],
  ["wat is de goedkoopste magnetron die jullie hebben", { in: "magnetrons", extreme: "cheapest" }],
  ["spijkerbroek heren 32/32", { in: "herenjeans", has: { size: "w32/l32" } }],
  [
    "We gaan in oktober op de Veluwe kamperen, ik wil een slaapzak met een comforttemperatuur van 0 graden",
    { in: "slaapzakken", has: { Comforttemperatuur: "0 °c" } },
  ],
  ["fietshelm met mips, maat L", { in: "fietshelmen", has: { Mips: "met", size: "l" } }],
  ["ledikantje van 70 bij 140 dat meegroeit", { in: "ledikanten", has: { Ligmaat: "70 x 140 cm", Meegroeibed: "ja" } }],
  [
    "heb een rugzak nodig voor mn studie, laptop van 15,6 inch moet erin passen. max 70 euro",
    { in: "rugzakken", max: 70, has: { Laptopvak: "laptopvak 15,6 inch" } },
  ],
  [
    "Een hanglamp van hout of rotan, voor boven onze eettafel. Maximaal 200 euro.",
    { in: "hanglampen", max: 200, has: { Materiaal: ["hout", "rotan"] } },
  ],
  [
    "Espressomachine, volautomaat, met melkreservoir. Niet duurder dan 650.",
    { in: "espressomachines", max: 650, has: { "Type machine": "volautomaat", Melkopschuimer: "melkreservoir" } },
  ],
  [
    "onze oude labrador mag geen graan meer van de dierenarts, heeft u senior voer zonder graan",
    { in: "hondenvoer", has: { "Leeftijd hond": "senior", Graanvrij: "ja" } },
  ],
  [
    "legpuzzel 1000 stukjes maar geen houten",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, not: { Materiaal: "hout" } },
  ],
  ["bordspel dat je met acht man kan spelen", { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" } }],
  [
    "Mijn moeder van 82 zoekt een elektrische fiets met lage instap, en het liefst wil ze een middenmotor",
    { in: "elektrische-fietsen", has: { Frame: "lage instap" } },
  ],
  ["autobanden 205/55r16", { in: "autobanden", has: { Maat: "205/55 r16" } }],
  [
    "herenparfum, houtachtige geur, flesje van 75 ml of meer",
    { in: "herenparfums", has: { Geurfamilie: "houtachtig" }, number: { Inhoud: [75, null] } },
  ],
  [
    "gezichtscreme voor n gevoelige huid, zonder parfum erin want daar krijg ik uitslag van",
    { in: "gezichtscremes", has: { Huidtype: "gevoelig", Parfum: "zonder" } },
  ],
  [
    "steelstofsuiger die minstes een uur meegaat op de accu",
    { in: "steelstofzuigers", number: { Werktijd: [60, null] } },
  ],
  [
    "robotstofzuiger die ook dweilt en zichzelf leegmaakt",
    { in: "robotstofzuigers", has: { Dweilfunctie: "met", Leegstation: "ja" } },
  ],
  [
    "4 persoons tent, geen pop-up want die krijg ik nooit meer ingevouwen",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, not: { "Type tent": "pop-uptent" } },
  ],
  ["kan ik hier ook een echt mens spreken? ik kom er niet uit", { contact: true }],

  [
    "Ik wil mezelf trakteren op een horloge met een leren bandje, maar meer dan 300 geef ik niet uit.",
    { in: "horloges", max: 300, has: { Band: "leren band" } },
  ],
  ["Bureaustoel. Geen kunstleer, dat plakt in de zomer.", { in: "bureaustoelen", not: { Bekleding: "kunstleer" } }],
  ["zit sta bureau dat elektrisch omhoog gaat", { in: "bureaus", has: { Verstelling: "elektrisch" } }],
  ["enkellaarsjes mt 38, alles behalve beige", { in: "enkellaarzen", has: { size: "38" }, not: { color: "beige" } }],
  [
    "monitor om op te gamen, 27 inch en 144 hz of sneller",
    { in: "monitoren", has: { Schermgrootte: "27 inch" }, number: { Verversingssnelheid: [144, null] } },
  ],
  [
    "Ik wil een smartphone waar ik nog zeker 7 jaar updates op krijg en die hooguit 700 euro kost.",
    { in: "smartphones", max: 700, number: { "Jaren updates": [7, null] } },
  ],
  ["duurste horloge in de zaak??", { in: "horloges", extreme: "dearest" }],
  ["nooit meer gedoe met inkt dus doe mij maar een laserprinter", { in: "printers", has: { Printtechniek: "laser" } }],
  [
    "koel vriescombi, no frost, 300 liter of ruimer",
    { in: "koel-vriescombinaties", has: { Vriezen: "no frost" }, number: { Inhoud: [300, null] } },
  ],
  [
    "kinderwagen die je met 1 hand in kan klappen, de andere hand heb ik nodig voor de baby",
    { in: "kinderwagens", has: { "Met één hand inklapbaar": "ja" } },
  ],
  ["draaibaar autostoeltje met isofix", { in: "autostoelen", has: { Draaibaar: /360/, Bevestiging: "isofix" } }],
  [
    "bbq op houtskool voor een man of acht, mag ook voor meer",
    { in: "barbecues", has: { Brandstof: "houtskool" }, number: { Personen: [8, null] } },
  ],
  [
    "18 volts boormachine op accu. accu moet erbij zitten. en een klopfunctie voor de betonnen muur",
    { in: "accuboormachines", has: { Spanning: "18v", Klopfunctie: "ja" }, not: { Inhoud: "zonder accu" } },
  ],
  [
    "historische roman, ik lees zelf dus geen luisterboek",
    { in: "romans", has: { Genre: "historische roman" }, not: { Uitvoering: "luisterboek" } },
  ],
  ["voetbal maatje 5 tot 40 euro", { in: "voetballen", max: 40, has: { Balmaat: "5" } }],
  [
    "dekbedovertrek 240x220 wat je niet hoeft te strijken",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "ja" } },
  ],
  ["koekepan 28 cm geschikt voor inductie", { in: "koekenpannen", has: { Diameter: "28 cm", Inductie: "ja" } }],
  [
    "een ronde eettafel waar we met minstens zes mensen aan kunnen",
    { in: "eettafels", has: { Vorm: "rond" }, number: { Personen: [6, null] } },
  ],
  [
    "kattenbak met zo'n kap erop, maar niet roze",
    { in: "kattenbakken", has: { Uitvoering: "met kap" }, not: { color: "roze" } },
  ],
  [
    "soundbar met dolby atmos tussen de 200 en 600 euro",
    { in: "soundbars", min: 200, max: 600, has: { "Dolby Atmos": "ja" } },
  ],
  [
    "hoesje voor mijn iphone 15, of nee wacht, ik heb de 16",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iphone 16" } },
  ],
]);
