import type { SubTable } from "../../types";

export const fitnessEnBalsport: SubTable = {
  name: "Fitness & balsport",
  intro: ["Halters, matten en ballen om thuis of op het veld te bewegen.", "Vergelijk gewicht, maat en materiaal."],
  about:
    "Voor thuis is een verstelbare halterset het handigst: hij neemt weinig ruimte in en groeit met je mee. Een bal koop je op ondergrond, want kunstgras slijt anders dan gras of straat.",
  tips: [["Begin licht", "Kies een gewicht waarmee je twaalf herhalingen netjes haalt."]],
  qa: [["Welke maat voetbal is voor kinderen?", "Maat 3 tot 8 jaar, maat 4 van 8 tot 12 jaar en daarna maat 5."]],
  kinds: [
    {
      name: "Halters & gewichten",
      noun: "mv halters",
      drawing: "halter",
      price: [12, 299],
      brands: { Krachtstof: "Basis", Tunturi: "Vinyl < Selector", Virtufit: "Hex < Pro", Bowflex: "SelectTech" },
      titles: ["{merk} {model} dumbbells {Gewicht} {kleur}", "{merk} {model} halterset {Gewicht} - {Materiaal}"],
      specs: {
        Ontwerp: {
          Gewicht: "2 x 2 kg < 2 x 5 kg < 2 x 10 kg < 2 x 20 kg",
          Materiaal: "vinyl < rubber < gietijzer",
          Verstelbaar: "nee < nee < ja",
        },
        Gebruik: { Greep: "gegolfd | recht | geribbeld", Antirol: "ja" },
      },
      facets: "Gewicht | Materiaal | Verstelbaar",
      colors: "zwart | grijs | roze | blauw | paars",
      pitch: [
        "Set halters van {Gewicht} met een laag van {Materiaal}.",
        "Dumbbells met antirolvorm en {Greep~} greep.",
      ],
      facts: [
        "De rand rolt niet weg en beschadigt de vloer niet.",
        "De greep blijft droog aanvoelen, ook bij een zware set.",
        "Op te bergen op een plank of in een kist.",
      ],
    },
    {
      name: "Voetballen",
      noun: "de voetbal",
      drawing: "voetbal",
      price: [10, 139],
      brands: {
        Derbystar: "Classic < Brillant",
        Select: "Talento < Brillant Super",
        Nike: "Pitch < Flight",
        adidas: "Starlancer < Tiro Pro",
      },
      titles: [
        "{merk} {model} voetbal maat {Balmaat} {kleur}",
        "{merk} {model} - voetbal voor {Ondergrond} - maat {Balmaat}",
      ],
      specs: {
        Ontwerp: {
          Balmaat: "3 | 4 | 5 | 5",
          Materiaal: "pvc < pu",
          Naden: "machinaal gestikt < handgestikt < gelijmd",
        },
        Gebruik: {
          Ondergrond: "gras | kunstgras | zaal | straat",
          Gewicht: "340..440/10 gram",
          Keurmerk: "geen < FIFA Quality",
        },
      },
      facets: "Balmaat | Ondergrond",
      colors: "wit | wit | oranje | geel | blauw",
      pitch: ["Voetbal maat {Balmaat} voor {Ondergrond}.", "Bal met {Naden~} panelen die zijn vorm houdt."],
      facts: [
        "Het ventiel houdt de lucht weken vast.",
        "Door de felle kleur zie je hem ook in de schemer.",
        "De bal wordt soms leeg geleverd om ruimte te sparen.",
      ],
    },
  ],
};
