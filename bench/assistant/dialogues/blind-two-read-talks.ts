import { type Dialogue, talks } from "../dialogue";

/** As blind-two-read.ts, over several turns. */
export const blindTwoReadTalks: readonly Dialogue[] = talks("blind two, the half read", [
  [
    ["airfryer voor een groot gezin, 6 liter of meer", { in: "airfryers", number: { Inhoud: [6, null] } }],
    ["met zo'n kijkraampje", { in: "airfryers", has: { Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } }],
    ["en niet boven de 170", { in: "airfryers", max: 170, has: { Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } }],
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
    ["hanglamp landelijk", { in: "hanglampen", has: { Stijl: "Landelijk" } }],
    ["toch liever industrieel", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
    ["max 75 euro", { in: "hanglampen", max: 75, has: { Stijl: "Industrieel" } }],
  ],
  [
    ["jurk met streepjes maat 40", { in: "jurken", has: { Patroon: "Strepen", size: "40" } }],
    ["oeps 38 bedoel ik", { in: "jurken", has: { Patroon: "Strepen", size: "38" } }],
  ],
  [
    ["e-bike met lage instap", { in: "elektrische-fietsen", has: { Frame: "Lage instap" } }],
    ["motor in het midden aub", { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } }],
    ["welke is het goedkoopst van deze", { about: "2.cheapest" }],
  ],
  [
    ["vaatwas vrijstaand", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" } }],
    ["met besteklade", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand", Besteklade: "Ja" } }],
    ["zet de eerste twee eens naast elkaar", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["puzzel van 500 stukjes", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } }],
    ["mag ook 1000 zijn", { in: "puzzels", has: { "Aantal stukjes": ["500 stukjes", "1000 stukjes"] } }],
    ["wat kost de eerste", { about: "2.1" }],
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
