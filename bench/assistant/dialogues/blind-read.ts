import { type Dialogue, singles } from "../dialogue";

/** The half of blind.ts, chosen by lot, that is read while what failed is mended. */
export const blindRead: readonly Dialogue[] = singles("blind, the half read", [
  ["dashcam, moet ook door de achterruit opnemen", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  [
    "dagcrème droge huid zonder parfum erin",
    { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder", Moment: ["Dag", "Dag en nacht"] } },
  ],
  [
    "fohn met ionisatie 2000w of meer",
    { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Vermogen: [2000, null] } },
  ],
  [
    "scheerapparaat met trimmer, geen carmen, tot een euro of 100",
    { in: "scheerapparaten", max: 110, has: { Trimmer: "Ja" }, not: { brand: "Carmen" } },
  ],
  [
    "kindergitaar, klassiek model, 3/4 maat",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  [
    "tablet met 5g, scherm vanaf 11 inch",
    { in: "tablets", has: { Verbinding: "Wifi + 5G" }, number: { Schermgrootte: [11, null] } },
  ],
  [
    "beeldscherm 27 inch waar ik mijn laptop via usb c mee kan opladen",
    { in: "monitoren", has: { Schermgrootte: "27 inch", "Laden via usb-c": /watt/ } },
  ],
  ["telefoon met 7 jaar updates onder de 500", { in: "smartphones", max: 500, has: { "Jaren updates": "7 jaar" } }],
  [
    "bookcase voor de samsung a56",
    { in: "telefoonhoesjes", has: { "Type hoesje": "Bookcase", "Geschikt voor": "Galaxy A56" } },
  ],
  [
    "mand voor onze hond van minstens een meter breed, hoes moet eraf kunnen",
    { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" }, number: { "Maat mand": [100, null] } },
  ],
  ["soundbar dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
  ["fullframe camera body zonder lens", { in: "systeemcameras", has: { Sensor: "Fullframe", Uitvoering: "Body" } }],
  ["xbox met een spel erbij", { in: "spelcomputers", has: { Model: /xbox/i, Bundel: "Met spel" } }],
  [
    "beamer met laser, vanaf 2000 lumen",
    { in: "beamers", has: { Lichtbron: "Laser" }, number: { Helderheid: [2000, null] } },
  ],
  [
    "tv 50 of 55 inch met minimaal 3 hdmi poorten, geen salora",
    {
      in: "televisies",
      has: { Schermgrootte: ["50 inch", "55 inch"] },
      not: { brand: "Salora" },
      number: { "HDMI-poorten": [3, null] },
    },
  ],
  ["kaars van bijenwas", { in: "kaarsen", has: { Was: "Bijenwas" } }],
  [
    "hoekbureau dat elektrisch omhoog gaat, 140 of 160 breed",
    { in: "bureaus", has: { Vorm: "Hoek", Verstelling: "Elektrisch", Breedte: ["140 cm", "160 cm"] } },
  ],
  [
    "combimagnetron voor inbouw",
    { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Inbouw" } },
  ],
  [
    "waterkoker instelbare temperatuur van glas",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja", Materiaal: "Glas" } },
  ],
  [
    "winterjas meisje 116 roze of paars",
    { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116", color: ["roze", "paars"] } },
  ],
  [
    "horloge als cadeau voor opa, automatisch uurwerk en een leren band",
    { in: "horloges", has: { Uurwerk: "Automatisch", Band: "Leren band" } },
  ],
  [
    "elektrische fiets lage instap actieradius vanaf 100 km, max 2000 euro",
    { in: "elektrische-fietsen", max: 2000, has: { Frame: "Lage instap" }, number: { Actieradius: [100, null] } },
  ],
  [
    "klopboormachine 18 volt, met twee accu's",
    { in: "accuboormachines", has: { Klopfunctie: "Ja", Spanning: "18V", Inhoud: "Met 2 accu's" } },
  ],
  [
    "pop up tentje voor festival, 2 of 3 man",
    { in: "tenten", has: { "Type tent": "Pop-uptent", Slaapplaatsen: ["2-persoons", "3-persoons"] } },
  ],
  [
    "backpack om mee te trekken, minstens 50 liter en met een heupband",
    { in: "wandelrugzakken", has: { Heupband: "Ja" }, number: { Inhoud: [50, null] } },
  ],
  [
    "steelstofzuiger max 2,5 kg, geen inventum",
    { in: "steelstofzuigers", not: { brand: "Inventum" }, number: { Gewicht: [null, 2.5] } },
  ],
  [
    "wasmachine 9 of 10 kilo, 1600 toeren",
    { in: "wasmachines", has: { Vulgewicht: ["9 kg", "10 kg"], Toerental: "1600 toeren" } },
  ],
  [
    "eetkamerstoelen velours met armleuning, onder de 100 per stuk",
    { in: "eetkamerstoelen", max: 100, has: { Bekleding: "Velours", Armleuningen: "Ja" } },
  ],
  [
    "kledingkast schuifdeuren met spiegel hooguit 180 breed",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" }, number: { Breedte: [null, 180] } },
  ],
  ["hanglampje industriele stijl tot 75 euro", { in: "hanglampen", max: 75, has: { Stijl: "Industrieel" } }],
  ["goedkoopste maaier voor het gras pls", { in: "grasmaaiers", extreme: "cheapest" }],
  ["laat me eens de duurste stofzuigrobot zien", { in: "robotstofzuigers", extreme: "dearest" }],
  ["Kunt u mij het goedkoopste bed laten zien dat u heeft?", { in: "bedden", extreme: "cheapest" }],
  ["smeg waterkoker in het roze of groen", { in: "waterkokers", has: { brand: "Smeg", color: ["roze", "groen"] } }],
  ["lage nike sneakers voor heren mt 44", { in: "herensneakers", has: { brand: "Nike", Hoogte: "Laag", size: "44" } }],
  ["playmobil voor een jochie, tot 60 euro", { in: "bouwsets", max: 60, has: { brand: "Playmobil" } }],
  ["bugaboo kinderwagen voor minder dan 300 euro", { none: true }],
  ["heb je een mailadres of telefoonnummer van de klantenservice voor me", { contact: true }],
  ["binnen hoeveel dagen kan ik iets terugsturen als ik me bedenk?", { quotes: "support policy guide" }],
  ["ik wil mn account opzeggen, hoe gaat dat", { quotes: "support policy" }],
]);
