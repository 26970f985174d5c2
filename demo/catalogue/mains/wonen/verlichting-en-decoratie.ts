import type { SubTable } from "../../types";

export const verlichtingEnDecoratie: SubTable = {
  name: "Verlichting & decoratie",
  intro: ["Lampen, kussens en vloerkleden die een kamer af maken.", "Kies op kleur en sfeer en vergelijk de prijzen."],
  about:
    "Werk met lagen licht: een lamp boven de tafel, een leeslamp bij de bank en iets kleins in de hoek. Warm licht van 2.700 kelvin is gezellig; voor werken is 4.000 kelvin prettiger.",
  tips: [
    ["Hang een tafellamp laag genoeg", "Ongeveer 65 centimeter boven het blad verlicht de tafel zonder te verblinden."],
  ],
  qa: [
    [
      "Hoeveel lumen heeft een woonkamer nodig?",
      "Reken op 100 tot 150 lumen per vierkante meter, verdeeld over meerdere lampen.",
    ],
  ],
  kinds: [
    {
      name: "Hanglampen",
      noun: "de hanglamp",
      drawing: "hanglamp",
      price: [25, 499],
      weight: 1.2,
      brands: {
        Eglo: "Townshend | Carlton",
        "Huys & Licht": "Lune | Bolle",
        QAZQA: "Desi | Magna | Simplo",
        Steinhauer: "Mexlite | Bistro",
        Zuiver: "Lena | Cable",
        Philips: "Hue Ensis | Hue Devote",
      },
      titles: ["{merk} {model} hanglamp {Materiaal} {kleur}", "{kleure} hanglamp {model} - Ø {Diameter} - {merk}"],
      specs: {
        Ontwerp: {
          Materiaal: "metaal | glas | rotan | linnen | hout",
          Stijl: "industrieel | modern | landelijk | scandinavisch",
        },
        Afmetingen: { Diameter: "20..65/5 cm", Snoerlengte: "120 cm | 150 cm | 200 cm" },
        Licht: { Fitting: "E27 | E27 | E14", "Max. vermogen": "40 watt | 60 watt", Dimbaar: "ja" },
      },
      facets: "Materiaal | Stijl | Fitting",
      colors: "zwart | goud | wit | naturel | groen",
      pitch: [
        "Hanglamp van {Materiaal} met een doorsnede van {Diameter}.",
        "Lamp in {Stijl~} stijl voor boven de eettafel.",
      ],
      facts: [
        "De hoogte stel je in met het snoer of een plafondhaak.",
        "Met een dimbare ledlamp pas je de sfeer aan.",
        "Lichtbron en plafondkap zijn apart te vervangen.",
      ],
    },
    {
      name: "Sierkussens",
      noun: "het sierkussen",
      drawing: "kussen",
      price: [9, 79],
      words: { dessin: "Rib | Teddy | Botanic | Zigzag | Uni | Aztec" },
      brands: { "Present Time": "{dessin}", "Huys & Haard": "{dessin}", Riverdale: "{dessin}", Zuiver: "{dessin}" },
      titles: ["{merk} sierkussen {model} {Afmeting} {kleur}", "{kleur} sierkussen {model} - {Stof} - {merk}"],
      specs: {
        Stof: { Stof: "katoen | velours | ribstof | teddystof | linnen", Vulling: "polyester | veren" },
        Afmetingen: { Afmeting: "45 x 45 cm | 50 x 50 cm | 60 x 40 cm" },
        Gebruik: { "Hoes afneembaar": "ja", Wastemperatuur: "30 °C" },
      },
      facets: "Stof | Afmeting | Vulling",
      colors: "groen | terracotta | beige | blauw | roze | geel | zwart",
      pitch: ["Sierkussen van {Stof} in {Afmeting}.", "Zacht kussen dat kleur geeft aan bank of bed."],
      facts: [
        "De hoes gaat met een rits los en mag in de was.",
        "Twee maten naast elkaar liggen net wat losser.",
        "De vulling veert na een avond leunen weer terug.",
      ],
    },
  ],
};
