import { type Dialogue, talks } from "../dialogue";

/** Conversations in which a wish grows, is corrected or is taken back. */
export const turns: readonly Dialogue[] = talks("over turns", [
  [
    ["ik zoek een wasmachine", { in: "wasmachines" }],
    ["onder de 600 euro graag", { in: "wasmachines", max: 600 }],
    ["en minstens 8 kilo", { in: "wasmachines", max: 600, number: { Vulgewicht: [8, null] } }],
    ["geen Bosch", { in: "wasmachines", max: 600, number: { Vulgewicht: [8, null] }, not: { brand: "Bosch" } }],
  ],
  [
    ["laptop onder 600 euro", { in: "laptops", max: 600 }],
    ["doe toch maar tot 900", { in: "laptops", max: 900 }],
  ],
  [
    ["laptop tot 800 euro van HP", { in: "laptops", max: 800, has: { brand: "HP" } }],
    ["het merk maakt niet uit", { in: "laptops", max: 800 }],
  ],
  [
    ["koptelefoon onder 100 euro", { in: "koptelefoons", max: 100 }],
    ["laat het budget maar los", { in: "koptelefoons", unbounded: true }],
  ],
  [
    ["jurk in maat 38", { in: "jurken", has: { size: "38" } }],
    ["in het rood", { in: "jurken", has: { size: "38", color: "rood" } }],
    ["of nee, blauw", { in: "jurken", has: { size: "38", color: "blauw" } }],
  ],
  [
    ["een televisie van 55 inch", { in: "televisies", number: { Schermgrootte: [55, 55] } }],
    ["toch liever 65 inch", { in: "televisies", number: { Schermgrootte: [65, 65] } }],
  ],
  [
    ["een tent voor 4 personen onder 400 euro", { in: "tenten", max: 400 }],
    ["en een slaapzak", { in: "slaapzakken", max: 400 }],
  ],
  [
    ["wasdroger onder 700 euro", { in: "wasdrogers", max: 700 }],
    ["laat er nog meer zien", { in: "wasdrogers", max: 700, fresh: 1 }],
  ],
  [
    ["smartphone tussen 300 en 500 euro", { in: "smartphones", min: 300, max: 500 }],
    ["niet van Samsung", { in: "smartphones", min: 300, max: 500, not: { brand: "Samsung" } }],
    ["ook geen Apple", { in: "smartphones", min: 300, max: 500, not: { brand: ["Samsung", "Apple"] } }],
  ],
  [
    ["steelstofzuiger", { in: "steelstofzuigers" }],
    ["wat goedkoper", { in: "steelstofzuigers", below: "1.1" }],
  ],
  [
    ["ik wil een koelkast met vriezer", { in: "koel-vriescombinaties" }],
    ["in het zwart", { in: "koel-vriescombinaties", has: { color: "zwart" } }],
    ["onder 1000 euro", { in: "koel-vriescombinaties", max: 1000, has: { color: "zwart" } }],
    ["de kleur maakt niet uit", { in: "koel-vriescombinaties", max: 1000 }],
  ],
  [
    ["monitor 27 inch", { in: "monitoren", number: { Schermgrootte: [27, 27] } }],
    ["tot 250 euro", { in: "monitoren", max: 250, number: { Schermgrootte: [27, 27] } }],
    ["begin maar opnieuw: ik zoek een printer", { in: "printers" }],
  ],
  [
    ["sneakers voor dames maat 40", { in: "damessneakers", has: { size: "40" } }],
    ["en voor heren in 44", { in: "herensneakers", has: { size: "44" } }],
  ],
  [
    ["elektrische fiets tot 2500 euro", { in: "elektrische-fietsen", max: 2500 }],
    ["met een accu van minstens 500 Wh", { in: "elektrische-fietsen", max: 2500, number: { Accu: [500, null] } }],
  ],
  [
    ["hallo"],
    ["ik zoek een koffiezetapparaat", { in: "koffiezetapparaten" }],
    ["bedankt!"],
    ["nog iets: een waterkoker tot 40 euro", { in: "waterkokers", max: 40 }],
  ],
  [
    ["barbecue op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["toch houtskool", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
  ],
  [
    ["laptop onder 200 euro met 32 GB werkgeheugen", { none: true }],
    ["dan mag het 2000 euro kosten", { in: "laptops", max: 2000, number: { Werkgeheugen: [32, null] } }],
  ],
  [
    ["puzzel", { in: "puzzels" }],
    ["minstens 1000 stukjes", { in: "puzzels", number: { "Aantal stukjes": [1000, null] } }],
    ["onder 25 euro", { in: "puzzels", max: 25, number: { "Aantal stukjes": [1000, null] } }],
    ["de goedkoopste graag", { in: "puzzels", max: 25, number: { "Aantal stukjes": [1000, null] } }],
  ],
  [
    ["robotstofzuiger met dweilfunctie", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
    ["onder 500", { in: "robotstofzuigers", max: 500, has: { Dweilfunctie: "Met" } }],
  ],
  [
    ["gitaar voor een beginner", { in: "gitaren" }],
    ["een klassieke", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } }],
    ["tot 200 euro", { in: "gitaren", max: 200, has: { "Type gitaar": "Klassieke gitaar" } }],
  ],
]);

