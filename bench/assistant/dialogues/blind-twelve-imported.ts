import { singles, talks } from "../dialogue";

export const blindTwelveImported = [
  ...singles("imported, blind twelve, held out, read since", [
    ["wasmachine van bosch", { named: /^Bosch .*Wasmachine$/ }],
    ["zwarte draadloze oordopjes", { named: /^Draadloze oordopjes .*Zwart$/ }],
    ["Ik heb een gewone iPhone 15 en zoek er een hoesje voor", { named: /Apple iPhone 15 Hoesje/ }],
    ["televisie onder de 800 euro", { named: /Televisie$/, max: 800 }],
    ["inkt voor de hp deskjet 2820e", { named: /DeskJet 2820e Inktcartridge/ }],
    ["Heeft u een witte koptelefoon van Sennheiser?", { named: /^Sennheiser .*Koptelefoon - Wit$/ }],
    ["robotstofzuiger, geen roborock", { named: /^Robotstofzuiger (?!Roborock)/ }],
    ["grasmaaier gardena", { named: /^Gardena .*Grasmaaier$/ }],
    ["schermbeschermer galaxy a55, screenprotector dus", { named: /Galaxy A55 Screenprotector/ }],
    ["hdmi kabel 5 meter", { named: /HDMI .*Kabel - 5 m$/ }],
    ["nieuwe borsteltjes voor mijn oral b, opzetborstels", { named: /^Oral-B .*Opzetborstels/ }],
    ["playstation 5 zelf, niet de controller", { named: /^Spelcomputer Sony PlayStation 5/ }],
  ]),
  ...talks("imported, blind twelve, held out, read since", [
    [
      ["ik wil de terrasstenen schoon spuiten, hogedrukreiniger", { named: /^Hogedrukreiniger/ }],
      ["van kärcher", { named: /^Hogedrukreiniger Kärcher/ }],
      ["of toch nilfisk", { named: /^Hogedrukreiniger Nilfisk/ }],
    ],
    [
      ["smartphone", { named: /^Smartphone/ }],
      ["samsung", { named: /^Smartphone Samsung/ }],
      ["tot 600 euro", { named: /^Smartphone Samsung/, max: 600 }],
      ["een hoesje voor de Galaxy A35", { named: /Galaxy A35 Hoesje/ }],
    ],
    [
      ["Graag een monitor voor thuiswerken.", { named: /Monitor$/ }],
      ["Van Dell.", { named: /^Dell .*Monitor$/ }],
      ["Vergelijkt u de eerste twee eens.", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["accuboormachine", { named: /Accuboormachine$/ }],
      ["makita", { named: /^Makita .*Accuboormachine$/ }],
      ["en losse accu van makita 5 ampere uur", { named: /^Makita .*5,0 Ah Gereedschapsaccu$/ }],
    ],
    [
      ["soundbar sonos", { named: /^Sonos .*Soundbar/ }],
      ["in het zwart", { named: /^Sonos .*Soundbar - Zwart$/ }],
      ["nee laat maar, een bluetooth speaker", { named: /^Bluetooth speaker/ }],
    ],
    [
      ["warmtepompdroger", { named: /Warmtepompdroger$/ }],
      ["geen miele, te duur", { named: /^(?!Miele).*Warmtepompdroger$/ }],
      ["ook geen aeg", { named: /^Bosch .*Warmtepompdroger$/ }],
    ],
    [
      ["tandenborstel elektrisch", { named: /^Elektrische tandenborstel/ }],
      ["Sonicare", { named: /^Elektrische tandenborstel Philips Sonicare/ }],
      ["in het roze", { named: /^Elektrische tandenborstel .*Roze$/ }],
    ],
    [
      ["tablet van apple", { named: /^Tablet Apple/ }],
      ["hm mag ook samsung of lenovo zijn als het maar onder de 400 is", { named: /^Tablet/, max: 400 }],
    ],
    [
      ["systeemcamera sony", { named: /^Sony .*Systeemcamera$/ }],
      ["reserveaccu voor de ILCE-6400", { named: /ILCE-6400 Camera-accu$/ }],
    ],
    [
      ["printers van epson graag", { named: /^Epson .*Printer$/ }],
      ["doe maar brother", { named: /^Brother .*Printer$/ }],
      ["een laser, geen inkt", { named: /^Brother Laser/ }],
    ],
    [
      ["beugel om de tv aan de muur te hangen", { named: /Muurbeugel/ }],
      ["van vogels", { named: /^Vogel's .*Muurbeugel/ }],
    ],
    [
      ["toetsenbord logitech", { named: /^Toetsenbord Logitech/ }],
      ["en een muis van hetzelfde merk, draadloos", { named: /^Draadloze muis Logitech/ }],
      ["wit", { named: /^Draadloze muis Logitech .*Wit$/ }],
    ],
  ]),
];
