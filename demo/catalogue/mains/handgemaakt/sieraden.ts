import type { SubTable } from "../../types";

export const sieraden: SubTable = {
  name: "Sieraden",
  intro: ["Oorbellen en kettingen van zilversmeden en jonge ontwerpers.", "Kies op materiaal en stijl."],
  about:
    "Sterlingzilver bestaat voor 92,5 procent uit zilver en is op te poetsen. Verguld zilver houdt langer kleur als je het afdoet bij het douchen.",
  tips: [["Bewaar zilver luchtdicht", "In een zakje wordt het minder snel dof."]],
  qa: [["Wat betekent 925?", "Dat het sieraad uit 925 delen zilver op duizend bestaat."]],
  kinds: [
    {
      name: "Oorbellen",
      noun: "mv oorbellen",
      drawing: "oorbellen",
      price: [15, 129],
      words: { naam: "Druppel | Maan | Blad | Golf" },
      brands: { "Zilversmid Vos": "{naam}", "Atelier Leem": "{naam}", "Lief Goud": "{naam}" },
      titles: [
        "Handgemaakte oorbellen {model} {Materiaal} - {merk}",
        "{Kleure} oorbellen {model} - {Sluiting} - {merk}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "messing < zilver 925 < verguld zilver",
          Sluiting: "oorsteker | oorhaak | oorring",
          Nikkelvrij: "ja",
        },
        Afmetingen: { Lengte: "8..46/2 mm" },
      },
      facets: "Materiaal | Sluiting",
      colors: "zilver | goud",
      pitch: ["Oorbellen van {Materiaal} met een lengte van {Lengte}.", "Met de hand gesmeed en nikkelvrij."],
      facts: [
        "Ze komen in een doosje van gerecycled karton.",
        "Licht genoeg om de hele dag te dragen.",
        "Poets ze op met een zachte doek.",
      ],
    },
    {
      name: "Kettingen",
      noun: "de ketting",
      drawing: "ketting",
      price: [19, 189],
      words: { naam: "Munt | Steen | Schelp | Ster" },
      brands: { "Zilversmid Vos": "{naam}", "Lief Goud": "{naam}" },
      titles: [
        "Handgemaakte ketting {model} {Materiaal} {Lengte} - {merk}",
        "{Kleure} ketting {model} - {Lengte} - {merk}",
      ],
      specs: {
        Ontwerp: { Materiaal: "messing < zilver 925 < verguld zilver", Hanger: "ja", Nikkelvrij: "ja" },
        Afmetingen: { Lengte: "40 cm | 45 cm | 60 cm" },
      },
      facets: "Materiaal | Lengte",
      colors: "zilver | goud",
      pitch: [
        "Ketting van {Materiaal} met hanger, {Lengte} lang.",
        "Fijne ketting om alleen of over elkaar te dragen.",
      ],
      facts: [
        "Met de verlengschakels draag je hem korter of langer.",
        "De hanger is met de hand gegraveerd.",
        "Ze komt in een doosje dat klaar is om te geven.",
      ],
    },
  ],
};
