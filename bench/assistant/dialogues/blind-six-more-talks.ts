import { type Dialogue, talks } from "../dialogue";

/** Conversations in the demo shop, as `blindSix`. */
export const blindSixMoreTalks: readonly Dialogue[] = talks("blind six, held out, read since", [
  [
    [
      "softshell jas voor mijn man, maat L, met capuchon",
      { in: "herenjassen", has: { Seizoen: "Softshelljas", size: "L", Capuchon: "Ja" } },
    ],
    ["kan ik hem terugsturen als hij niet past?", { quotes: "support policy" }],
    [
      "ok fijn. Welke hebben een waterkolom van 10.000 mm?",
      { in: "herenjassen", has: { Seizoen: "Softshelljas", size: "L", Capuchon: "Ja", Waterkolom: "10.000 mm" } },
    ],
  ],
  [
    ["t-shirt heren XL v hals", { in: "heren-t-shirts", has: { size: "XL", Halslijn: "V-hals" } }],
    ["zwart of grijs", { in: "heren-t-shirts", has: { size: "XL", Halslijn: "V-hals", color: [/zwart/, /grijs/] } }],
    [
      "ronde hals mag ook hoor",
      { in: "heren-t-shirts", has: { size: "XL", Halslijn: ["V-hals", "Ronde hals"], color: [/zwart/, /grijs/] } },
    ],
  ],
  [
    [
      "kinderwagen 3 in 1 die je met één hand in kunt klappen",
      { in: "kinderwagens", has: { Uitvoering: "3-in-1", "Met één hand inklapbaar": "Ja" } },
    ],
    [
      "we wonen 3 hoog dus max 10 kilo",
      {
        in: "kinderwagens",
        has: { Uitvoering: "3-in-1", "Met één hand inklapbaar": "Ja" },
        number: { Gewicht: [null, 10] },
      },
    ],
    [
      "hoe breed is de eerste? moet door de deur van de lift",
      { about: "2.1", quotes: "specification", field: /breedte/i },
    ],
  ],
  [
    [
      "robotstofzuiger die ook kan dweilen en zichzelf leegt",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
    ],
    [
      "hij moet onder onze bank passen, dus hoogstens 9 cm hoog",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" }, number: { Hoogte: [null, 9] } },
    ],
    [
      "van iRobot?",
      {
        in: "robotstofzuigers",
        has: { Dweilfunctie: "Met", Leegstation: "Ja", brand: "iRobot" },
        number: { Hoogte: [null, 9] },
      },
    ],
  ],
  [
    [
      "waterafstotende rugzak waar een 15,6 inch laptop in past",
      { in: "rugzakken", has: { Waterafstotend: "Ja", Laptopvak: "Laptopvak 15,6 inch" } },
    ],
    [
      "geen gele aub",
      { in: "rugzakken", has: { Waterafstotend: "Ja", Laptopvak: "Laptopvak 15,6 inch" }, not: { color: /geel/ } },
    ],
    [
      "en lichter dan 1 kg",
      {
        in: "rugzakken",
        has: { Waterafstotend: "Ja", Laptopvak: "Laptopvak 15,6 inch" },
        not: { color: /geel/ },
        number: { Gewicht: [null, 0.99] },
      },
    ],
  ],
  [
    ["27 inch 4k scherm", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K" } }],
    [
      "mijn macbook moet kunnen opladen via usb c",
      { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K", "Laden via usb-c": /watt/ } },
    ],
    ["hoe zit het met de garantie bij jullie?", { quotes: "support policy" }],
  ],
  [
    [
      "houtskool bbq voor minstens 6 personen",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Personen: [6, null] } },
    ],
    [
      "met thermometer",
      { in: "barbecues", has: { Brandstof: "Houtskool", Thermometer: "Ja" }, number: { Personen: [6, null] } },
    ],
    [
      "een groene zou leuk staan in de tuin",
      {
        in: "barbecues",
        has: { Brandstof: "Houtskool", Thermometer: "Ja", color: /groen/ },
        number: { Personen: [6, null] },
      },
    ],
    ["hoe groot is het rooster van de eerste", { about: "3.1", quotes: "specification", field: /rooster/i }],
  ],
  [
    [
      "volautomatische koffiemachine met een melkreservoir",
      { in: "espressomachines", has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" } },
    ],
    [
      "geen Philips, daar heb ik slechte ervaringen mee",
      {
        in: "espressomachines",
        has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" },
        not: { brand: "Philips" },
      },
    ],
    ["hoe kan ik bij jullie betalen?", { quotes: "support policy" }],
    [
      "oké, laat alleen de witte zien",
      {
        in: "espressomachines",
        has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir", color: /wit/ },
        not: { brand: "Philips" },
      },
    ],
  ],
  [
    [
      "over ear koptelefoon met noise cancelling",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
    [
      "opvouwbaar en de accu moet minstens 40 uur meegaan",
      {
        in: "koptelefoons",
        has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja" },
        number: { Accuduur: [40, null] },
      },
    ],
    [
      "in het zwart",
      {
        in: "koptelefoons",
        has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja", color: /zwart/ },
        number: { Accuduur: [40, null] },
      },
    ],
    [
      "kleur maakt me bij nader inzien niet uit, maar wel graag Sennheiser",
      {
        in: "koptelefoons",
        has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja", brand: "Sennheiser" },
        number: { Accuduur: [40, null] },
      },
    ],
  ],
  [
    ["telefoon van samsung of google", { in: "smartphones", has: { brand: ["Samsung", "Google"] } }],
    ["minstens 256 gb", { in: "smartphones", has: { brand: ["Samsung", "Google"] }, number: { Opslag: [256, null] } }],
    [
      "niet zo groot, 6,1 inch",
      {
        in: "smartphones",
        has: { brand: ["Samsung", "Google"], Schermgrootte: "6,1 inch" },
        number: { Opslag: [256, null] },
      },
    ],
    ["Wat is het verschil tussen nummer 1 en nummer 2?", { compares: ["3.1", "3.2"] }],
  ],
  [
    ["4 persoons tent", { in: "tenten", has: { Slaapplaatsen: "4-persoons" } }],
    [
      "waterkolom van minstens 5000",
      { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, number: { Waterkolom: [5000, null] } },
    ],
    [
      "een 6 persoons mag ook",
      { in: "tenten", has: { Slaapplaatsen: ["4-persoons", "6-persoons"] }, number: { Waterkolom: [5000, null] } },
    ],
    [
      "alleen geen pop-up tent, die krijg ik nooit meer in de hoes",
      {
        in: "tenten",
        has: { Slaapplaatsen: ["4-persoons", "6-persoons"] },
        not: { "Type tent": "Pop-uptent" },
        number: { Waterkolom: [5000, null] },
      },
    ],
  ],
  [
    [
      "wasmachine voor minstens 9 kilo was, niet luider dan 72 db",
      { in: "wasmachines", number: { Vulgewicht: [9, null], Geluidsniveau: [null, 72] } },
    ],
    [
      "energielabel A",
      { in: "wasmachines", has: { Energieklasse: "A" }, number: { Vulgewicht: [9, null], Geluidsniveau: [null, 72] } },
    ],
    ["hoeveel water verbruikt de eerste?", { about: "2.1", quotes: "specification", field: /water/i }],
    [
      "Laat dan de modellen zien die zelf het wasmiddel doseren en 1600 toeren hebben",
      {
        in: "wasmachines",
        has: { Energieklasse: "A", "Automatisch doseren": "Ja", Toerental: "1600 toeren" },
        number: { Vulgewicht: [9, null], Geluidsniveau: [null, 72] },
      },
    ],
  ],
]);
