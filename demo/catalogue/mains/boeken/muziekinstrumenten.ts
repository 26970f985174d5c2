import type { SubTable } from "../../types";

export const muziekinstrumenten: SubTable = {
  name: "Muziekinstrumenten",
  intro: ["Gitaren, keyboards en accessoires voor beginners en gevorderden.", "Vergelijk maat, klank en levertijd."],
  about:
    "Begin met een instrument dat goed speelt, niet met het goedkoopste: een slechte gitaar maakt oefenen lastig. Een keyboard met aanslaggevoelige toetsen is een goede eerste stap naar piano.",
  tips: [["Kies de juiste maat", "Kinderen tot tien jaar spelen op driekwart."]],
  qa: [
    [
      "Heb ik een versterker nodig?",
      "Een akoestische gitaar niet, een elektrische wel, al kun je ook met een koptelefoon oefenen.",
    ],
  ],
  kinds: [
    {
      name: "Gitaren",
      noun: "de gitaar",
      drawing: "gitaar",
      price: [69, 1299],
      brands: {
        LaPaz: "C##N < 200",
        Fazley: "Outlaw W##",
        Cort: "AD#10 < Earth ##",
        Yamaha: "C40 < FG8##",
        Fender: "CD-60 < Player Stratocaster",
      },
      titles: ["{merk} {model} {Type gitaar} {kleur}", "{merk} {model} - {Type gitaar} - {Formaat}"],
      specs: {
        Ontwerp: {
          "Type gitaar": "klassieke gitaar | akoestische gitaar | elektrische gitaar",
          Formaat: "4/4 | 4/4 | 3/4",
          Bovenblad: "sparren < massief sparren < esdoorn",
        },
        Inhoud: { Snaren: "nylon | staal", Hoes: "nee < ja" },
      },
      facets: "Type gitaar | Formaat | Bovenblad",
      colors: "naturel | zwart | rood | blauw | bruin",
      secondLife: "used",
      pitch: [
        "{Type gitaar} in {Formaat} met een bovenblad van {Bovenblad}.",
        "Instrument voor beginners dat goed blijft klinken.",
      ],
      facts: [
        "De mechanieken houden de stemming goed vast.",
        "De hals is vlak en prettig voor kleine handen.",
        "Het hout krijgt na een paar jaar een warmere klank.",
      ],
    },
    {
      name: "Keyboards",
      noun: "het keyboard",
      drawing: "keyboard",
      price: [79, 999],
      weight: 0.7,
      brands: {
        Medeli: "M## < A##",
        Fazley: "FKB",
        Casio: "CT-S### < CDP-S###",
        Yamaha: "PSR-E### < P-##5",
        Roland: "FP-##X",
      },
      titles: ["{merk} {model} keyboard {Toetsen} {kleur}", "{merk} {model} - keyboard - {Toetsen}"],
      specs: {
        Ontwerp: {
          Toetsen: "61 toetsen < 76 toetsen < 88 toetsen",
          Aanslaggevoelig: "nee < ja",
          Klanken: "100 < 400 < 700",
        },
        Aansluitingen: { Koptelefoon: "ja", Usb: "ja", Pedaal: "nee < ja" },
      },
      facets: "Toetsen | Aanslaggevoelig",
      colors: "zwart | wit",
      pitch: ["Keyboard met {Toetsen} en {Klanken} klanken.", "Oefenen met koptelefoon, ook 's avonds laat."],
      facts: [
        "Via usb sluit je het op je computer aan.",
        "Met de metronoom leer je in het tempo blijven.",
        "De standaard voor bladmuziek zit erbij.",
      ],
    },
  ],
};
