import { type LabelledSentence, sentences } from "./labels";

/**
 * Dutch and English sentences about the imported feed. Its kinds are no categories of the shop, so they are searched for
 * as words.
 */

const read = sentences("feed", [
  ["pressure washer tot 200 euro", { price: [null, 200], words: "pressure washer" }],
  ["pressure washer van minstens 150 bar", { filters: { pressure: ">=150 bar" }, words: "pressure washer" }],
  [
    "pressure washer met minimaal 130 bar, geen Nilfox",
    { filters: { pressure: ">=130 bar", brand: "!Nilfox" }, words: "pressure washer" },
  ],
  [
    "stille sewing machine onder 400 euro",
    { price: [null, 400], prefer: ["noise level low"], words: "sewing machine" },
  ],
  ["sewing machine stiller dan 65 dB", { filters: { "noise level": "<65 dB" }, words: "sewing machine" }],
  [
    "sewing machine van Janomi tussen 200 en 600 euro",
    { price: [200, 600], filters: { brand: "Janomi" }, words: "sewing machine" },
  ],
  [
    "office chair niet zwart, tot 300 euro",
    { price: [null, 300], words: "office chair", filters: { color: "!zwart" } },
  ],
  ["office chair for at least 130 kg", { filters: { "maximum load": ">=130 kg" }, words: "office chair" }],
  ["office chair niet van Sitwell of Ergomax", { filters: { brand: "!Sitwell|!Ergomax" }, words: "office chair" }],
  ["telescope met aperture van minstens 130 mm", { filters: { aperture: ">=130 mm" }, words: "telescope" }],
  ["telescope rond de 300 euro", { price: [240, 360], words: "telescope" }],
  ["een lichte telescope onder 500 euro", { price: [null, 500], prefer: ["weight low"], words: "telescope" }],
  ["telescope lichter dan 10 kilo", { filters: { weight: "<10 kg" }, words: "telescope" }],
  ["aquarium van 120 liter of groter", { filters: { volume: ">=120 liter" }, words: "aquarium" }],
  ["aquarium tot 100 liter onder € 150", { price: [null, 150], filters: { volume: "<=100 liter" }, words: "aquarium" }],
  ["aquarium van Juwela, hoogstens 80 cm lang", { filters: { brand: "Juwela", length: "<=80 cm" }, words: "aquarium" }],
  ["kayak voor 2 personen tot 400 euro", { price: [null, 400], filters: { persons: "2..2 personen" }, words: "kayak" }],
  ["de goedkoopste inflatable kayak", { sort: "price asc", words: "inflatable kayak" }],
  ["kayak die minstens 180 kg kan dragen", { filters: { "maximum load": ">=180 kg" }, words: "kayak" }],
  [
    "inflatable kayak, niet te duur en niet van Intexo",
    { prefer: ["price low"], filters: { brand: "!Intexo" }, words: "inflatable kayak" },
  ],
]);

/** Held out: never looked at while the parser is changed. */
const unseen = sentences("feed, unseen", [
  [
    "pressure washer lichter dan 10 kg en onder 250 euro",
    { price: [null, 250], filters: { weight: "<10 kg" }, words: "pressure washer" },
  ],
  [
    "zoek een pressure washer met een hose length van 10 meter",
    { filters: { "hose length": "10..10 meter" }, words: "pressure washer" },
  ],
  ["office chair met seat height van minstens 50 cm", { filters: { "seat height": ">=50 cm" }, words: "office chair" }],
  [
    "office chair vanaf 100 euro, liever geen Nordform",
    { price: [100, null], filters: { brand: "!Nordform" }, words: "office chair" },
  ],
  [
    "sewing machine, max. 350 euro, zo stil mogelijk",
    { price: [null, 350], prefer: ["noise level low"], words: "sewing machine" },
  ],
  ["telescope met focal length van 900 mm", { filters: { "focal length": "900..900 mm" }, words: "telescope" }],
  [
    "telescope niet boven de 700 euro behalve Skywatch",
    { price: [null, 700], filters: { brand: "!Skywatch" }, words: "telescope" },
  ],
  [
    "goedkoop aquarium van minimaal 180 l",
    { filters: { volume: ">=180 liter" }, prefer: ["price low"], words: "aquarium" },
  ],
  ["kayak voor drie personen van Gumotex", { filters: { persons: "3..3 personen", brand: "Gumotex" }, words: "kayak" }],
  [
    "inflatable kayak tussen 150 en 500 euro, morgen in huis",
    { price: [150, 500], filters: { delivery: "1" }, words: "inflatable kayak" },
  ],
]);

export const feedSentences: readonly LabelledSentence[] = [...read, ...unseen];
