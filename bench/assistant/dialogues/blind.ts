import { type Dialogue, singles } from "../dialogue";

/**
 * Written and labelled from the catalogue by somebody who had not read the assistant, and never asked before the first
 * run. Only the number that it reaches is looked at.
 */
export const blind: readonly Dialogue[] = singles("blind, unseen", [
  ["dashcam, moet ook door de achterruit opnemen", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["4 winterbanden 195/65 r15", { in: "autobanden", has: { Seizoen: "Winterband", Maat: "195/65 R15" } }],
  ["5w30 olie voor de auto", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
  [
    "Goedemiddag, ik zoek een babyslaapzak met mouwen die eraf kunnen voor onze kleine van 3 maanden",
    { in: "babyslaapzakken", has: { Mouwen: "Afritsbare mouwen", Leeftijd: "0 tot 6 maanden" } },
  ],
  [
    "autostoel voor baby isofix die je rond kan draaien",
    { in: "autostoelen", has: { Bevestiging: "Isofix", Draaibaar: "360° draaibaar" } },
  ],
  [
    "bloemig luchtje voor mn moeder, mag 50 euro kosten",
    { in: "damesparfums", max: 50, has: { Geurfamilie: "Bloemig" } },
  ],
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
  ["vegetarisch kookboek", { in: "kookboeken", has: { Onderwerp: "Vegetarisch" } }],
  [
    "kindergitaar, klassiek model, 3/4 maat",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  [
    "laptop voor school: minstens 16 gb ram, niet zwaarder dan anderhalve kilo, max 900 euro",
    { in: "laptops", max: 900, number: { Werkgeheugen: [16, null], Gewicht: [null, 1.5] } },
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
  [
    "graanvrij hondenvoer voor een oude hond",
    { in: "hondenvoer", has: { Graanvrij: "Ja", "Leeftijd hond": "Senior" } },
  ],
  [
    "krabpaal voor een dikke kater van 10 kilo, graag anderhalve meter of hoger",
    { in: "krabpalen", number: { "Max. gewicht kat": [10, null], Hoogte: [150, null] } },
  ],
  ["soundbar dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
  [
    "witte on-ear koptelefoon met noise cancelling",
    { in: "koptelefoons", has: { color: "wit", Draagwijze: "On-ear", Ruisonderdrukking: "Actief" } },
  ],
  [
    "koptelefoon die wel 60 uur meegaat op 1 lading en minder weegt dan 250 gram",
    { in: "koptelefoons", number: { Accuduur: [60, null], Gewicht: [null, 250] } },
  ],
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
  ["handgemaakte mok die in de vaatwasser kan", { in: "handgedraaide-mokken", has: { Vaatwasserbestendig: "Ja" } }],
  ["kaars van bijenwas", { in: "kaarsen", has: { Was: "Bijenwas" } }],
  [
    "bureaustoel met verstelbare armleuningen maar niet groen, tot 400",
    { in: "bureaustoelen", max: 400, has: { Armleuningen: ["4D", "2D"] }, not: { color: "groen" } },
  ],
  [
    "hoekbureau dat elektrisch omhoog gaat, 140 of 160 breed",
    { in: "bureaus", has: { Vorm: "Hoek", Verstelling: "Elektrisch", Breedte: ["140 cm", "160 cm"] } },
  ],
  [
    "uitwasbare stiften voor een peuter van 3",
    { in: "stiften-en-kleurpotloden", has: { Uitwasbaar: "Ja", Leeftijd: "Vanaf 3 jaar" } },
  ],
  [
    "airfryer met 2 lades tussen de 100 en 175 euro",
    { in: "airfryers", min: 100, max: 175, has: { "Dubbele lade": "Ja" } },
  ],
  [
    "combimagnetron voor inbouw",
    { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Inbouw" } },
  ],
  [
    "volautomaat met melkkan of melkreservoir onder de vijfhonderd euro",
    {
      in: "espressomachines",
      max: 500,
      has: { "Type machine": "Volautomaat", Melkopschuimer: ["Melkkan", "Melkreservoir"] },
    },
  ],
  ["koffiezetter met thermoskan, rood", { in: "koffiezetapparaten", has: { Kan: "Thermoskan", color: "rood" } }],
  [
    "waterkoker instelbare temperatuur van glas",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja", Materiaal: "Glas" } },
  ],
  [
    "coltrui voor dames in M, geen acryl",
    { in: "damestruien", has: { Halslijn: "Coltrui", size: "M" }, not: { Materiaal: "Acryl" } },
  ],
  ["lange jurk met bloemetjes", { in: "jurken", has: { Lengte: "Maxi", Patroon: "Bloemenprint" } }],
  [
    "Jas voor mijn man, maat L, met capuchon en een waterkolom van 10.000, niet duurder dan 150",
    { in: "herenjassen", max: 150, has: { size: "L", Capuchon: "Ja", Waterkolom: "10.000 mm" } },
  ],
  [
    "winterjas meisje 116 roze of paars",
    { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116", color: ["roze", "paars"] } },
  ],
  [
    "horloge als cadeau voor opa, automatisch uurwerk en een leren band",
    { in: "horloges", has: { Uurwerk: "Automatisch", Band: "Leren band" } },
  ],
  ["regenlaarsjes kind maat 30 max 20 euro", { in: "regenlaarzen", max: 20, has: { size: "30" } }],
  [
    "legpuzzel voor volwassenen, graag 1000 stukken of nog meer",
    { in: "puzzels", number: { "Aantal stukjes": [1000, null] } },
  ],
  [
    "knuffelkonijn dat gewassen kan worden op 30 graden",
    { in: "knuffels", has: { Model: "Konijn", Wasbaar: "Op 30 °C" } },
  ],
  [
    "elektrische fiets lage instap actieradius vanaf 100 km, max 2000 euro",
    { in: "elektrische-fietsen", max: 2000, has: { Frame: "Lage instap" }, number: { Actieradius: [100, null] } },
  ],
  ["fietshelm met mips maat m", { in: "fietshelmen", has: { Mips: "Met", size: "M" } }],
  [
    "klopboormachine 18 volt, met twee accu's",
    { in: "accuboormachines", has: { Klopfunctie: "Ja", Spanning: "18V", Inhoud: "Met 2 accu's" } },
  ],
  [
    "grote bloempot 45 cm voor buiten, mag niet stukvriezen",
    { in: "bloempotten", has: { Diameter: "45 cm", Buiten: "Ja", Vorstbestendig: "Ja" } },
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
    "koelvries combi niet hoger dan 1,80 met no frost",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 180] } },
  ],
  [
    "zo'n robot voor de vloer die zuigt én dweilt, en met een station waar hij zichzelf in leegt",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  [
    "steelstofzuiger max 2,5 kg, geen inventum",
    { in: "steelstofzuigers", not: { brand: "Inventum" }, number: { Gewicht: [null, 2.5] } },
  ],
  [
    "wasmachine 9 of 10 kilo, 1600 toeren",
    { in: "wasmachines", has: { Vulgewicht: ["9 kg", "10 kg"], Toerental: "1600 toeren" } },
  ],
  ["driezitsbank echt leer", { in: "bankstellen", has: { Bekleding: "Leer", Zitplaatsen: "3-zits" } }],
  [
    "eetkamerstoelen velours met armleuning, onder de 100 per stuk",
    { in: "eetkamerstoelen", max: 100, has: { Bekleding: "Velours", Armleuningen: "Ja" } },
  ],
  [
    "kledingkast schuifdeuren met spiegel hooguit 180 breed",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" }, number: { Breedte: [null, 180] } },
  ],
  [
    "flanellen dekbedovertrek tweepersoons 240x220",
    { in: "dekbedovertrekken", has: { Stof: "Flanel", "Maat overtrek": "240 x 220 cm" } },
  ],
  ["hanglampje industriele stijl tot 75 euro", { in: "hanglampen", max: 75, has: { Stijl: "Industrieel" } }],
  [
    "kindersneakers met lichtjes in de zool, 28",
    { in: "kindersneakers", has: { "Lampjes in zool": "Ja", size: "28" } },
  ],
  [
    "partyspel van hooguit een half uurtje",
    { in: "gezelschapsspellen", has: { Speltype: "Partyspel" }, number: { Speelduur: [null, 30] } },
  ],
  [
    "herenfiets zonder versnellingen, framemaat 61",
    { in: "stadsfietsen", has: { Frame: "Herenframe", Versnellingen: "Zonder versnellingen", size: "61 cm" } },
  ],
  ["goedkoopste maaier voor het gras pls", { in: "grasmaaiers", extreme: "cheapest" }],
  ["laat me eens de duurste stofzuigrobot zien", { in: "robotstofzuigers", extreme: "dearest" }],
  ["Kunt u mij het goedkoopste bed laten zien dat u heeft?", { in: "bedden", extreme: "cheapest" }],
  ["smeg waterkoker in het roze of groen", { in: "waterkokers", has: { brand: "Smeg", color: ["roze", "groen"] } }],
  ["lage nike sneakers voor heren mt 44", { in: "herensneakers", has: { brand: "Nike", Hoogte: "Laag", size: "44" } }],
  ["playmobil voor een jochie, tot 60 euro", { in: "bouwsets", max: 60, has: { brand: "Playmobil" } }],
  ["rode crossbody tas max 6 tientjes", { none: true }],
  ["in-ear oortjes van sony", { none: true }],
  ["drone met camera", { none: true }],
  ["laptop met 64 gb werkgeheugen", { none: true }],
  ["benzinemaaier gezocht", { none: true }],
  ["zomerjurkje, ik heb maat 50", { none: true }],
  ["bugaboo kinderwagen voor minder dan 300 euro", { none: true }],
  ["samsung smartphone met minstens 7 inch scherm onder de 400", { none: true }],
  ["heb je een mailadres of telefoonnummer van de klantenservice voor me", { contact: true }],
  ["binnen hoeveel dagen kan ik iets terugsturen als ik me bedenk?", { quotes: "support policy guide" }],
  ["Wat is nou eigenlijk het verschil tussen eau de toilette en eau de parfum?", { quotes: "category guide" }],
  ["ik wil mn account opzeggen, hoe gaat dat", { quotes: "support policy" }],
  ["worden reviews bij jullie gecontroleerd op nep", { quotes: "support policy" }],
]);
