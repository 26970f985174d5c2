import { singles } from "../dialogue";

export const blindSeventeen = singles("blind seventeen, held out, read since", [
  [
    "oled tv, 65 inch of groter",
    { in: "televisies", has: { Beeldtechniek: "Oled" }, number: { Schermgrootte: [65, null] } },
  ],
  [
    "Ik zoek een beamer met een laser erin, zo'n lamp die je moet vervangen wil ik niet meer.",
    { in: "beamers", has: { Lichtbron: "Laser" } },
  ],
  [
    "kop telefoon die over je oren valt en de trein wegfiltert (actieve ruisonderdrukking), tot 250 euro",
    { in: "koptelefoons", max: 250, has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
  ],
  ["speakertje voor bij het zwembad, ip67 moet ie zijn", { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" } }],
  [
    "mijn tv-meubel is klein dus de soundbar mag niet breder zijn dan 80 centimeter",
    { in: "soundbars", number: { Breedte: [null, 80] } },
  ],
  ["systeemcamera fullframe", { in: "systeemcameras", has: { Sensor: "Fullframe" } }],
  ["wat heb je van gopro liggen", { in: "actioncameras", has: { brand: "gopro" } }],
  [
    "Spelcomputer voor mijn kleinzoon, met een spel er meteen bij anders zit hij voor niks op zijn verjaardag",
    { in: "spelcomputers", has: { Bundel: "Met spel" } },
  ],
  ["controller met draad, ik ben dat opladen zat", { in: "gamecontrollers", has: { Verbinding: "Bedraad" } }],
  [
    "laptop minimaal 16 gig werkgeheugen, onder de 1000 eur",
    { in: "laptops", max: 1000, number: { Werkgeheugen: [16, null] } },
  ],
  ["ipad pro aub, niet de air", { in: "tablets", has: { name: /ipad pro/ } }],
  [
    "telefoon die 7 jaar updates krijgt maar geen samsung want daar heb ik slechte ervaringen mee",
    { in: "smartphones", has: { "Jaren updates": "7 jaar" }, not: { brand: "samsung" } },
  ],
  ["boekhoesje iphone 16", { in: "telefoonhoesjes", has: { "Type hoesje": "Bookcase", "Geschikt voor": "iPhone 16" } }],
  [
    "Beeldscherm voor thuiswerken. 27 inch. QHD. Dank u.",
    { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "QHD" } },
  ],
  [
    "printer zonder cartridges, zo eentje met inkttanks die je zelf bijvult",
    { in: "printers", has: { Printtechniek: "Inkttank" } },
  ],
  ["mechanisch toetsenbord", { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch" } }],
  ["wasmasjiene 9 kilo energielabel A", { in: "wasmachines", has: { Vulgewicht: "9 kg", Energieklasse: "A" } }],
  [
    "Een warmtepompdroger graag, van Miele of AEG; iets anders komt er bij ons niet in.",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger", brand: ["miele", "aeg"] } },
  ],
  [
    "koelvriescombi die onder een plank past, dus max 180 cm hoog",
    { in: "koel-vriescombinaties", number: { Hoogte: [null, 180] } },
  ],
  ["vaatwaser volledig geintegreerd", { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" } }],
  [
    "steelstofzuiger van hooguit 2,5 kilo ivm mijn polsen",
    { in: "steelstofzuigers", number: { Gewicht: [null, 2.5] } },
  ],
  [
    "zet de robotstofzuigers eens op volgorde van stil naar lawaaiig",
    { in: "robotstofzuigers", rising: "Geluidsniveau" },
  ],
  [
    "stoomgenerator gezocht, we strijken met zn zessen",
    { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } },
  ],
  [
    "Volautomaat voor espresso, budget ligt tussen de 300 en 700 euro",
    { in: "espressomachines", min: 300, max: 700, has: { "Type machine": "Volautomaat" } },
  ],
  [
    "waterkoker waarvan je de temperatuur kan instellen, voor groene thee",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja" } },
  ],
  ["gietijzeren koekenpan 24", { in: "koekenpannen", has: { Materiaal: "Gietijzer", Diameter: "24 cm" } }],
  ["wat is jullie goedkoopste airfryer", { in: "airfryers", extreme: "cheapest" }],
  ["leren driezitsbank", { in: "bankstellen", has: { Bekleding: "Leer", Zitplaatsen: "3-zits" } }],
  ["eettafel, rond, 1 meter 20 doorsnee", { in: "eettafels", has: { Vorm: "Rond", Lengte: "120 cm" } }],
  [
    "kast voor kleren met schuifdeuren, draaideuren kunnen niet open naast ons bed",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur" } },
  ],
  [
    "dekbed overtrek van linnen in de maat 240 bij 220",
    { in: "dekbedovertrekken", has: { Stof: "Gewassen linnen", "Maat overtrek": "240 x 220 cm" } },
  ],
  ["Heeft u groene jurken in maat 44?", { in: "jurken", has: { color: "groen", size: "44" } }],
  ["zwarte winterjas heren m", { in: "herenjassen", has: { color: "zwart", size: "M", Seizoen: "Winterjas" } }],
  ["spijkerbroek voor mn man w36 l34 in het zwart", { in: "herenjeans", has: { size: "W36/L34", color: "zwart" } }],
  [
    "Rugzak in het rood waar een laptop van 15,6 inch in past",
    { in: "rugzakken", has: { color: "rood", Laptopvak: "Laptopvak 15,6 inch" } },
  ],
  ["regenlaarsjes mt 24 geel", { in: "regenlaarzen", has: { size: "24", color: "geel" } }],
  ["ebike onder de 500 euro", { none: true }],
  ["tunneltent voor zes man", { in: "tenten", has: { "Type tent": "Tunneltent", Slaapplaatsen: "6-persoons" } }],
  [
    "een legpuzzel van 2000 stukjes, mijn man is met pensioen",
    { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } },
  ],
  [
    "spelletje waarbij je samenwerkt in plaats van tegen elkaar",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" } },
  ],
  ["winterbanden 195 65 r15", { in: "autobanden", has: { Maat: "195/65 R15", Seizoen: "Winterband" } }],
  ["5w40 olie, can van vijf liter", { in: "motorolie", has: { Viscositeit: "5W-40", Inhoud: "5 liter" } }],
  ["zit sta bureau elektrisch", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ["laat mij de duurste dakkoffer maar zien", { in: "dakkoffers", extreme: "dearest" }],
  ["ik wil gewoon een mens aan de lijn, geen computer", { contact: true }],
]);
