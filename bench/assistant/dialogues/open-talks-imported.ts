import { talks } from "../dialogue";

export const openTalksImported = talks("imported, open talks", [
  [
    ["hoi ik zoek een koptelefoon", { named: /Koptelefoon/ }],
    ["zwart", { named: /Koptelefoon/, has: { color: "zwart" } }],
    ["sony graag", { named: /Koptelefoon/, has: { brand: "sony", color: "zwart" } }],
  ],
  [
    ["iphone 15", { named: /Smartphone.*iPhone 15/ }],
    ["en een hoesje ervoor", { named: /Hoesje/, has: { name: /iphone 15/ } }],
    ["ook een screenprotector", { named: /Screenprotector/, has: { name: /iphone 15/ } }],
  ],
  [
    ["tv van lg", { named: /Televisie/, has: { brand: "lg" } }],
    ["doe toch maar samsung", { named: /Televisie/, has: { brand: "samsung" } }],
    ["onder de 1000", { named: /Televisie/, has: { brand: "samsung" }, max: 1000 }],
    ["merk maakt eigenlijk niet uit", { named: /Televisie/, max: 1000 }],
  ],
  [
    ["Wat is jullie duurste televisie?", { named: /Televisie/, extreme: "dearest" }],
    ["pff, iets goedkopers dan", { named: /Televisie/, below: "1.1" }],
  ],
  [
    ["ik wil een laptop voor mijn studie, max 800 euro", { named: /Laptop$/, max: 800 }],
    [
      "geen acer alsjeblieft, daar heb ik slechte ervaringen mee",
      { named: /Laptop$/, not: { brand: "acer" }, max: 800 },
    ],
    ["en wat heb je aan laptoptassen?", { named: /Laptoptas/ }],
  ],
  [
    ["laptop onder de 300 euro", { none: true }],
    ["ok dan tot 700", { named: /Laptop$/, max: 700 }],
  ],
  [
    ["macbook", { named: /MacBook.*Laptop$/ }],
    ["Air", { named: /MacBook Air.*Laptop$/ }],
    ["hoesje of sleeve daarvoor?", { named: /Laptoptas/, has: { name: /macbook air/ } }],
  ],
  [
    ["Ik zoek een stofzuiger van Dyson", { named: /Stofzuiger$/, has: { brand: "dyson" } }],
    ["wat kost de eerste", { about: "1.1" }],
    ["en wat is het verschil tussen de eerste en de tweede?", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["robotstofzuiger", { named: /Robotstofzuiger/ }],
    ["Roborock", { named: /Robotstofzuiger Roborock/ }],
    ["in het wit", { named: /Robotstofzuiger Roborock/, has: { name: /wit/ } }],
  ],
  [
    ["welke wasmachines hebben jullie van miele", { named: /Wasmachine$/, has: { brand: "miele" } }],
    ["en drogers?", { named: /Warmtepompdroger/ }],
    ["ook van miele natuurlijk", { named: /Warmtepompdroger/, has: { brand: "miele" } }],
    ["terug naar de wasmachines, wat heb je van aeg", { named: /Wasmachine$/, has: { brand: "aeg" } }],
  ],
  [
    ["waterkoker", { named: /Waterkoker/ }],
    ["bosch", { named: /Waterkoker/, has: { brand: "bosch" } }],
    ["nee philips bedoel ik", { named: /Waterkoker/, has: { brand: "philips" } }],
    ["broodrooster erbij van hetzelfde merk", { named: /Broodrooster/, has: { brand: "philips" } }],
  ],
  [
    [
      "We gaan verhuizen en ik wil graag een rode broodrooster in de nieuwe keuken",
      { named: /Broodrooster/, has: { name: /rood/ } },
    ],
    ["mag ook een andere kleur hoor", { named: /Broodrooster/ }],
  ],
  [
    ["airfryer", { named: /Airfryer/ }],
    ["andere", { named: /Airfryer/, fresh: 1 }],
  ],
  [
    ["printer epson", { named: /Printer$/, has: { brand: "epson" } }],
    ["en inkt voor de et-2860", { named: /Inktcartridge/, has: { name: /et-2860/ } }],
  ],
  [
    ["playstation 5", { named: /PlayStation 5/ }],
    ["met schijf, dus geen digital", { named: /PlayStation 5 Slim Disc/ }],
    ["extra controller erbij", { named: /Controller/, has: { name: /playstation 5/ } }],
    ["witte", { named: /Controller/, has: { name: /playstation 5.*wit/ } }],
  ],
  [
    ["spelcomputer voor de kids tot 350 euro", { named: /Spelcomputer/, max: 350 }],
    ["nintendo dan", { named: /Spelcomputer Nintendo/, max: 350 }],
    ["mag wel iets meer kosten, tot 450", { named: /Spelcomputer Nintendo/, max: 450 }],
  ],
  [
    ["monitor onder 100 euro", { none: true }],
    ["hmm en onder 250?", { named: /Monitor/, max: 250 }],
    ["van Philips het liefst", { named: /Monitor/, has: { brand: "philips" }, max: 250 }],
  ],
  [
    [
      "Hallo, ik werk thuis en krijg nekpijn van mijn laptopscherm, dus ik zoek een monitor van Dell.",
      { named: /Monitor/, has: { brand: "dell" } },
    ],
    ["De tweede, wat kost die?", { about: "1.2" }],
    ["Prima. Dan heb ik ook nog een draadloze muis nodig.", { named: /Draadloze muis/ }],
    ["En een toetsenbord van Logitech.", { named: /Toetsenbord Logitech/ }],
  ],
  [
    ["elektrische tandeborstel", { named: /Elektrische tandenborstel/ }],
    ["oral b", { named: /Elektrische tandenborstel Oral-B/ }],
    ["witte graag", { named: /Elektrische tandenborstel Oral-B/, has: { name: /wit/ } }],
    ["borsteltjes erbij", { named: /Opzetborstels/, has: { name: /oral-b/ } }],
  ],
  [
    ["roze tandenborstel elektrisch", { named: /Elektrische tandenborstel/, has: { name: /roze/ } }],
    ["wat kost ie", { about: "1.1" }],
  ],
  [
    ["föhn", { named: /Föhn/ }],
    ["niet zo'n dure dyson", { named: /Föhn/, not: { name: /dyson/ } }],
    ["onder 100 euro kan?", { named: /Föhn/, not: { name: /dyson/ }, max: 100 }],
  ],
  [
    [
      "Wij zoeken een grasmaaier, ons gazon is klein. Liefst van Gardena.",
      { named: /Grasmaaier/, has: { brand: "gardena" } },
    ],
    ["of Bosch, dat mag ook", { named: /Grasmaaier/, has: { brand: ["gardena", "bosch"] } }],
    ["maar niet meer dan 400", { named: /Grasmaaier/, has: { brand: ["gardena", "bosch"] }, max: 400 }],
  ],
  [
    ["hogedrukreiniger karcher", { named: /Hogedrukreiniger Kärcher/ }],
    ["vergelijk de eerste twee", { compares: ["1.1", "1.2"] }],
    ["en van nilfisk?", { named: /Hogedrukreiniger Nilfisk/ }],
  ],
  [
    ["ledlamp e27", { named: /ledlamp/, has: { name: /e27/ } }],
    ["Philips Hue", { named: /ledlamp Philips Hue/, has: { name: /e27/ } }],
    ["oh wacht, het zijn spotjes dus gu10", { named: /ledlamp Philips Hue/, has: { name: /gu10/ } }],
    ["ander merk mag ook als het maar gu10 is", { named: /ledlamp/, has: { name: /gu10/ } }],
  ],
  [
    ["soundbar sonos", { named: /Soundbar/, has: { brand: "sonos" } }],
    ["wit", { named: /Soundbar/, has: { brand: "sonos", name: /wit/ } }],
    ["laat ook eens jbl zien ipv sonos, kleur boeit niet", { named: /Soundbar/, has: { brand: "jbl" } }],
  ],
  [
    ["ik zoek een bluetooth speaker voor op het strand", { named: /Bluetooth speaker/ }],
    ["rood vind ik leuk", { named: /Bluetooth speaker/, has: { name: /rood/ } }],
    ["doe de goedkoopste van alle bluetooth speakers maar", { named: /Bluetooth speaker/, extreme: "cheapest" }],
  ],
  [
    ["oordopjes draadloos zwart geen sony", { named: /oordopjes/, has: { name: /zwart/ }, not: { name: /sony/ } }],
    ["samsung", { named: /oordopjes Samsung/, has: { name: /zwart/ } }],
    ["in wit dan?", { named: /oordopjes Samsung/, has: { name: /wit/ } }],
  ],
  [
    ["airpods", { named: /AirPods/ }],
    ["de pro", { named: /AirPods Pro/ }],
    ["wat kosten die", { about: "2.1" }],
  ],
  [
    ["smartfoon tot 400", { named: /Smartphone/, max: 400 }],
    ["blauw", { named: /Smartphone/, has: { name: /blauw/ }, max: 400 }],
    ["geen xiaomi", { named: /Smartphone/, has: { name: /blauw/ }, not: { name: /xiaomi/ }, max: 400 }],
    ["en 500 euro?", { named: /Smartphone/, has: { name: /blauw/ }, not: { name: /xiaomi/ }, max: 500 }],
  ],
]);
