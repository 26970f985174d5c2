import type { SubTable } from "../../types";

export const bankenEnStoelen: SubTable = {
  name: "Banken & stoelen",
  intro: [
    "Banken, fauteuils en eetkamerstoelen om lang op te blijven zitten.",
    "Vergelijk stof, zithoogte en breedte, en zie wat bezorgen kost.",
  ],
  about:
    "Een zithoogte van 43 tot 47 centimeter is voor de meeste mensen prettig. Kinderen of huisdieren in huis? Kies een stof met een hoge slijtvastheid of een hoes die je kunt wassen.",
  tips: [["Let op de zitdiepte", "Wie niet lang is, zit op een diepe bank snel met de voeten los van de vloer."]],
  qa: [
    [
      "Wat betekent Martindale?",
      "Het getal geeft aan hoe slijtvast de stof is. Vanaf 20.000 is een bank geschikt voor dagelijks gebruik.",
    ],
  ],
  kinds: [
    {
      name: "Bankstellen",
      noun: "de bank",
      drawing: "bank",
      price: [299, 2499],
      brands: {
        Lifa: "Oslo | Bergen | Malmö",
        Kieviet: "Noor | Juul | Fenna",
        "Huys van Hout": "Veluwe | Betuwe",
        Zuiver: "Summer | Bor",
        "Studio Lind": "Aalto | Berk",
      },
      titles: [
        "{merk} {model} {Zitplaatsen} bank {Bekleding} {kleur}",
        "{kleure} {Zitplaatsen} bank {model} van {Bekleding} - {merk}",
      ],
      specs: {
        Ontwerp: {
          Zitplaatsen: "2-zits < 2,5-zits < 3-zits < 4-zits",
          Bekleding: "polyester | velours | teddystof | ribstof | leer",
          Poten: "metaal | hout",
        },
        Afmetingen: { Breedte: "148..268/4 cm", Diepte: "84..102/2 cm", Zithoogte: "42..48 cm" },
        Gebruik: { Slijtvastheid: "25.000 Martindale < 40.000 Martindale < 80.000 Martindale" },
      },
      facets: "Zitplaatsen | Bekleding | Poten",
      colors: "grijs | antraciet | beige | donkergroen | blauw | cognac",
      pitch: [
        "{Zitplaatsen} bank met bekleding van {Bekleding} en poten van {Poten}.",
        "Comfortabele bank van {Breedte} breed.",
      ],
      facts: [
        "De losse rugkussens schud je weer op en zijn om te draaien.",
        "De bekleding heeft een slijtvastheid van {Slijtvastheid}.",
        "De poten schroef je er zelf in, zodat de bank makkelijker door de deur gaat.",
      ],
    },
    {
      name: "Eetkamerstoelen",
      noun: "de eetkamerstoel",
      drawing: "stoel",
      price: [35, 329],
      weight: 1.2,
      brands: {
        Lifa: "Sem | Puck | Lotte",
        Kieviet: "Teun | Saar",
        Kave: "Mila | Dara",
        Zuiver: "Albert Kuip | Ridge",
        Vitra: "Tip Ton",
      },
      titles: [
        "{merk} eetkamerstoel {model} {Bekleding} {kleur}",
        "{kleure} eetkamerstoel {model} - {Bekleding} - {merk}",
      ],
      specs: {
        Ontwerp: {
          Bekleding: "velours | kunststof | ribstof | leer | geweven stof",
          Poten: "metaal | hout | eikenhout",
          Armleuningen: "ja | nee",
        },
        Afmetingen: { Zithoogte: "45..49 cm", Breedte: "45..61 cm" },
        Gebruik: { Draagkracht: "110 kg | 120 kg | 150 kg", Stapelbaar: "nee | nee | ja" },
      },
      facets: "Bekleding | Armleuningen | Poten",
      colors: "zwart | grijs | groen | beige | geel | roze",
      pitch: [
        "Eetkamerstoel met zitting van {Bekleding} en poten van {Poten}.",
        "Prettige stoel met een zithoogte van {Zithoogte}.",
      ],
      facts: [
        "De rugleuning geeft mee, zodat je lang blijft natafelen.",
        "Viltdoppen onder de poten beschermen de vloer.",
        "De stoel draagt tot {Draagkracht}.",
      ],
    },
  ],
};
