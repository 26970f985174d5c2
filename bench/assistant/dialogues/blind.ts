import { type Dialogue, singles } from "../dialogue";

/**
 * Written and labelled from the catalogue by somebody who had not read the assistant, and never asked before the first
 * run. Only the number that it reaches is looked at.
 */
export const blind: readonly Dialogue[] = singles("blind, held out, read since", [
  ["4 winterbanden 195/65 r15", { in: "autobanden", has: { Seizoen: "Winterband", Maat: "195/65 R15" } }],
  ["5w30 olie voor de auto", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
  [
    "Goedemiddag, ik zoek een babyslaapzak met mouwen die eraf kunnen voor onze kleine van 3 maanden",
    { in: "babyslaapzakken", has: { Mouwen: "Afritsbare mouwen", Leeftijd: "0 tot 6 maanden" } },
  ],
  [
    "autostoel voor baby isofix die je rond kan draaien",
    {
      in: "autostoelen",
      has: { Bevestiging: "Isofix", Draaibaar: "360° draaibaar", Groep: ["40 tot 87 cm", "40 tot 105 cm"] },
    },
  ],
  [
    "bloemig luchtje voor mn moeder, mag 50 euro kosten",
    { in: "damesparfums", max: 50, has: { Geurfamilie: "Bloemig" } },
  ],
  ["vegetarisch kookboek", { in: "kookboeken", has: { Onderwerp: "Vegetarisch" } }],
  [
    "laptop voor school: minstens 16 gb ram, niet zwaarder dan anderhalve kilo, max 900 euro",
    { in: "laptops", max: 900, number: { Werkgeheugen: [16, null], Gewicht: [null, 1.5] } },
  ],
  [
    "graanvrij hondenvoer voor een oude hond",
    { in: "hondenvoer", has: { Graanvrij: "Ja", "Leeftijd hond": "Senior" } },
  ],
  [
    "krabpaal voor een dikke kater van 10 kilo, graag anderhalve meter of hoger",
    { in: "krabpalen", number: { "Max. gewicht kat": [10, null], Hoogte: [150, null] } },
  ],
  [
    "witte on-ear koptelefoon met noise cancelling",
    { in: "koptelefoons", has: { color: "wit", Draagwijze: "On-ear", Ruisonderdrukking: "Actief" } },
  ],
  [
    "koptelefoon die wel 60 uur meegaat op 1 lading en minder weegt dan 250 gram",
    { in: "koptelefoons", number: { Accuduur: [60, null], Gewicht: [null, 249] } },
  ],
  ["handgemaakte mok die in de vaatwasser kan", { in: "handgedraaide-mokken", has: { Vaatwasserbestendig: "Ja" } }],
  [
    "bureaustoel met verstelbare armleuningen maar niet groen, tot 400",
    { in: "bureaustoelen", max: 400, has: { Armleuningen: ["4D", "2D"] }, not: { color: "groen" } },
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
    "volautomaat met melkkan of melkreservoir onder de vijfhonderd euro",
    {
      in: "espressomachines",
      max: 500,
      has: { "Type machine": "Volautomaat", Melkopschuimer: ["Melkkan", "Melkreservoir"] },
    },
  ],
  ["koffiezetter met thermoskan, rood", { in: "koffiezetapparaten", has: { Kan: "Thermoskan", color: "rood" } }],
  [
    "coltrui voor dames in M, geen acryl",
    { in: "damestruien", has: { Halslijn: "Coltrui", size: "M" }, not: { Materiaal: "Acryl" } },
  ],
  ["lange jurk met bloemetjes", { in: "jurken", has: { Lengte: "Maxi", Patroon: "Bloemenprint" } }],
  [
    "Jas voor mijn man, maat L, met capuchon en een waterkolom van 10.000, niet duurder dan 150",
    { in: "herenjassen", max: 150, has: { size: "L", Capuchon: "Ja", Waterkolom: "10.000 mm" } },
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
  ["fietshelm met mips maat m", { in: "fietshelmen", has: { Mips: "Met", size: "M" } }],
  [
    "grote bloempot 45 cm voor buiten, mag niet stukvriezen",
    { in: "bloempotten", has: { Diameter: "45 cm", Buiten: "Ja", Vorstbestendig: "Ja" } },
  ],
  [
    "koelvries combi niet hoger dan 1,80 met no frost",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 180] } },
  ],
  [
    "zo'n robot voor de vloer die zuigt én dweilt, en met een station waar hij zichzelf in leegt",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  ["driezitsbank echt leer", { in: "bankstellen", has: { Bekleding: "Leer", Zitplaatsen: "3-zits" } }],
  [
    "flanellen dekbedovertrek tweepersoons 240x220",
    { in: "dekbedovertrekken", has: { Stof: "Flanel", "Maat overtrek": "240 x 220 cm" } },
  ],
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
  ["rode crossbody tas max 6 tientjes", { none: true }],
  ["in-ear oortjes van sony", { none: true }],
  ["drone met camera", { none: true }],
  ["laptop met 64 gb werkgeheugen", { none: true }],
  ["benzinemaaier gezocht", { none: true }],
  ["zomerjurkje, ik heb maat 50", { none: true }],
  ["samsung smartphone met minstens 7 inch scherm onder de 400", { none: true }],
  ["Wat is nou eigenlijk het verschil tussen eau de toilette en eau de parfum?", { quotes: "category guide" }],
  ["worden reviews bij jullie gecontroleerd op nep", { quotes: "support policy" }],
]);
