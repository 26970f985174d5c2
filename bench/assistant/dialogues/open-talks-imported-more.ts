import { talks } from "../dialogue";

export const openTalksImportedMore = talks("imported, open talks", [
  [
    ["motorola met 256 gb", { named: /Smartphone Motorola/, has: { name: /256 gb/ } }],
    ["en xiaomi met 256?", { named: /Smartphone Xiaomi/, has: { name: /256 gb/ } }],
  ],
  [
    ["nokia telefoon hebben jullie die", { none: true }],
    ["jammer. google dan", { named: /Smartphone Google/ }],
    [
      "welke is de goedkoopste smartphone die jullie hebben, van alle merken",
      { named: /Smartphone/, extreme: "cheapest" },
    ],
  ],
  [
    ["Ik wil een doorzichtig hoesje voor mijn Pixel 8", { named: /Hoesje/, has: { name: /pixel 8.*transparant/ } }],
    ["hoeveel kost dat hoesje", { about: "1.1" }],
    ["mooi. heb je ook een usb-c kabel", { named: /Kabel/, has: { name: /usb-c/ } }],
    ["en een oplader", { named: /Oplader/ }],
    ["65 watt", { named: /Oplader/, has: { name: /65 w/ } }],
  ],
  [
    ["hdmi kabel 5 meter", { named: /HDMI/, has: { name: /5 m/ } }],
    ["1 m is eigenlijk genoeg", { named: /HDMI/, has: { name: /1 m/ } }],
  ],
  [
    ["netwerkkabel", { named: /Netwerkkabel/ }],
    ["En een lightningkabel voor de oude iphone van mijn man", { named: /Kabel/, has: { name: /lightning/ } }],
  ],
  [
    ["Ik zoek een televisie van Sony.", { none: true }],
    ["Dan Philips, dat heb ik altijd gehad.", { named: /Televisie/, has: { brand: "philips" } }],
    ["met ambilight", { named: /Televisie/, has: { brand: "philips", name: /ambilight/ } }],
    ["Welke van die twee is het goedkoopst?", { compares: ["3.1", "3.2"] }],
  ],
  [
    ["tv's tussen 400 en 900 euro", { named: /Televisie/, min: 400, max: 900 }],
    ["alleen qled", { named: /Televisie/, has: { name: /qled/ }, min: 400, max: 900 }],
    ["laat de prijs maar los", { named: /Televisie/, has: { name: /qled/ }, unbounded: true }],
  ],
  [
    ["muurbeugel vogels", { named: /Muurbeugel/, has: { brand: "vogel's" } }],
    ["nee andere merken", { named: /Muurbeugel/, not: { brand: "vogel's" } }],
  ],
  [
    ["tablet", { named: /Tablet/ }],
    ["ipad", { named: /Tablet Apple iPad/ }],
    ["beetje duur, liever lenovo", { named: /Tablet Lenovo/ }],
    ["toch nog even die ipads", { named: /Tablet Apple iPad/ }],
  ],
  [
    [
      "Mijn kleinzoon wil een tablet, maar niet van Apple. Wat is er onder 300 euro?",
      { named: /Tablet/, not: { name: /apple/ }, max: 300 },
    ],
    ["Is er iets met 128 gb?", { named: /Tablet/, has: { name: /128 gb/ }, not: { name: /apple/ }, max: 300 }],
    ["sneeuwt het zaterdag in Groningen denkt u?", { honest: true }],
    ["Goed, dan de Samsung tablets nog even.", { named: /Tablet Samsung/ }],
  ],
  [
    ["tablet voor max 100 euro", { none: true }],
    ["250?", { named: /Tablet/, max: 250 }],
  ],
  [
    ["externe ssd", { named: /Externe SSD/ }],
    ["sandisk", { named: /Externe SSD SanDisk/ }],
    ["samsung toch", { named: /Externe SSD Samsung/ }],
    ["T7", { named: /Externe SSD Samsung T7/ }],
  ],
  [
    ["toetsenbord om mee te gamen, razer", { named: /Toetsenbord Razer/ }],
    ["verschil tussen die twee?", { compares: ["1.1", "1.2"] }],
    ["en een muis, wit", { named: /muis/, has: { name: /wit/ } }],
  ],
  [
    ["laptop asus of lenovo", { named: /Laptop$/, has: { brand: ["asus", "lenovo"] } }],
    ["alleen lenovo", { named: /Laptop$/, has: { brand: "lenovo" } }],
    ["thinkpad", { named: /ThinkPad.*Laptop$/ }],
    ["prijs?", { about: "3.1" }],
  ],
  [
    ["espressomachine de longhi", { named: /Espressomachine/, has: { brand: "de'longhi" } }],
    ["waterfilters daarvoor", { named: /Waterfilter/, has: { brand: "de'longhi" } }],
    ["en ontkalker van hetzelfde merk", { named: /Ontkalker/, has: { brand: "de'longhi" } }],
  ],
  [
    ["Ik drink alleen gewone filterkoffie, dus graag een filterkoffieapparaat.", { named: /Filterkoffieapparaat/ }],
    ["Moccamaster, die gaan lang mee", { named: /Filterkoffieapparaat/, has: { brand: "moccamaster" } }],
    [
      "Mijn keuken is wit, dus een witte.",
      { named: /Filterkoffieapparaat/, has: { brand: "moccamaster", name: /wit/ } },
    ],
    ["o nee, rood is vrolijker", { named: /Filterkoffieapparaat/, has: { brand: "moccamaster", name: /rood/ } }],
  ],
  [
    ["koelkast met vriezer van samsung", { named: /Koel-vriescombinatie/, has: { brand: "samsung" } }],
    ["en liebherr", { named: /Koel-vriescombinatie/, has: { brand: "liebherr" } }],
    ["ik heb ook nog een magnetron nodig", { named: /Magnetron/ }],
    ["geen whirlpool", { named: /Magnetron/, not: { brand: "whirlpool" } }],
  ],
  [
    ["magnetron samsung", { named: /Magnetron/, has: { brand: "samsung" } }],
    ["een combi", { named: /Magnetron/, has: { brand: "samsung", name: /combi/ } }],
    ["kan ik iemand van de winkel spreken over de inbouw?", { contact: true }],
  ],
  [
    ["blender", { named: /Blender/ }],
    ["philips en max 100 euro", { named: /Blender/, has: { brand: "philips" }, max: 100 }],
    ["wat is de prijs van de eerste", { about: "2.1" }],
  ],
  [
    ["stoomstrijkijzer van braun", { named: /Stoomstrijkijzer/, has: { brand: "braun" } }],
    ["tefal heb ik eigenlijk liever", { named: /Stoomstrijkijzer/, has: { brand: "tefal" } }],
    ["goedkoopste strijkijzer dat jullie verkopen?", { named: /Stoomstrijkijzer/, extreme: "cheapest" }],
  ],
  [
    ["wasmachine samsung ecobubble", { named: /Wasmachine$/, has: { name: /samsung.*ecobubble/ } }],
    ["vergelijk ze eens", { compares: ["1.1", "1.2"] }],
    ["en een droger die niet van miele is", { named: /Warmtepompdroger/, not: { brand: "miele" } }],
  ],
  [
    ["scheerapparaat braun", { named: /Scheerapparaat/, has: { brand: "braun" } }],
    ["series 9", { named: /Scheerapparaat/, has: { name: /braun series 9/ } }],
    ["scheercassette daarbij", { named: /Scheerkoppen/, has: { name: /braun.*series 9/ } }],
  ],
  [
    ["accuboormachine", { named: /Accuboormachine/ }],
    ["makita", { named: /Accuboormachine/, has: { brand: "makita" } }],
    ["losse accu erbij", { named: /Gereedschapsaccu/, has: { brand: "makita" } }],
    ["5 ah", { named: /Gereedschapsaccu/, has: { brand: "makita", name: /5,0 ah/ } }],
  ],
  [
    [
      "boormachine op accu, geen makita, tot 200 euro",
      { named: /Accuboormachine/, not: { brand: "makita" }, max: 200 },
    ],
    ["dewalt", { named: /Accuboormachine/, has: { brand: "dewalt" }, max: 200 }],
    ["het budget mag weg, wel dewalt", { named: /Accuboormachine/, has: { brand: "dewalt" }, unbounded: true }],
  ],
  [
    ["Ik ga op safari en zoek een systeemcamera van Sony", { named: /Systeemcamera/, has: { brand: "sony" } }],
    ["Canon mag ook wel", { named: /Systeemcamera/, has: { brand: ["sony", "canon"] } }],
    ["Reserveaccu voor de Canon R50 graag", { named: /Camera-accu/, has: { name: /r50/ } }],
  ],
  [
    ["stofzuiger onder de 400 maar geen robot", { named: /Stofzuiger$/, not: { name: /robot/ }, max: 400 }],
    ["miele", { named: /Stofzuiger$/, has: { brand: "miele" }, not: { name: /robot/ }, max: 400 }],
    ["doe ook maar een robot dan, irobot", { named: /Robotstofzuiger iRobot/ }],
  ],
  [
    ["laptoptas 14 inch", { named: /Laptoptas/, has: { name: /14 inch/ } }],
    ["sorry 15,6 moet het zijn", { named: /Laptoptas/, has: { name: /15\.6 inch/ } }],
    ["hoe duur", { about: "2.1" }],
  ],
  [
    ["printer brother", { named: /Printer$/, has: { brand: "brother" } }],
    ["laser", { named: /Printer$/, has: { brand: "brother", name: /laser/ } }],
    ["hm of toch canon, een gewone", { named: /Printer$/, has: { brand: "canon" } }],
    ["goedkoopste printer van allemaal?", { named: /Printer$/, extreme: "cheapest" }],
  ],
]);
