import { type Dialogue, singles, talks } from "../dialogue";

/** The first that were held out, until others took their place. */
export const firstHeldOut: readonly Dialogue[] = [
  ...singles("first held out, read since", [
    ["kunt u mij een strijkijzer laten zien voor hooguit 60 euro", { in: "strijkijzers", max: 60 }],
    ["ben op zoek naar regenlaarsjes in maat 26", { in: "regenlaarzen", has: { size: "26" } }],
    ["mijn dochter wil een keyboard met 61 toetsen", { in: "keyboards", number: { Toetsen: [61, 61] } }],
    [
      "een systeemcamera, maar dan niet van Canon en onder de 1500",
      { in: "systeemcameras", max: 1500, not: { brand: "Canon" } },
    ],
    ["krabpaal hoger dan 150 cm", { in: "krabpalen", number: { Hoogte: [151, null] } }],
    ["een aquarium van ongeveer 110 liter", { in: "aquaria", number: { Inhoud: [88, 132] } }],
    ["grasmaaier op accu tot 400 euro", { in: "grasmaaiers", max: 400, has: { Aandrijving: "Accu" } }],
    ["kinderwagen in het zwart, max 500 euro", { in: "kinderwagens", max: 500, has: { color: "zwart" } }],
    ["bureaustoel met mesh, duurder dan 150 euro", { in: "bureaustoelen", min: 150, has: { Bekleding: "Mesh" } }],
    ["driepersoons bank in grijs", { in: "bankstellen", has: { color: "grijs", Zitplaatsen: "3-zits" } }],
    ["hanglamp van rotan", { in: "hanglampen", has: { Materiaal: "Rotan" } }],
    ["wat is de duurste stadsfiets?", { in: "stadsfietsen", extreme: "dearest" }],
    ["hoe zit het met de bezorging?", { quotes: "support policy" }],
    ["hoe werkt het als mijn bestelling kapot aankomt?", { quotes: "support policy guide" }],
    ["hoe kies ik een goede matras?", { quotes: "guide category", source: /matras|slapen|bed/ }],
    ["mag ik even met een echt persoon chatten", { contact: true }],
    ["wat eten we vanavond?", { honest: true }],
    ["hoe oud ben jij eigenlijk?", { honest: true }],
    ["heb je een fiets van 10 euro?", { none: true }],
  ]),
  ...talks("first held out, read since", [
    [
      ["een herenhorloge tot 200 euro", { in: "horloges", max: 200 }],
      ["met leren band", { in: "horloges", max: 200, has: { Band: "Leren band" } }],
      ["prijs is niet belangrijk", { in: "horloges", unbounded: true, has: { Band: "Leren band" } }],
    ],
    [
      ["accuboormachine 18V"],
      ["hoeveel koppel heeft de tweede?", { quotes: "specification", field: /koppel/i, about: "1.2" }],
    ],
    [
      ["gezelschapsspel"],
      ["met hoeveel spelers kun je de eerste spelen?", { quotes: "specification", field: /spelers/i, about: "1.1" }],
    ],
    [["tablet onder 400 euro"], ["zet nummer een en twee naast elkaar", { compares: ["1.1", "1.2"] }]],
    [
      ["damestruien in maat M", { in: "damestruien", has: { size: "M" } }],
      ["liever in beige", { in: "damestruien", has: { size: "M", color: "beige" } }],
      ["niet duurder dan 50", { in: "damestruien", max: 50, has: { size: "M", color: "beige" } }],
    ],
    [["bluetooth speaker tot 100 euro"], ["doe eens wat goedkoper", { in: "bluetooth-speakers", below: "1.1" }]],
  ]),
];
