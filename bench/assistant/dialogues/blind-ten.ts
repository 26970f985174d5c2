import { singles } from "../dialogue";

export const blindTen = singles("blind ten, held out, read since", [
  [
    "tv van 55 inch graag, mag niet meer dan 1200 euro kosten",
    { in: "televisies", has: { Schermgrootte: "55 inch" }, max: 1200 },
  ],
  [
    "koptelefoon met noise cancelling voor in de trein, zwart, onder de 250",
    { in: "koptelefoons", has: { Ruisonderdrukking: "Actief", color: "zwart" }, max: 250 },
  ],
  [
    "hoi! heb je zo'n bluetooth speakertje dat minstens 12 uur meegaat? is voor op de camping",
    { in: "bluetooth-speakers", number: { Accuduur: [12, null] } },
  ],
  [
    "Goedemiddag, mijn wasmachine heeft het begeven. Ik zoek een witte, voor 9 kilo was, tot 900 euro.",
    { in: "wasmachines", has: { Vulgewicht: "9 kg", color: "wit" }, max: 900 },
  ],
  [
    "wasdroger met warmtepomp aub, geen beko meer",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, not: { brand: "Beko" } },
  ],
  ["telefoonhoessje voor mn iphone 15", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" } }],
  [
    "Mechanisch toetsenbord, draadloos.",
    { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch", Verbinding: "Draadloos" } },
  ],
  [
    "wij drinken veel koffie op kantoor, gewoon filter, en hij moet warm blijven dus met een thermoskan",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } },
  ],
  ["de goedkoopste airfryer die er is", { in: "airfryers", extreme: "cheapest" }],
  [
    "puur uit nieuwsgierigheid, wat is jullie duurste elektrische fiets?",
    { in: "elektrische-fietsen", extreme: "dearest" },
  ],
  ["winterjas kind maat 116", { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } }],
  [
    "ik zoek voor een feest een lange jurk, ja echt tot op de grond, maat 38",
    { in: "jurken", has: { size: "38", Lengte: "Maxi" } },
  ],
  [
    "winterjas heren met capuchon alles behalve zwart",
    { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" }, not: { color: "zwart" } },
  ],
  [
    "spijkerbroek voor mannen w34 l34, slim fit krijg ik niet meer dicht haha",
    { in: "herenjeans", has: { size: "W34/L34" }, not: { Pasvorm: "Slim fit" } },
  ],
  [
    "ik moet naar een bruiloft en zoek nette herenschoenen mt 43 in zwart of donkerblauw",
    { in: "nette-herenschoenen", has: { size: "43", color: ["zwart", "donkerblauw"] } },
  ],
  [
    "Beste winkel, ik heb last van mijn onderrug. Heeft u een bureaustoel met lendensteun?",
    { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" } },
  ],
  [
    "bureau elektrisch verstelbaar, niet op een hoek maar recht",
    { in: "bureaus", has: { Verstelling: "Elektrisch", Vorm: "Recht" } },
  ],
  ["dakkoffer, 400 liter of meer", { in: "dakkoffers", number: { Inhoud: [400, null] } }],
  ["195/65r15 winterbanden", { in: "autobanden", has: { Maat: "195/65 R15", Seizoen: "Winterband" } }],
  ["motor olie 0w20 vijf liter", { in: "motorolie", has: { Viscositeit: "0W-20", Inhoud: "5 liter" } }],
  [
    "Een legpuzzel van duizend stukjes, niet boven de dertig euro",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, max: 30 },
  ],
  [
    "we zijn met kerst met z'n zessen, welk bordspel kunnen we dan samen doen",
    { in: "gezelschapsspellen", has: { Spelers: [/2-6/, /3-8/] } },
  ],
  ["knuffelkonijn", { in: "knuffels", has: { name: /konijn/ } }],
  [
    "voer voor mijn hond van 12 jaar oud, senior dus, en zonder graan want daar wordt ie ziek van",
    { in: "hondenvoer", has: { "Leeftijd hond": "Senior", Graanvrij: "Ja" } },
  ],
  ["heeft u een krabpaal van minimaal anderhalve meter", { in: "krabpalen", number: { Hoogte: [150, null] } }],
  [
    "kattenbak met zon kap erover heen maar geen rose",
    { in: "kattenbakken", has: { Uitvoering: "Met kap" }, not: { color: "roze" } },
  ],
  [
    "wij wandelen veel in het bos, dus een kinderwagen met luchtbanden",
    { in: "kinderwagens", has: { Wielen: "Luchtbanden" } },
  ],
  [
    "auto stoeltje dat kan draaien met isofix",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix" } },
  ],
  [
    "schroefboormachine 18 volt incl. 2 accu's",
    { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } },
  ],
  ["barbecue op gas want houtskool mag hier niet op t balkon", { in: "barbecues", has: { Brandstof: "Gas" } }],
  [
    "Voor boven de eettafel: een hanglamp, industriële stijl, maximaal 250 euro.",
    { in: "hanglampen", has: { Stijl: "Industrieel" }, max: 250 },
  ],
  [
    "dekbed overtrek 200 bij 220 dat je niet hoeft te strijken",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "200 x 220 cm", Strijkvrij: "Ja" } },
  ],
  ["bed 140x200, o nee wacht, 160x200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
  [
    "mijn zoontje begint met gitaarles. juf zegt: klassiek, driekwart formaat",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  ["keyboard met evenveel toetsen als een piano, 88 dus", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
  [
    "lekker leesboek voor aan het strand, iets feelgood. luisterboeken vind ik niks",
    { in: "romans", has: { Genre: "Feelgood" }, not: { Uitvoering: "Luisterboek" } },
  ],
  ["dashcam die voor én achter filmt", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["verkopen jullie waterkokers van Dyson?", { none: true }],
  ["stel het past niet, hoeveel dagen heb ik dan om iets terug te sturen?", { quotes: "policy support" }],
  ["kan ik even een echt mens aan de lijn krijgen pls", { contact: true }],
  [
    "Mummieslaapzak waarin ik het bij nul graden nog warm heb",
    { in: "slaapzakken", has: { Vorm: "Mummiemodel", Comforttemperatuur: "0 °C" } },
  ],
  [
    "laptop 16 gb ram, 512 gb of 1 tb, onder de 1200",
    { in: "laptops", has: { Werkgeheugen: "16 GB", Opslag: ["512 GB", "1 TB"] }, max: 1200 },
  ],
  [
    "ik wil lang met mijn telefoon doen. welke smartphones krijgen 7 jaar updates?",
    { in: "smartphones", has: { "Jaren updates": "7 jaar" } },
  ],
  [
    "tentje voor ons tweeën komma hooguit tweehonderd euro",
    { in: "tenten", has: { Slaapplaatsen: "2-persoons" }, max: 200 },
  ],
]);
