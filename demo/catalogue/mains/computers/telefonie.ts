import type { SubTable } from "../../types";

export const telefonie: SubTable = {
  name: "Telefonie",
  intro: [
    "Smartphones zonder abonnement en hoesjes die echt passen.",
    "Vergelijk opslag, camera en updates, en zie bij welke winkel je het snelst klaar bent.",
  ],
  about:
    "Een los toestel met sim only is over twee jaar bijna altijd goedkoper dan een abonnement met telefoon. Let bij goedkope toestellen op het aantal jaren updates: zonder updates werkt je bankapp op een dag niet meer.",
  tips: [["Bekijk het prijsverloop", "Nieuwe telefoons dalen vaak in de eerste vier maanden het hardst in prijs."]],
  qa: [
    [
      "Hoelang gaat een telefoon mee?",
      "Met updates en een nieuwe accu vier tot zes jaar. Bij elk toestel staat hoelang de maker updates belooft.",
    ],
  ],
  kinds: [
    {
      name: "Smartphones",
      noun: "de smartphone",
      drawing: "telefoon",
      price: [119, 1399],
      weight: 2.4,
      brands: {
        Motorola: "Moto G35 < Moto G85 < Edge 60",
        Xiaomi: "Redmi 14C < Redmi Note 14 < 15T",
        Nothing: "Phone (3a) < Phone (3)",
        OnePlus: "Nord 4 < 13",
        Fairphone: "Gen. 6",
        Google: "Pixel 9a < Pixel 10 < Pixel 10 Pro",
        Samsung: "Galaxy A16 < Galaxy A56 < Galaxy S25 < Galaxy S25 Ultra",
        Apple: "iPhone 15 < iPhone 16 < iPhone 16 Pro",
      },
      titles: [
        "{merk} {model} {Opslag} {kleur}",
        "{merk} {model} - {Opslag} - {kleur} - simlockvrij",
        "{merk} {model} 5G {Opslag} {kleur}",
      ],
      specs: {
        Prestaties: { Opslag: "64 GB < 128 GB < 256 GB < 512 GB", Werkgeheugen: "4 GB < 6 GB < 8 GB < 12 GB" },
        Scherm: { Schermgrootte: "6,1 inch | 6,4 inch | 6,7 inch", Schermtype: "lcd < oled < oled" },
        Camera: { Camera: "48 megapixel < 50 megapixel < 200 megapixel" },
        Gebruik: {
          "Jaren updates": "3 jaar < 5 jaar < 7 jaar",
          "Dual sim": "ja",
          Waterdichtheid: "IP54 < IP67 < IP68",
        },
      },
      facets: "Opslag | Schermgrootte | Werkgeheugen | Jaren updates",
      colors: "zwart | wit | blauw | groen | roze | paars",
      secondLife: "refurbished",
      pitch: [
        "Smartphone met {Opslag} opslag, camera van {Camera} en scherm van {Schermgrootte}.",
        "Simlockvrije telefoon met {Jaren updates} updates van de maker.",
      ],
      facts: [
        "De accu houdt het bij normaal gebruik een hele dag vol.",
        "Met {Waterdichtheid} is hij beschermd tegen stof en water.",
        "Een nieuwe simkaart activeer je als esim, zonder winkelbezoek.",
      ],
    },
    {
      name: "Telefoonhoesjes",
      noun: "het telefoonhoesje",
      drawing: "telefoonhoesje",
      price: [7, 49],
      weight: 1.2,
      brands: {
        Selencia: "Basic < Echt leer",
        iMoshion: "Design < Luxe",
        Fixed: "Story",
        Spigen: "Liquid Air < Tough Armor",
        Otterbox: "Symmetry < Defender",
      },
      titles: ["{merk} {model} hoesje voor {Geschikt voor} {kleur}", "{merk} {Type hoesje} {Geschikt voor} - {kleur}"],
      specs: {
        Ontwerp: {
          "Type hoesje": "backcover | bookcase | hardcase",
          Materiaal: "siliconen | kunststof | kunstleer | leer",
        },
        Gebruik: {
          "Geschikt voor": "iPhone 16 | iPhone 15 | Galaxy S25 | Galaxy A56 | Pixel 9",
          "Draadloos laden": "ja | nee",
          Pasjesvakken: "0 | 0 | 3",
        },
      },
      facets: "Geschikt voor | Type hoesje | Materiaal",
      colors: "zwart | blauw | roze | groen | bruin | rood",
      pitch: [
        "Hoesje voor de {Geschikt voor} met een verhoogde rand rond scherm en camera.",
        "Slank {Type hoesje} van {Materiaal}.",
      ],
      facts: [
        "De knoppen blijven goed voelbaar en de poorten blijven vrij.",
        "Het materiaal geeft grip, zodat je telefoon minder snel uit je hand glijdt.",
        "Klikt vast zonder gereedschap en gaat er ook weer makkelijk af.",
      ],
    },
  ],
};
