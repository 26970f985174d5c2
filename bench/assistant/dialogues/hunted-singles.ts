import { type Dialogue, singles } from "../dialogue";

/**
 * First messages that were hunted for: every kind of the catalogue with one or two wishes in the words of a shopper, of which
 * these showed something that breaks a wish, or lost one without a word, when first asked.
 */
const amounts: readonly Dialogue[] = singles("hunted", [
  ["airfryer, 3,5 liter is te klein", { in: "airfryers", number: { Inhoud: [3.51, null] } }],
  ["airfryer, 4 liter is te klein en 7 te groot", { in: "airfryers", number: { Inhoud: [4.01, 6.99] } }],
  ["wasmachine 7 kilo is te weinig", { in: "wasmachines", number: { Vulgewicht: [7.01, null] } }],
  ["telefoon, 64 gb is me te weinig", { in: "smartphones", not: { Opslag: "64 GB" } }],
  ["50 euro is een hoop geld voor een waterkoker", { in: "waterkokers", max: 50 }],
  ["smartphone 128 gb met 8 gb geheugen", { in: "smartphones", has: { Opslag: "128 GB", Werkgeheugen: "8 GB" } }],
  [
    "mobiele telefoon tot 300 met minimaal 50 mp camera",
    { in: "smartphones", max: 300, number: { Camera: [50, null] } },
  ],
  [
    "damessneakers van echt leer met hogere zool dan 4 cm",
    { in: "damessneakers", has: { Materiaal: "Leer" }, number: { Zoolhoogte: [4.01, null] } },
  ],
  [
    "laserprinter met minstens 20 pagina's per minuut",
    { in: "printers", has: { Printtechniek: "Laser" }, number: { Printsnelheid: [20, null] } },
  ],
  ["zwaar heren t-shirt van minstens 200 gram per m2", { in: "heren-t-shirts", number: { Gewicht: [200, null] } }],
  ["bouwset voor jonger dan 6", { in: "bouwsets", has: { Leeftijd: "Vanaf 4 jaar" } }],
  ["knuffel voor een baby van 6 maanden", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } }],
  ["tv 65 inch of anders 75", { in: "televisies", has: { Schermgrootte: ["65 inch", "75 inch"] } }],
  ["tv van 55 inch, kan ook 50 zijn", { in: "televisies", has: { Schermgrootte: ["55 inch", "50 inch"] } }],
]);

const told: readonly Dialogue[] = singles("hunted", [
  ["een knuffel die in de was kan", { in: "knuffels", has: { Wasbaar: "Op 30 °C" } }],
  ["ik zoek een knuffelkonijn dat je mag wassen", { in: "knuffels", has: { Wasbaar: "Op 30 °C" } }],
  ["herengeur zonder lavendel erin", { in: "herenparfums", not: { Hartnoot: "Lavendel" } }],
  ["parfum voor mijn vader zonder citroen of munt", { in: "herenparfums", not: { Topnoot: /munt|citroen/i } }],
  ["hondenvoer voor kleine honden geen natvoer", { in: "hondenvoer", not: { Voersoort: "Natvoer" } }],
  ["tuinstoel zonder kussen", { in: "tuinstoelen", has: { Kussen: "Niet inbegrepen" } }],
  ["herenjeans zonder elastaan", { in: "herenjeans", has: { Elastaan: "0%" } }],
  ["monitor zonder usb-c laden", { in: "monitoren", has: { "Laden via usb-c": "Nee" } }],
  ["bed met matras", { none: true }],
  ["tent met aluminium stokken", { in: "tenten", has: { Stokken: "Aluminium" } }],
  ["handschoenen", { none: true }],
  ["kinderfiets", { none: true }],
  ["soundbar die onder een 55 inch tv past", { in: "soundbars" }],
]);

const forms: readonly Dialogue[] = singles("hunted", [
  ["eettafel eiken niet rond 220 cm", { in: "eettafels", has: { Houtsoort: "Eiken" }, not: { Vorm: "Rond" } }],
  ["tv met meer hdmi poorten dan 3", { in: "televisies", number: { "HDMI-poorten": [4, null] } }],
  ["roman eerste druk hardcover", { in: "romans", has: { Druk: "1e druk", Uitvoering: "Hardcover" } }],
  ["kinderwagen, meer dan 12 kilo krijg ik niet de trap op", { in: "kinderwagens", number: { Gewicht: [null, 12] } }],
  ["loopfiets", { none: true }],
]);