/** What "die", "de tweede" and "de goedkoopste" mean. */
export const references: readonly Dialogue[] = talks("reference", [
  [
    ["wasmachine onder 800 euro"],
    ["hoeveel geluid maakt de tweede?", { quotes: "specification", field: /geluid/i, about: "1.2" }],
  ],
  [["laptop tot 1000 euro"], ["hoe zwaar is de eerste?", { quotes: "specification", field: /gewicht/i, about: "1.1" }]],
  [["koptelefoon onder 150 euro"], ["wat kost de derde?", { about: "1.3" }]],
  [["televisie 55 inch"], ["vergelijk de eerste twee", { compares: ["1.1", "1.2"] }]],
  [["smartphone tot 400 euro"], ["vergelijk de eerste en de derde", { compares: ["1.1", "1.3"] }]],
  [["steelstofzuiger tot 300 euro"], ["welke winkels verkopen die {brand:1.1}?", { about: "1.1" }]],
  [
    ["vaatwasser tot 700 euro"],
    ["hoeveel couverts heeft de goedkoopste?", { quotes: "specification", field: /couverts/i, about: "1.cheapest" }],
  ],
  [["tent voor 4 personen"], ["hoe zwaar is de laatste?", { quotes: "specification", field: /gewicht/i }]],
  [
    ["monitor 27 inch"],
    ["wat is de verversingssnelheid van nummer 2?", { quotes: "specification", field: /verversing/i, about: "1.2" }],
    ["en van de eerste?", { quotes: "specification", field: /verversing/i, about: "1.1" }],
  ],
  [
    ["elektrische fiets onder 2500 euro"],
    ["wat voor motor heeft de eerste?", { quotes: "specification", field: /motor/i, about: "1.1" }],
  ],
  [
    ["wasdroger"],
    ["welke energieklasse heeft de tweede?", { quotes: "specification", field: /energie/i, about: "1.2" }],
  ],
  [
    ["printer onder 200 euro"],
    ["kan de eerste dubbelzijdig printen?", { quotes: "specification", field: /dubbelzijdig/i, about: "1.1" }],
  ],
  [
    ["koekenpan 28 cm"],
    ["van welk materiaal is de tweede?", { quotes: "specification", field: /materiaal/i, about: "1.2" }],
  ],
  [["soundbar"], ["is de prijs van de eerste een goede prijs?", { quotes: "price-history", about: "1.1" }]],
  [["wandelrugzak"], ["wanneer wordt de eerste bezorgd?", { about: "1.1" }]],
  [["hondenmand"], ["wat zijn de verzendkosten van de tweede?", { about: "1.2" }]],
]);
