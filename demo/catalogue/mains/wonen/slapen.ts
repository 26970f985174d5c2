import type { SubTable } from "../../types";

export const slapen: SubTable = {
  name: "Slapen",
  intro: ["Bedden, matrassen en dekbedovertrekken voor een goede nacht.", "Vergelijk maat, hardheid en materiaal."],
  about:
    "Een matras moet bij je gewicht en slaaphouding passen: zijslapers hebben een zachtere schouderzone nodig, rugslapers meer steun. Kies een bed van 160 of 180 centimeter breed als je samen slaapt en graag ruimte hebt.",
  tips: [
    [
      "Gebruik de proeftijd",
      "Veel winkels geven honderd nachten. Je lichaam heeft zeker twee weken nodig om te wennen.",
    ],
  ],
  qa: [
    [
      "Hoelang gaat een matras mee?",
      "Reken op acht tot tien jaar. Daarna wordt de steun minder en hoopt stof zich op.",
    ],
  ],
  kinds: [
    {
      name: "Bedden",
      noun: "het bed",
      drawing: "bed",
      price: [149, 1999],
      weight: 0.8,
      brands: {
        Lifa: "Nora | Vik",
        "Beter Bed": "Zeeland | Texel",
        Kieviet: "Roos | Gijs",
        Auping: "Essential | Original",
      },
      titles: ["{merk} bed {model} {Ligmaat} {kleur}", "{merk} {model} - {kleur} bed - {Ligmaat} - {Materiaal}"],
      specs: {
        Ontwerp: {
          Materiaal: "grenenhout < gestoffeerd < eikenhout",
          Hoofdbord: "ja | ja | nee",
          Opbergruimte: "nee | ja",
        },
        Afmetingen: {
          Ligmaat: "90 x 200 cm < 140 x 200 cm < 160 x 200 cm < 180 x 200 cm",
          Instaphoogte: "38..62/2 cm",
        },
        Inhoud: { Lattenbodem: "nee | ja", Matras: "niet inbegrepen" },
      },
      facets: "Ligmaat | Materiaal | Opbergruimte",
      colors: "grijs | wit | naturel | zwart | beige",
      pitch: [
        "Bed van {Ligmaat} met een instaphoogte van {Instaphoogte}.",
        "Stevig bed ({Materiaal}) voor een rustige slaapkamer.",
      ],
      facts: [
        "De middenpoot zorgt dat de bodem niet doorzakt.",
        "Onder het bed blijft ruimte voor een stofzuiger.",
        "De onderdelen zijn genummerd, wat het in elkaar zetten makkelijk maakt.",
      ],
    },
    {
      name: "Dekbedovertrekken",
      noun: "het dekbedovertrek",
      drawing: "dekbedovertrek",
      price: [19, 149],
      words: { dessin: "Dotty | Leaf | Stripe | Breeze | Fleur | Ruit" },
      brands: {
        Presence: "{dessin}",
        Ambiante: "{dessin}",
        "Huys & Haard": "{dessin}",
        Essenza: "{dessin}",
        Beddinghouse: "{dessin}",
      },
      titles: [
        "{merk} dekbedovertrek {model} {Maat overtrek} {kleur}",
        "{merk} {model} - dekbedovertrek - {Stof} - {Maat overtrek} - {kleur}",
      ],
      specs: {
        Stof: {
          Stof: "katoen | flanel | percalkatoen | katoensatijn | gewassen linnen",
          Wastemperatuur: "40 °C | 60 °C",
          Strijkvrij: "ja | nee",
        },
        Afmetingen: { "Maat overtrek": "140 x 220 cm < 200 x 220 cm < 240 x 220 cm", Kussenslopen: "1 < 2" },
        Gebruik: { Sluiting: "instopstrook | knopen" },
      },
      facets: "Maat overtrek | Stof",
      colors: "wit | grijs | blauw | groen | roze | terracotta",
      pitch: ["Dekbedovertrek van {Stof} in de maat {Maat overtrek}.", "Zacht overtrek met bijpassende kussenslopen."],
      facts: [
        "De stof voelt na een paar wasbeurten nog zachter.",
        "Was het de eerste keer apart, dan blijft de kleur mooi.",
        "Het overtrek is gemaakt zonder schadelijke stoffen en heeft een Oeko-Tex-keurmerk.",
      ],
    },
  ],
};
