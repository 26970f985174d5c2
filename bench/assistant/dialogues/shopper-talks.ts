import { type Dialogue, talks } from "../dialogue";

/** Conversations of shoppers in the demo shop, as `shoppers`. */
export const shopperTalks: readonly Dialogue[] = talks("shoppers, talks", [
  [
    ["ik zoek een rugzak", { in: "rugzakken wandelrugzakken" }],
    ["gewoon voor school", { in: "rugzakken" }],
    ["en goedkoper?", { below: "2.1" }],
  ],
  [
    ["handtas tot 100 euro", { in: "handtassen", max: 100 }],
    ["toch liever in het zwart", { in: "handtassen", max: 100, has: { color: "zwart" } }],
    ["of bruin", { in: "handtassen", max: 100, has: { color: ["zwart", "bruin"] } }],
  ],
  [
    ["t-shirt heren wit maat m", { in: "heren-t-shirts", has: { color: "wit", size: "M" } }],
    ["die tweede, is die er ook groter?", { in: "heren-t-shirts", has: { color: "wit", size: "L" } }],
  ],
  [
    ["laptop van lenovo", { in: "laptops", has: { brand: "Lenovo" } }],
    ["hoe zwaar is de eerste?", { about: "1.1", field: /gewicht/i, quotes: "specification" }],
    ["en de tweede?", { about: "1.2", field: /gewicht/i, quotes: "specification" }],
    ["welke van de twee is lichter?", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["laptop tot 900", { in: "laptops", max: 900 }],
    ["welke is het lichtst?", { in: "laptops", max: 900, rising: "Gewicht" }],
    ["en hoe zwaar is die?", { about: "2.1", field: /gewicht/i, quotes: "specification" }],
  ],
  [
    ["vaatwasser onder 700", { in: "vaatwassers", max: 700 }],
    ["welke is de stilste?", { in: "vaatwassers", max: 700, rising: "Geluidsniveau" }],
    ["hoeveel couverts heeft die?", { about: "2.1", field: /couverts/i, quotes: "specification" }],
  ],
  [
    ["televisie van lg", { in: "televisies", has: { brand: "LG" } }],
    ["doe maar samsung", { in: "televisies", has: { brand: "Samsung" } }],
    ["geen oled", { in: "televisies", has: { brand: "Samsung" }, not: { Beeldtechniek: "Oled" } }],
  ],
  [
    ["koptelefoon tot 200 niet van sony", { in: "koptelefoons", max: 200, not: { brand: "Sony" } }],
    ["mag ook 300 zijn", { in: "koptelefoons", max: 300, not: { brand: "Sony" } }],
    ["laat er nog een paar zien", { in: "koptelefoons", max: 300, not: { brand: "Sony" }, fresh: 2 }],
  ],
  [
    ["jurk maat 40", { in: "jurken", has: { size: "40" } }],
    ["heb je die ook in maat 42?", { in: "jurken", has: { size: "42" } }],
    ["rood graag", { in: "jurken", has: { size: "42", color: "rood" } }],
    ["of toch groen", { in: "jurken", has: { size: "42", color: ["groen", "rood"] } }],
  ],
  [
    ["tent voor 4 personen", { in: "tenten", number: { Slaapplaatsen: [4, null] } }],
    ["max 250", { in: "tenten", max: 250, number: { Slaapplaatsen: [4, null] } }],
    ["en ook slaapzakken", { in: "slaapzakken" }],
  ],
  [
    ["smartphone 128gb", { in: "smartphones", has: { Opslag: "128 GB" } }],
    ["liever 256", { in: "smartphones", has: { Opslag: "256 GB" } }],
    ["niet meer dan 500 euro", { in: "smartphones", max: 500, has: { Opslag: "256 GB" } }],
    ["is de eerste waterdicht?", { about: "3.1" }],
  ],
  [
    ["robotstofzuiger", { in: "robotstofzuigers" }],
    ["vergelijk de eerste met de derde", { compares: ["1.1", "1.3"] }],
    ["welke is stiller?", { compares: ["1.1", "1.3"] }],
    ["wat kost die eigenlijk?"],
  ],
  [
    ["wasmachine 8 kg", { in: "wasmachines", number: { Vulgewicht: [8, 8] } }],
    ["iets stiller", { in: "wasmachines", number: { Vulgewicht: [8, 8] } }],
    ["oke en wanneer wordt de eerste bezorgd?", { about: "2.1" }],
  ],
  [
    ["stadsfiets dames", { in: "stadsfietsen" }],
    ["in het rood", { in: "stadsfietsen", has: { color: "rood" } }],
    ["kleur maakt toch niet uit", { in: "stadsfietsen" }],
    ["wel onder de 500", { in: "stadsfietsen", max: 500 }],
  ],
  [
    ["cadeau voor een jongen van 8", {}],
    ["iets van lego", { has: { brand: "LEGO" } }],
    ["onder de 30 euro", { max: 30, has: { brand: "LEGO" } }],
  ],
  [
    ["espressomachine volautomaat", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    ["welke is het goedkoopst?", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    ["is dat een goede prijs?", { about: "2.1" }],
  ],
  [
    ["bureaustoel", { in: "bureaustoelen" }],
    ["niet duurder dan 200", { in: "bureaustoelen", max: 200 }],
    ["duurder mag ook", { in: "bureaustoelen", unbounded: true }],
  ],
  [
    ["monitor 27 inch", { in: "monitoren", number: { Schermgrootte: [27, 27] } }],
    ["groter", { in: "monitoren", number: { Schermgrootte: [27.01, null] } }],
    ["en goedkoper", { in: "monitoren", below: "2.1", number: { Schermgrootte: [27.01, null] } }],
  ],
  [
    ["airfryer", { in: "airfryers" }],
    ["zwart en minstens 6 liter", { in: "airfryers", has: { color: "zwart" }, number: { Inhoud: [6, null] } }],
    ["nee toch kleiner, 4 liter ongeveer", { in: "airfryers", number: { Inhoud: [3.2, 4.8] } }],
  ],
  [
    ["waterkoker onder 100", { in: "waterkokers", max: 100 }],
    ["laat maar, ik zoek toch een koffiezetapparaat", { in: "koffiezetapparaten" }],
    ["met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
  ],
  [
    ["kinderwagen", { in: "kinderwagens" }],
    ["welke is de lichtste en wat kost die?", { in: "kinderwagens" }],
    ["is hij ook in het groen te krijgen?", { in: "kinderwagens", has: { color: "groen" } }],
  ],
  [
    ["horloge tot 150 euro", { in: "horloges", max: 150 }],
    ["niet van fossil", { in: "horloges", max: 150, not: { brand: "Fossil" } }],
    ["en ook geen prisma", { in: "horloges", max: 150, not: { brand: ["Fossil", "Prisma"] } }],
    ["welke winkel verkoopt de tweede?", { about: "3.2" }],
  ],
]);
