import type { SubTable } from "../../types";

export const babykamer: SubTable = {
  name: "Babykamer",
  intro: [
    "Ledikanten, slaapzakken en nachtlampjes voor een rustige babykamer.",
    "Vergelijk maat, materiaal en warmte.",
  ],
  about:
    "Een veilig bed is kaal: een stevig matras, een strak laken en een passende slaapzak. Bij een slaapzak geeft de TOG-waarde aan hoe warm hij is.",
  tips: [["Houd de kamer op 18 graden", "Voel in de nek van je baby of hij het warm heeft."]],
  qa: [["Welke TOG heb ik nodig?", "Rond 18 graden is 2,5 TOG prettig, in de zomer 0,5 tot 1."]],
  kinds: [
    {
      name: "Ledikanten",
      noun: "het ledikant",
      drawing: "ledikant",
      price: [89, 599],
      weight: 0.7,
      brands: { Childhome: "Ref 27", Bopita: "Basic < Combiflex", Kidsmill: "Somero < Shadow", Geuther: "Mayla" },
      titles: ["{merk} {model} ledikant {Ligmaat} {kleur}", "{merk} {model} - {kleur} babybed - {Ligmaat}"],
      specs: {
        Ontwerp: { Materiaal: "mdf < beukenhout < eikenhout", Bodemstanden: "2 < 3", Meegroeibed: "nee < ja" },
        Afmetingen: { Ligmaat: "60 x 120 cm < 70 x 140 cm", Hoogte: "82..95 cm" },
        Veiligheid: { Norm: "EN 716", Spijlafstand: "5,5 cm" },
      },
      facets: "Ligmaat | Materiaal | Meegroeibed",
      colors: "wit | naturel | grijs | wit",
      pitch: ["Ledikant met ligmaat {Ligmaat} en {Bodemstanden} bodemstanden.", "Stevig ledikant van {Materiaal}."],
      facts: [
        "Zet de bodem op tijd laag, zodra je kind gaat staan.",
        "De spijlen zitten dicht genoeg bij elkaar.",
        "De lak is op waterbasis en speekselbestendig.",
      ],
    },
    {
      name: "Babyslaapzakken",
      noun: "de babyslaapzak",
      drawing: "babyslaapzak",
      price: [19, 89],
      sizes: "60 cm | 70 cm | 90 cm | 110 cm",
      gender: "kids",
      brands: {
        "Klein Pluis": "Wolk | Maan",
        Jollein: "Basic Knit | Stripe",
        Meyco: "Knots | Uni",
        Puckababy: "Bag | Original",
      },
      titles: [
        "{merk} {model} babyslaapzak {Tog} {kleur} {maat}",
        "{merk} {model} - {kleure} slaapzak baby - {maat} - {Tog}",
      ],
      specs: {
        Stof: {
          Materiaal: "katoen | biologisch katoen | hydrofiele stof",
          Voering: "katoen",
          Wastemperatuur: "40 °C",
        },
        Gebruik: {
          Tog: "0,5 TOG | 1 TOG | 2,5 TOG",
          Mouwen: "geen mouwen | afritsbare mouwen",
          Leeftijd: "0 tot 6 maanden | 6 tot 18 maanden",
        },
      },
      facets: "Tog | Mouwen | Materiaal",
      colors: "grijs | roze | blauw | beige | groen",
      pitch: ["Babyslaapzak van {Tog} met {Mouwen}.", "Zachte slaapzak van {Materiaal}."],
      facts: [
        "De rits opent van boven en van onder, handig bij een luier.",
        "De halsopening is klein genoeg om niet in weg te zakken.",
        "De stof ademt, ook bij de tweede nacht op rij.",
      ],
    },
  ],
};
