import type { SubTable } from "../../types";

export const onderwegMetBaby: SubTable = {
  name: "Onderweg met baby",
  intro: ["Kinderwagens, buggy's en autostoelen voor alle ritjes.", "Vergelijk gewicht, vouwmaat en leeftijd."],
  about:
    "Woon je op een bovenwoning, dan telt elk kilo van de wagen. Ga je veel naar het bos, dan rijden grote luchtbanden prettiger dan kleine schuimwielen.",
  tips: [["Probeer het inklappen", "Met één hand inklappen is handig als je de baby in de andere arm hebt."]],
  qa: [["Tot wanneer gebruik je een reiswieg?", "Tot je baby zelf gaat zitten, meestal rond zes maanden."]],
  kinds: [
    {
      name: "Kinderwagens",
      noun: "de kinderwagen",
      drawing: "kinderwagen",
      price: [199, 1299],
      brands: {
        Hauck: "Atlantic < Vision",
        Prénatal: "Dura",
        Joie: "Versatrax < Finiti",
        Mutsy: "Nio < Evo",
        Bugaboo: "Dragonfly < Fox 5",
        Joolz: "Hub < Day+",
      },
      titles: [
        "{merk} {model} kinderwagen {Uitvoering} {kleur}",
        "{merk} {model} - {Uitvoering} kinderwagen - {kleur}",
      ],
      specs: {
        Ontwerp: { Uitvoering: "2-in-1 < 3-in-1", Wielen: "schuimgevuld < luchtbanden", Ligstand: "ja" },
        Gebruik: {
          Gewicht: "8,5..14,5/0,5 kg",
          "Max. belasting": "15 kg < 22 kg",
          "Met één hand inklapbaar": "nee < ja",
        },
        Afmetingen: { Breedte: "57..62 cm" },
      },
      facets: "Uitvoering | Wielen | Met één hand inklapbaar",
      colors: "zwart | grijs | beige | blauw | groen | roze",
      secondLife: "used",
      pitch: ["Kinderwagen van {Gewicht} met {Wielen}.", "Complete kinderwagen met reiswieg, {Uitvoering}."],
      facts: [
        "Het zitje draai je naar je toe of naar de wereld.",
        "De duwstang stel je in op je eigen lengte.",
        "De bekleding gaat los en mag op 30 graden in de was.",
      ],
    },
    {
      name: "Autostoelen",
      noun: "de autostoel",
      drawing: "autostoel",
      price: [69, 449],
      brands: {
        Lionelo: "Braam",
        Joie: "i-Snug 2 < i-Spin 360",
        "Britax Römer": "Baby-Safe 3 < Dualfix Pro",
        "Maxi-Cosi": "CabrioFix < Pebble 360",
        Cybex: "Cloud G < Anoris T",
      },
      titles: ["{merk} {model} autostoel {Groep} {kleur}", "{merk} {model} - autostoel {kleur} - {Draaibaar}"],
      specs: {
        Veiligheid: {
          Norm: "R129 (i-Size)",
          Groep: "40 tot 87 cm | 40 tot 105 cm | 100 tot 150 cm",
          Bevestiging: "gordel < isofix",
        },
        Gebruik: { Draaibaar: "niet draaibaar < 360° draaibaar", Gewicht: "3,5..12/0,5 kg", Wasbaar: "ja" },
      },
      facets: "Groep | Bevestiging | Draaibaar",
      colors: "zwart | grijs | blauw | beige | roze",
      pitch: [
        "Autostoel voor kinderen van {Groep}, bevestigd met {Bevestiging}.",
        "Veilig meerijden volgens de norm {Norm}.",
      ],
      facts: [
        "De hoofdsteun en gordels groeien in één beweging mee.",
        "Achterwaarts vervoeren is tot vijftien maanden verplicht en daarna nog verstandig.",
        "De zijkanten vangen een klap van opzij op.",
      ],
    },
  ],
};
