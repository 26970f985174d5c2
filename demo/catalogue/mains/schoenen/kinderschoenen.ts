import type { SubTable } from "../../types";

const kids = "24 | 26 | 28 | 30 | 32 | 34";

export const kinderschoenen: SubTable = {
  name: "Kinderschoenen",
  intro: ["Schoenen en laarzen waarin kinderen goed kunnen rennen.", "Meet de voet en vergelijk op maat en sluiting."],
  about:
    "Kindervoeten groeien snel: controleer elke drie maanden of er nog een duimbreedte ruimte is. Klittenband is handig voor wie nog niet kan strikken, een rits met veters geeft meer steun.",
  tips: [["Meet beide voeten", "De ene is vaak iets langer. Ga uit van de grootste."]],
  qa: [["Hoeveel ruimte moet er in een kinderschoen zitten?", "Ongeveer anderhalve centimeter bij aankoop."]],
  kinds: [
    {
      name: "Kindersneakers",
      noun: "mv kindersneakers",
      drawing: "sneaker",
      price: [19, 89],
      gender: "kids",
      sizes: kids,
      brands: {
        "Klein Pluis": "Hup",
        Braqeez: "Ravi | Milo",
        Skechers: "S Lights < Dynamight",
        Vingino: "Luca | Rosetta",
        adidas: "Tensaur < Grand Court",
        Nike: "Star Runner < Court Borough",
      },
      titles: [
        "{merk} {model} kindersneakers {kleur} maat {maat}",
        "{Kleure} sneakers kinderen met {Sluiting} - {merk} {model} - maat {maat}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "leer | textiel | kunstleer",
          Sluiting: "klittenband | veters en rits | elastische veters",
        },
        Zool: { "Uitneembaar voetbed": "ja", "Lampjes in zool": "nee | nee | ja", Zoolmateriaal: "rubber" },
      },
      facets: "Sluiting | Materiaal | Lampjes in zool",
      colors: "blauw | roze | wit | groen | rood | zwart",
      pitch: ["Kindersneakers met {Sluiting} en een buigzame zool.", "Stevige sneakers voor het schoolplein."],
      facts: [
        "De neus is versterkt tegen remmen met de step.",
        "Het voetbed haal je eruit om de maat te controleren.",
        "Je kind krijgt ze zelf aan en uit.",
      ],
    },
    {
      name: "Regenlaarzen",
      noun: "mv regenlaarzen",
      drawing: "regenlaars",
      price: [12, 69],
      weight: 0.7,
      gender: "kids",
      sizes: kids,
      brands: { Regenbui: "Plas | Spetter", Gevavi: "Betty | Carlo", Aigle: "Lolly Pop", Hunter: "First Classic" },
      titles: [
        "{merk} {model} regenlaarzen kinderen {kleur} maat {maat}",
        "{Kleure} kinderlaarzen - {merk} {model} - maat {maat}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "rubber | pvc | natuurrubber",
          Voering: "katoen | neopreen | geen",
          Reflectie: "ja | nee",
        },
        Afmetingen: { Schachthoogte: "16..24 cm" },
      },
      facets: "Materiaal | Voering",
      colors: "geel | blauw | groen | rood | roze",
      pitch: [
        "Regenlaarzen van {Materiaal} met een schacht van {Schachthoogte}.",
        "Waterdichte laarzen voor plassen en modder.",
      ],
      facts: [
        "Het handvat aan de schacht helpt bij zelf aantrekken.",
        "De zool heeft diep profiel voor natte klei.",
        "Spoel ze af met de tuinslang en klaar.",
      ],
    },
  ],
};
