import type { SubTable } from "../../types";

export const keramiekEnHout: SubTable = {
  name: "Keramiek & hout",
  intro: [
    "Mokken, schalen en planken uit kleine werkplaatsen.",
    "Elk stuk is gedraaid, gezaagd of geglazuurd met de hand.",
  ],
  about:
    "Steengoed wordt heter gebakken dan aardewerk en kan daardoor meestal in de vaatwasser. Een houten plank blijft mooi met af en toe wat olie.",
  tips: [["Olie een plank twee keer per jaar", "Zo trekt hij niet krom en neemt hij geen vocht op."]],
  qa: [["Is het glazuur veilig voor eten?", "Ja, de makers gebruiken loodvrij glazuur voor servies."]],
  kinds: [
    {
      name: "Handgedraaide mokken",
      noun: "de mok",
      drawing: "mok",
      price: [14, 45],
      words: { naam: "Duin | Zee | Klei | Mist | Hei" },
      brands: { "Atelier Leem": "{naam}", "Pottenbakkerij De Schuur": "{naam}", "Studio Klei": "{naam}" },
      titles: ["Handgedraaide mok {model} {kleur} - {merk}", "{Kleure} keramieken mok {model} {Inhoud} - {merk}"],
      specs: {
        Ontwerp: { Materiaal: "steengoed | porselein", Glazuur: "mat | glanzend" },
        Inhoud: { Inhoud: "150 ml | 250 ml | 350 ml" },
        Gebruik: { Vaatwasserbestendig: "ja | nee" },
      },
      facets: "Inhoud | Materiaal | Glazuur",
      colors: "blauw | groen | wit | beige | grijs",
      pitch: [
        "Mok van {Materiaal} met {Glazuur} glazuur, inhoud {Inhoud}.",
        "Met de hand gedraaid, dus geen twee zijn gelijk.",
      ],
      facts: [
        "Het oor is groot genoeg voor drie vingers.",
        "Kleine verschillen in maat en kleur horen bij handwerk.",
        "De mok is twee keer gebakken.",
      ],
    },
    {
      name: "Houten snijplanken",
      noun: "de snijplank",
      drawing: "snijplank",
      price: [19, 119],
      words: { naam: "Berg | Dal | Veld" },
      brands: { "Houtwerk Noord": "{naam}", "Zaag & Zoon": "{naam}" },
      titles: [
        "Houten snijplank {model} {Houtsoort} {Afmeting} - {merk}",
        "{merk} {model} - snijplank van {Houtsoort}",
      ],
      specs: {
        Ontwerp: { Houtsoort: "beuken < eiken < noten", "Met sapgroef": "nee | ja" },
        Afmetingen: { Afmeting: "30 x 20 cm < 40 x 25 cm < 55 x 30 cm", Dikte: "2 cm | 3 cm" },
      },
      facets: "Houtsoort | Afmeting",
      colors: "naturel | bruin",
      pitch: ["Snijplank van {Houtsoort} van {Afmeting}.", "Plank uit één stuk, afgewerkt met olie."],
      facts: [
        "De randen zijn rond geschuurd.",
        "Ook mooi als borrelplank.",
        "Was hem met de hand en laat hem staand drogen.",
      ],
    },
  ],
};
