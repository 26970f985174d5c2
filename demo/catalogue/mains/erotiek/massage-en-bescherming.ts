import type { SubTable } from "../../types";

export const massageEnBescherming: SubTable = {
  name: "Massage & bescherming",
  intro: ["Massageolie, glijmiddelen en condooms.", "Lees de samenstelling en vergelijk per milliliter."],
  about:
    "Massageolie is bedoeld voor de huid, niet voor inwendig gebruik. Glijmiddel op waterbasis is het meest universeel, siliconenbasis houdt langer aan. Condooms koop je op breedte: meet de omtrek en deel door twee.",
  tips: [["Warm de olie op", "Een paar tellen tussen de handen is genoeg."]],
  qa: [["Kan ik allergisch zijn?", "Test een beetje op je onderarm en wacht een dag."]],
  kinds: [
    {
      name: "Massageolie",
      noun: "de massageolie",
      drawing: "verpakking",
      price: [7, 35],
      adult: true,
      words: { geur: "vanille | lavendel | sinaasappel | jasmijn" },
      brands: { Nachtlicht: "{geur}", Shunga: "{geur}", Kamasutra: "{geur}" },
      titles: ["{merk} massageolie {model} {Inhoud}", "{merk} {model} - massageolie - {Inhoud}"],
      specs: {
        Samenstelling: { Basis: "olie | amandelolie | kokosolie", Parfum: "ja" },
        Inhoud: { Inhoud: "100 ml < 200 ml < 250 ml" },
      },
      facets: "Inhoud | Basis",
      colors: "geel | roze | paars",
      pitch: ["Massageolie met de geur van {geur} in {Inhoud}.", "Olie die goed intrekt en niet plakt."],
      facts: [
        "Alleen uitwendig gebruiken.",
        "Met een druppel heb je genoeg voor een rug.",
        "Wordt in een neutrale doos verstuurd.",
      ],
    },
    {
      name: "Glijmiddelen",
      noun: "het glijmiddel",
      drawing: "verpakking",
      price: [6, 29],
      adult: true,
      brands: { Nachtlicht: "Aqua < Silk", Durex: "Play < Naturals", Pjur: "Aqua < Original" },
      titles: ["{merk} {model} glijmiddel {Basis} {Inhoud}", "{merk} {model} - glijmiddel - {Inhoud}"],
      specs: {
        Samenstelling: { Basis: "op waterbasis | op siliconenbasis", "Geschikt voor condooms": "ja" },
        Inhoud: { Inhoud: "50 ml < 100 ml < 200 ml" },
      },
      facets: "Basis | Inhoud",
      colors: "blauw | zwart | rood",
      pitch: ["Glijmiddel {Basis} in {Inhoud}.", "Neutraal en huidvriendelijk."],
      facts: ["Spoel na gebruik met water.", "De pomp doseert zuinig.", "Wordt in een neutrale doos verstuurd."],
    },
    {
      name: "Condooms",
      noun: "mv condooms",
      drawing: "verpakking",
      price: [4, 39],
      adult: true,
      weight: 1.2,
      brands: {
        Nachtlicht: "Basis",
        Durex: "Originals < Invisible",
        Pasante: "Naturelle < Regular",
        "My.Size": "Pro < Mix",
      },
      titles: ["{merk} {model} condooms {Aantal}", "{merk} {model} - condooms - {Aantal} - {Maat}"],
      specs: {
        Ontwerp: {
          Aantal: "3 stuks < 12 stuks < 24 stuks < 100 stuks",
          Maat: "49 mm | 53 mm | 56 mm | 60 mm",
          Latexvrij: "nee | nee | ja",
        },
        Inhoud: { Dikte: "0,05 mm | 0,06 mm | 0,07 mm", Smaak: "geen | aardbei" },
      },
      facets: "Aantal | Maat | Latexvrij",
      colors: "blauw | rood | groen | zwart",
      pitch: ["Condooms in een doos van {Aantal}, maat {Maat}.", "Betrouwbare bescherming met glijlaag."],
      facts: [
        "Controleer de houdbaarheid op de verpakking.",
        "Bewaar koel en droog.",
        "CE-gemarkeerd volgens de Europese norm.",
      ],
    },
  ],
};
