import type { SubTable } from "../../types";

const ages = "vanaf 3 jaar | vanaf 5 jaar | vanaf 7 jaar | vanaf 9 jaar";

export const spellen: SubTable = {
  name: "Spellen",
  intro: [
    "Gezelschapsspellen, kaartspellen en buitenspeelgoed voor jong en oud.",
    "Kies op spelers, speelduur en leeftijd.",
  ],
  about:
    "Kijk eerst met hoeveel mensen je meestal speelt en hoelang je de aandacht houdt. Een spel van twintig minuten komt vaker op tafel dan een spel van twee uur.",
  tips: [["Bekijk de uitlegfilm", "Bij veel spellen heb je de regels in vijf minuten door, zonder het boekje."]],
  qa: [
    [
      "Zijn er spellen voor twee personen?",
      "Ja, filter op spelers. Veel grote spellen hebben ook een uitvoering voor twee.",
    ],
  ],
  kinds: [
    {
      name: "Gezelschapsspellen",
      noun: "het gezelschapsspel",
      drawing: "bordspel",
      price: [12, 79],
      words: {
        spel: "Polderpoker | Havenmeester | De Verdwenen Molen | Boerenslimheid | Tulpenkoorts | Het Laatste Eiland | Spoorzoekers | Gouden Eeuw | Wie Roert de Soep | Drie op een Dijk | Nachttrein | Bonte Koe | Kruidenier | Vuurtorenwachter | Achter de Duinen | Zeven Sloten | Woordenwisseling | Grachtengordel | Stadswacht | Over de Wadden | Het Grote Dijkspel | Kermis | Zoek de Vos | Kaasmarkt",
      },
      brands: {
        "Tafel Zes": "{spel}",
        Goliath: "{spel}",
        Jumbo: "{spel}",
        "999 Games": "{spel}",
        Asmodee: "{spel}",
      },
      titles: ["{model} - gezelschapsspel - {merk}", "{merk} {model} bordspel {Spelers}"],
      specs: {
        Spel: {
          Spelers: "2-4 spelers | 2-6 spelers | 3-8 spelers",
          Speelduur: "20 minuten < 30 minuten < 45 minuten < 90 minuten",
          Speltype: "familiespel | strategiespel | partyspel | coöperatief spel",
        },
        Gebruik: { Leeftijd: "vanaf 6 jaar | vanaf 8 jaar | vanaf 10 jaar | vanaf 12 jaar", Taal: "Nederlands" },
      },
      facets: "Spelers | Speltype | Leeftijd | Speelduur",
      colors: "meerkleurig | groen | blauw | rood",
      secondLife: "used",
      pitch: [
        "{Speltype} voor {Spelers} en ongeveer {Speelduur} speeltijd.",
        "Spel dat na één ronde vraagt om een tweede.",
      ],
      facts: [
        "De spelregels staan op vier bladzijden.",
        "Wie achterloopt, krijgt eerlijke kansen om terug te komen.",
        "De onderdelen hebben allemaal een eigen vakje in de doos.",
      ],
    },
    {
      name: "Buitenspeelgoed",
      noun: "het buitenspeelgoed",
      drawing: "buitenspeelgoed",
      price: [7, 249],
      words: { ding: "Springtouw | Frisbee | Voetbaldoel | Stelten | Waterpistool | Stoepkrijtset | Zandbakset" },
      brands: { Buitengewoon: "{ding}", "Outdoor Play": "{ding}", Hudora: "{ding}", BERG: "{ding}" },
      titles: ["{merk} {model} {kleur} - buitenspeelgoed {Leeftijd}", "{model} {kleur} - {merk} - {Leeftijd}"],
      specs: {
        Ontwerp: { Materiaal: "kunststof | hout | metaal", Afmeting: "klein < middel < groot" },
        Gebruik: { Leeftijd: ages, "Aantal kinderen": "1 | 2 | 4", Opbergtas: "nee | ja" },
      },
      facets: "Leeftijd | Materiaal",
      colors: "groen | rood | blauw | geel | oranje",
      pitch: ["Speelgoed voor in tuin, park en op straat, geschikt {Leeftijd}.", "Buiten bewegen zonder veel gedoe."],
      facts: [
        "Het mag nat worden en droogt snel.",
        "In een paar minuten uit te zetten en weer op te ruimen.",
        "De randen zijn afgerond.",
      ],
    },
  ],
};
