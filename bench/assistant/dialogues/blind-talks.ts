import { type Dialogue, talks } from "../dialogue";

/** As blind.ts, over several turns. */
export const blindTalks: readonly Dialogue[] = talks("blind, held out, read since", [
  [
    ["babyflesjes van glas", { in: "babyflessen", has: { Materiaal: "Glas" } }],
    ["die van 240 ml", { in: "babyflessen", has: { Materiaal: "Glas", Inhoud: "240 ml" } }],
    ["wat kost de eerste?", { about: "2.1" }],
  ],
  [
    ["wieldoppen zwart", { in: "wieldoppen", has: { color: "zwart" } }],
    ["15 inch", { in: "wieldoppen", has: { color: "zwart", Wielmaat: "15 inch" } }],
    ["oh nee wacht, het moet 16 inch zijn", { in: "wieldoppen", has: { color: "zwart", Wielmaat: "16 inch" } }],
  ],
  [
    ["kattenbak met kap", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["met geurfilter erin", { in: "kattenbakken", has: { Uitvoering: "Met kap", Geurfilter: "Ja" } }],
    ["max 25 euro", { in: "kattenbakken", max: 25, has: { Uitvoering: "Met kap", Geurfilter: "Ja" } }],
    [
      "mag ook een open bak zijn hoor",
      { in: "kattenbakken", max: 25, has: { Uitvoering: ["Met kap", "Open"], Geurfilter: "Ja" } },
    ],
  ],
  [
    ["konijnenhok met uitloop", { in: "konijnenhokken", has: { Uitloop: "Ja" } }],
    ["doe maar een krabpaal in plaats daarvan", { in: "krabpalen" }],
    ["van ebi of trixie", { in: "krabpalen", has: { brand: ["Ebi", "Trixie"] } }],
  ],
  [
    ["wat is bij jullie de allerduurste airfryer", { in: "airfryers", extreme: "dearest" }],
    ["haha nee, goedkoper graag", { in: "airfryers", below: "1.1" }],
  ],
  [
    ["Hoi! Sneakers voor mn vriendin, maat 38", { in: "damessneakers", has: { size: "38" } }],
    ["beige of wit", { in: "damessneakers", has: { size: "38", color: ["beige", "wit"] } }],
    ["ze heeft toch 39", { in: "damessneakers", has: { size: "39", color: ["beige", "wit"] } }],
    [
      "niet van graceland",
      { in: "damessneakers", has: { size: "39", color: ["beige", "wit"] }, not: { brand: "Graceland" } },
    ],
  ],
  [
    ["keyboard voor op de muziekschool, max 500", { in: "keyboards", max: 500 }],
    ["aanslaggevoelig", { in: "keyboards", max: 500, has: { Aanslaggevoelig: "Ja" } }],
    ["wat is het verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["feelgood roman", { in: "romans", has: { Genre: "Feelgood" } }],
    ["als luisterboek", { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Luisterboek" } }],
    ["doe toch maar paperback", { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Paperback" } }],
  ],
  [
    ["we zoeken een tafel om aan te eten, rond model", { in: "eettafels", has: { Vorm: "Rond" } }],
    ["eiken", { in: "eettafels", has: { Vorm: "Rond", Houtsoort: "Eiken" } }],
    ["ovaal kan ook nog", { in: "eettafels", has: { Vorm: ["Rond", "Ovaal"], Houtsoort: "Eiken" } }],
  ],
  [
    ["wasmachine van 8 kilo", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    ["energielabel a graag", { in: "wasmachines", has: { Vulgewicht: "8 kg", Energieklasse: "A" } }],
    ["hoeveel lawaai maakt de tweede?", { quotes: "specification", field: /geluid/i, about: "2.2" }],
  ],
  [
    ["spijkerbroek heren w32 l32", { in: "herenjeans", has: { size: "W32/L32" } }],
    ["geen zwarte", { in: "herenjeans", has: { size: "W32/L32" }, not: { color: "zwart" } }],
    ["onder de 60 euro", { in: "herenjeans", max: 60, has: { size: "W32/L32" }, not: { color: "zwart" } }],
    ["welke daarvan is het voordeligst?", { about: "3.cheapest" }],
  ],
  [
    ["espressoapparaat, halfautomaat", { in: "espressomachines", has: { "Type machine": "Halfautomaat" } }],
    [
      "of toch maar een volautomaat, tot 400",
      { in: "espressomachines", max: 400, has: { "Type machine": "Volautomaat" } },
    ],
    [
      "van philips of de'longhi",
      { in: "espressomachines", max: 400, has: { "Type machine": "Volautomaat", brand: ["Philips", "De'Longhi"] } },
    ],
  ],
  [
    ["accuboor van 18v", { in: "accuboormachines", has: { Spanning: "18V" } }],
    ["accu's heb ik al, dus zonder", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Zonder accu" } }],
    ["niet duurder dan 60", { in: "accuboormachines", max: 60, has: { Spanning: "18V", Inhoud: "Zonder accu" } }],
  ],
]);