export const huntedSingles: readonly Dialogue[] = [...amounts, ...told, ...forms];

/** The same in the shop of a feed, of which only names tell anything. */
export const huntedSinglesImported: readonly Dialogue[] = singles("imported, hunted", [
  ["philips koffiezetapparaat met thermoskan", { none: true }],
  ["filterkoffieapparaat met thermoskan", { named: /thermos/i }],
  ["steelstofzuiger van dyson onder 500", { named: /dyson.*stofzuiger/i, max: 500 }],
  ["soundbar die onder een 55 inch tv past", { named: /soundbar/i }],
  ["muurbeugel voor een 75 inch tv", { named: /beugel.*40-77/i }],
  ["iphone hoesje voor de 14", { named: /iPhone 14.*hoesje/i }],
  ["hoesje voor de galaxy a55, doorzichtig", { named: /A55.*hoesje/i, has: { color: "transparant" } }],
  ["screenprotector voor samsung a55", { named: /A55.*screenprotector/i }],
  ["telefoon van apple niet de pro", { named: /^(?!.*\bPro\b).*iPhone/i }],
  ["samsung telefoon geen a35", { named: /^(?!.*A35).*smartphone.*galaxy/i }],
  ["smartphone met 256 gb onder 400 euro", { named: /smartphone.*256/i, max: 400 }],
  ["google telefoon met 128gb", { named: /google.*128/i }],
  ["hdmi kabel 2.1", { named: /hdmi 2\.1/i }],
  ["usb c kabel van 1 meter", { named: /usb-c.*1 m/i }],
  ["kabel van usb-c naar lightning", { named: /lightning/i }],
  ["externe ssd van 2 tb", { named: /ssd.*2 TB/i }],
  ["externe ssd geen samsung", { named: /^(?!.*samsung).*ssd/i }],
  ["witte draadloze muis", { named: /muis.*wit/i }],
  ["toetsenbord niet van logitech", { named: /^(?!.*logitech).*toetsenbord/i }],
  ["laptoptas voor 14 inch", { named: /(14 inch).*laptoptas/i }],
  ["laptoptas voor een 15,6 inch laptop", { named: /15\.6.*laptoptas/i }],
  ["sleeve voor een macbook", { named: /macbook.*laptoptas|sleeve/i }],
  ["controller voor de switch", { named: /switch.*controller/i }],
  ["playstation controller wit", { named: /playstation.*controller.*wit/i }],
  ["playstation 5 zonder disc", { named: /digital/i }],
  ["inkt voor een deskjet 2820e", { named: /deskjet 2820e inkt/i }],
  ["xl inktcartridge van canon", { named: /canon.*xl.*inkt/i }],
  ["printer van epson, geen inktcartridge", { named: /epson.*printer/i }],
  ["laserprinter onder 250", { named: /laser.*printer/i, max: 250 }],
  ["robotstofzuiger van roborock", { named: /robotstofzuiger.*roborock/i }],
  ["stofzuiger geen robot onder de 300", { named: /^(?!.*robot).*stofzuiger/i, max: 300 }],
  ["stofzuigerzakken voor miele c3", { named: /C3.*zakken/i }],
  ["warmtepompdroger geen bosch of miele", { named: /^(?!.*(bosch|miele)).*droger/i }],
  ["wasmachine van aeg tot 600", { named: /aeg.*wasmachine/i, max: 600 }],
  ["waterkoker van bosch of philips", { named: /(bosch|philips).*waterkoker/i }],
  ["broodrooster rood", { named: /broodrooster.*rood/i }],
  ["opzetborstels 8 stuks oral-b", { named: /oral-b.*8 stuks/i }],
  ["elektrische tandenborstel wit geen philips", { named: /^(?!.*philips).*tandenborstel.*wit/i }],
  ["ledlamp gu10 die van kleur verandert", { named: /GU10/i }],
  ["lamp e27 van hue", { named: /hue.*E27/i }],
  ["slimme lamp geen ikea met e27", { named: /^(?!.*ikea).*E27/i }],
  ["accu 18v 5 ah makita", { named: /makita.*5,0 Ah/i }],
  ["makita accu van minstens 5 ah", { named: /makita.*[56],0 Ah/i }],
  ["boormachine van 12 volt", { named: /12V.*boormachine/i }],
  ["monitor 32 inch", { named: /\b32[0-9A-Z].*monitor|329P/i }],
  ["oled tv van 65 inch", { named: /65OLED|OLED65/i }],
  ["tv kleiner dan 50 inch", { named: /43/i }],
]);
