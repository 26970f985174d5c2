import type { SubTable } from "../../types";

const letters = "XS | S | M | L | XL | XXL";

export const herenkleding: SubTable = {
  name: "Herenkleding",
  intro: ["T-shirts, overhemden, jeans en jassen voor heren.", "Zoek op maat en pasvorm en vergelijk de winkels."],
  about:
    "Met een paar goede basisstukken combineer je alles: een donkere jeans, een wit overhemd en een jas die tegen een bui kan. Let bij jeans op lengte en wijdte, bij overhemden op de pasvorm.",
  tips: [
    ["Meet je lengtemaat", "Meet de binnenbeennaad van een broek die goed valt en deel door 2,54 voor de inches."],
  ],
  qa: [["Wat is regular fit?", "Een rechte snit met ruimte bij borst en taille. Slim fit loopt smaller toe."]],
  kinds: [
    {
      name: "Heren T-shirts",
      noun: "het T-shirt",
      drawing: "tshirt",
      price: [9, 69],
      gender: "male",
      sizes: letters,
      brands: {
        "Van Dijck": "Basic < Premium",
        "Jack & Jones": "Essentials < Premium",
        Alan: "Derby < Dean",
        "G-Star RAW": "Base < Lash",
        "Tommy Hilfiger": "Logo < Stretch",
      },
      titles: [
        "{merk} {model} T-shirt heren {kleur} maat {maat}",
        "{Kleur} {Materiaal~} T-shirt heren {Halslijn} - {merk} {model} - {maat}",
      ],
      specs: {
        Stof: {
          Materiaal: "katoen | biologisch katoen",
          Gewicht: "160..220/10 gram per m²",
          Wastemperatuur: "30 °C | 40 °C",
        },
        Model: { Halslijn: "ronde hals | V-hals", Pasvorm: "regular fit | slim fit" },
      },
      facets: "Halslijn | Pasvorm | Materiaal",
      colors: "wit | zwart | donkerblauw | grijs | groen",
      pitch: ["{Materiaal~} T-shirt met {Halslijn} in {Pasvorm}.", "Basisshirt dat zijn vorm houdt na het wassen."],
      facts: [
        "De hals heeft een dubbele naad en lubbert niet uit.",
        "Het shirt is lang genoeg om in de broek te blijven zitten.",
        "Er zit geen kriebelend label in de nek.",
      ],
    },
    {
      name: "Herenjassen",
      noun: "de jas",
      drawing: "jas",
      price: [49, 349],
      gender: "male",
      sizes: letters,
      brands: {
        "Van Dijck": "Kade | Polder",
        "Jack & Jones": "Bernie | Champ",
        Vanguard: "Cruiser | Skyline",
        Airforce: "Four-way | Softshell",
        "The North Face": "Quest | McMurdo",
      },
      titles: [
        "{merk} {model} {Seizoen} heren {kleur} maat {maat}",
        "{Kleure} {Seizoen} heren - {merk} {model} - {maat}",
      ],
      specs: {
        Stof: {
          Materiaal: "polyester | nylon | katoenmix",
          Voering: "gewatteerd | fleece | dun gevoerd",
          Waterkolom: "1.000 mm < 5.000 mm < 10.000 mm",
        },
        Model: {
          Seizoen: "winterjas | tussenjas | softshelljas",
          Capuchon: "ja | ja | nee",
          Sluiting: "rits | rits en drukknopen",
        },
      },
      facets: "Seizoen | Capuchon | Materiaal",
      colors: "zwart | donkerblauw | groen | beige | antraciet",
      pitch: [
        "{Seizoen} van {Materiaal} met {Sluiting}.",
        "Jas die wind en regen buiten houdt, met een waterkolom van {Waterkolom}.",
      ],
      facts: [
        "In de binnenzak past een telefoon of portemonnee.",
        "Boorden en koordjes houden de kou buiten.",
        "De capuchon valt niet voor je ogen op de fiets.",
      ],
    },
    {
      name: "Herenjeans",
      noun: "de jeans",
      drawing: "broek",
      price: [29, 169],
      gender: "male",
      sizes: "W30/L32 | W31/L32 | W32/L32 | W33/L34 | W34/L34 | W36/L34",
      brands: {
        "Van Dijck": "Tim",
        Cars: "Bates < Blast",
        "Jack & Jones": "Glenn < Mike",
        "Levi's": "511 < 501",
        "G-Star RAW": "3301 < D-Staq",
        Denham: "Razor",
      },
      titles: [
        "{merk} {model} {Pasvorm} jeans heren {kleur} {maat}",
        "{merk} jeans {model} - {Pasvorm} - {kleur} - {maat}",
      ],
      specs: {
        Stof: {
          Materiaal: "katoen met elastaan | katoen",
          Elastaan: "0% | 1% | 2%",
          Wassing: "onbewerkt | gewassen | licht gebleekt",
        },
        Model: {
          Pasvorm: "slim fit | regular fit | straight fit | tapered fit",
          Taille: "normaal | laag",
          Sluiting: "rits | knopen",
        },
      },
      facets: "Pasvorm | Wassing",
      colors: "blauw | donkerblauw | zwart | grijs",
      pitch: ["Jeans in {Pasvorm} van {Materiaal}.", "Spijkerbroek die je draagt op werk en in het weekend."],
      facts: [
        "De stof wordt soepeler naarmate je hem vaker draagt.",
        "Vijf zakken, waarvan één voor kleingeld.",
        "Was hem zo min mogelijk, dan blijft de kleur dieper.",
      ],
    },
  ],
};
