import { type Dialogue, talks } from "../dialogue";

/** As blind-two.ts, over several turns. */
export const blindTwoTalks: readonly Dialogue[] = talks("blind two, held out, read since", [
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
    ["zetel met 2 plaatsen", { in: "bankstellen", has: { Zitplaatsen: "2-zits" } }],
    ["in velours", { in: "bankstellen", has: { Zitplaatsen: "2-zits", Bekleding: "Velours" } }],
    ["hoe breed is de eerste", { quotes: "specification", field: /breedte/i, about: "2.1" }],
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
    ["bed 160x200 met opbergruimte", { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja" } }],
    ["doe maar 180 breed", { in: "bedden", has: { Ligmaat: "180 x 200 cm", Opbergruimte: "Ja" } }],
  ],
  [
    ["knuffel otter", { in: "knuffels", has: { Model: "Otter" } }],
    ["nee toch een vos", { in: "knuffels", has: { Model: "Vos" } }],
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
]);
