import { type Dialogue, talks } from "../dialogue";

/** As blind-two.ts, over several turns. */
export const blindTwoTalks: readonly Dialogue[] = talks("blind two, unseen", [
  [
    ["airfryer voor een groot gezin, 6 liter of meer", { in: "airfryers", number: { Inhoud: [6, null] } }],
    ["met zo'n kijkraampje", { in: "airfryers", has: { Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } }],
    ["en niet boven de 170", { in: "airfryers", max: 170, has: { Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } }],
  ],
  [
    ["wasmachine 9 kilo", { in: "wasmachines", has: { Vulgewicht: "9 kg" } }],
    ["minstens 1400 toeren", { in: "wasmachines", has: { Vulgewicht: "9 kg" }, number: { Toerental: [1400, null] } }],
    ["hoeveel water verbruikt de tweede", { quotes: "specification", field: /water/i, about: "2.2" }],
  ],
  [
    ["tv 50 inch", { in: "televisies", has: { Schermgrootte: "50 inch" } }],
    ["qled of oled", { in: "televisies", has: { Schermgrootte: "50 inch", Beeldtechniek: ["Qled", "Oled"] } }],
    [
      "geen lg",
      { in: "televisies", has: { Schermgrootte: "50 inch", Beeldtechniek: ["Qled", "Oled"] }, not: { brand: "LG" } },
    ],
  ],
  [
    ["zwarte gsm van motorola", { in: "smartphones", has: { brand: "Motorola", color: "zwart" } }],
    ["doe toch maar xiaomi", { in: "smartphones", has: { brand: "Xiaomi", color: "zwart" } }],
    ["kleur maakt eigenlijk niet uit", { in: "smartphones", has: { brand: "Xiaomi" } }],
  ],
  [
    ["herensneakers 43", { in: "herensneakers", has: { size: "43" } }],
    ["instappers, dus zonder veters", { in: "herensneakers", has: { size: "43", Sluiting: "Instap" } }],
    ["liever geen grijze", { in: "herensneakers", has: { size: "43", Sluiting: "Instap" }, not: { color: "grijs" } }],
  ],
  [
    ["zetel met 2 plaatsen", { in: "bankstellen", has: { Zitplaatsen: "2-zits" } }],
    ["in velours", { in: "bankstellen", has: { Zitplaatsen: "2-zits", Bekleding: "Velours" } }],
    ["hoe breed is de eerste", { quotes: "specification", field: /breedte/i, about: "2.1" }],
  ],
  [
    ["hanglamp landelijk", { in: "hanglampen", has: { Stijl: "Landelijk" } }],
    ["toch liever industrieel", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
    ["max 75 euro", { in: "hanglampen", max: 75, has: { Stijl: "Industrieel" } }],
  ],
  [
    ["jurk met streepjes maat 40", { in: "jurken", has: { Patroon: "Strepen", size: "40" } }],
    ["oeps 38 bedoel ik", { in: "jurken", has: { Patroon: "Strepen", size: "38" } }],
  ],
  [
    [
      "over-ear koptelefoon met noise cancelling",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
    [
      "heb je nog wat anders",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, fresh: 1 },
    ],
  ],
  [
    ["tent voor 3 man", { in: "tenten", has: { Slaapplaatsen: "3-persoons" } }],
    ["koepeltent", { in: "tenten", has: { Slaapplaatsen: "3-persoons", "Type tent": "Koepeltent" } }],
    [
      "hoeft toch geen koepel te zijn, wel waterkolom 3000 of beter",
      { in: "tenten", has: { Slaapplaatsen: "3-persoons" }, number: { Waterkolom: [3000, null] } },
    ],
  ],
  [
    ["wat is de goedkoopste steelstofzuiger", { in: "steelstofzuigers", extreme: "cheapest" }],
    ["nee ik wil er een die ook dweilt", { in: "steelstofzuigers", has: { Dweilfunctie: "Ja" } }],
    ["en max 2,5 kilo", { in: "steelstofzuigers", has: { Dweilfunctie: "Ja" }, number: { Gewicht: [null, 2.5] } }],
  ],
  [
    ["e-bike met lage instap", { in: "elektrische-fietsen", has: { Frame: "Lage instap" } }],
    ["motor in het midden aub", { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } }],
    ["welke is het goedkoopst van deze", { about: "2.cheapest" }],
  ],
  [
    ["bed 160x200 met opbergruimte", { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja" } }],
    ["doe maar 180 breed", { in: "bedden", has: { Ligmaat: "180 x 200 cm", Opbergruimte: "Ja" } }],
  ],
  [
    ["vaatwas vrijstaand", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" } }],
    ["met besteklade", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand", Besteklade: "Ja" } }],
    ["zet de eerste twee eens naast elkaar", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["knuffel otter", { in: "knuffels", has: { Model: "Otter" } }],
    ["nee toch een vos", { in: "knuffels", has: { Model: "Vos" } }],
  ],
  [
    ["puzzel van 500 stukjes", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } }],
    ["mag ook 1000 zijn", { in: "puzzels", has: { "Aantal stukjes": ["500 stukjes", "1000 stukjes"] } }],
    ["wat kost de eerste", { about: "2.1" }],
  ],
  [
    ["robotstofzuiger die ook dweilt", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
    [
      "moet onder de kast passen, max 9 cm hoog",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met" }, number: { Hoogte: [null, 9] } },
    ],
    ["en als hij kapot gaat, bij wie moet ik dan zijn?", { quotes: "support policy guide category" }],
  ],
  [
    ["eetkamerstoel met armleuning", { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } }],
    ["velours", { in: "eetkamerstoelen", has: { Armleuningen: "Ja", Bekleding: "Velours" } }],
    ["armleuning hoeft niet per se", { in: "eetkamerstoelen", has: { Bekleding: "Velours" } }],
  ],
  [
    ["stoomgenerator", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } }],
    [
      "te duur, kan het goedkoper dan de eerste?",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" }, below: "1.1" },
    ],
  ],
  [
    ["herenhorloge automaat met saffierglas", { in: "horloges", has: { Uurwerk: "Automatisch", Glas: "Saffierglas" } }],
    ["tot 200", { in: "horloges", max: 200, has: { Uurwerk: "Automatisch", Glas: "Saffierglas" } }],
    [
      "prijs doet er toch niet toe",
      { in: "horloges", unbounded: true, has: { Uurwerk: "Automatisch", Glas: "Saffierglas" } },
    ],
  ],
]);
