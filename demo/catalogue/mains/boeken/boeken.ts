import type { SubTable } from "../../types";
import { authors, novels, printed } from "./printed";

export const gedrukteBoeken: SubTable = {
  name: "Boeken",
  intro: ["Romans, kookboeken en kinderboeken van Nederlandse en Vlaamse auteurs.", "Kies op genre en uitvoering."],
  about:
    "Een hardcover blijft langer mooi, een paperback is lichter in de tas. Luisterboeken zijn handig in de auto: de stem maakt of breekt het verhaal.",
  tips: [["Zoek op ISBN", "Je vindt meteen de juiste druk en taal."]],
  qa: [
    [
      "Waarom hebben boeken overal dezelfde prijs?",
      "Voor nieuwe Nederlandse boeken geldt een vaste prijs, vastgesteld door de uitgever.",
    ],
  ],
  kinds: [
    novels,
    {
      ...novels,
      name: "Kookboeken",
      noun: "het kookboek",
      drawing: "boek",
      price: [14, 39],
      weight: 0.8,
      words: {
        titel:
          "Koken met {basis} | Het grote boek over {basis} | {landen} keuken thuis | Snel op tafel | Groente eerst | Bakken met plezier | De Hollandse pot | Vanavond curry | Eén pan, zeven dagen | Zuurdesem thuis | Het grote soepenboek",
        basis: "groente | deeg | peulvruchten | vis | pompoen | rijst | brood | kruiden",
        landen: "De Italiaanse | De Indonesische | De Marokkaanse | De Surinaamse | De Japanse",
        auteur: authors,
      },
      titles: ["{model} - {auteur} - {Uitvoering}", "{auteur} - {model}: kookboek"],
      specs: printed({ Onderwerp: "koken | bakken | vegetarisch | wereldkeuken" }),
      facets: "Onderwerp | Uitvoering | Jaar",
      colors: "rood | groen | oranje | geel",
      pitch: [
        "Kookboek over {Onderwerp} met recepten voor elke dag.",
        "Recepten van {auteur} met ingrediënten van de markt.",
      ],
      facts: [
        "Elk recept past op één bladzijde met foto.",
        "Porties zijn berekend voor vier personen.",
        "Achterin staat een register op ingrediënt.",
      ],
    },
    {
      ...novels,
      name: "Kinderboeken",
      noun: "het kinderboek",
      price: [7, 24],
      words: {
        titel:
          "{held} en de {bijv} {ding} | {held} en de {bijv} {ding} | {held} gaat naar {plek} | Floris en de verdwenen fiets | Beer wil een hoed | De nacht dat alles blauw was | Pien bouwt een raket | Tien kleine kikkers | De draak van zolder | Muis vindt een vriend",
        held: "Saar | Mees | Beer | Tijn | Fien | Muis | Opa | Noa",
        bijv: "vliegende | verdwenen | geheime | rare | gouden | boze",
        ding: "fiets | boot | sleutel | taart | draak | boom | kat",
        plek: "zee | school | de maan | de markt | opa | het bos",
        auteur: authors,
      },
      titles: ["{model} - {auteur}", "{model} ({Leeftijd}) - {auteur}"],
      specs: printed({ Leeftijd: "0 tot 4 jaar | 4 tot 6 jaar | 6 tot 9 jaar | 9 tot 12 jaar" }),
      facets: "Leeftijd | Uitvoering",
      colors: "blauw | geel | rood | groen | paars",
      pitch: ["Kinderboek voor {Leeftijd}.", "Vrolijk verhaal van {auteur} om voor te lezen."],
      facts: [
        "De tekeningen vertellen bijna een tweede verhaal.",
        "Het papier kan tegen kleine vingers.",
        "Achterin staat een werkje om te knutselen.",
      ],
    },
  ],
};
