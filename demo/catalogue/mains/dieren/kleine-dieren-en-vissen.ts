import type { SubTable } from "../../types";

export const kleineDierenEnVissen: SubTable = {
  name: "Kleine dieren & vissen",
  intro: ["Kooien, aquaria en hooi voor konijnen, cavia's en vissen.", "Vergelijk maat, inhoud en gemak."],
  about:
    "Een konijn heeft ruimte nodig om te rennen, niet alleen om te zitten. Bij een aquarium is groter makkelijker: het water blijft stabieler.",
  tips: [
    [
      "Laat een aquarium een maand draaien",
      "Zo ontstaan de bacteriën die het water gezond houden voordat de vissen erin gaan.",
    ],
  ],
  qa: [["Hoeveel vissen kan ik houden?", "Reken één centimeter vis per liter, en vraag per soort naar de ruimte."]],
  kinds: [
    {
      name: "Konijnenhokken",
      noun: "het konijnenhok",
      drawing: "konijnenhok",
      price: [49, 329],
      weight: 0.6,
      brands: { "Beest in Huis": "Boerderij", Ferplast: "Casita < Arena", Trixie: "Natura" },
      titles: [
        "{merk} {model} konijnenhok {Lengte} {kleur}",
        "{merk} {model} - buitenhok - {Verdiepingen} verdiepingen",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "vurenhout | grenenhout | kunststof",
          Verdiepingen: "1 | 2",
          Dak: "asfalt | kunststof",
        },
        Afmetingen: { Lengte: "84 cm < 116 cm < 145 cm", Hoogte: "72..120/2 cm" },
        Gebruik: { Uitloop: "nee < ja" },
      },
      facets: "Lengte | Verdiepingen | Uitloop",
      colors: "naturel | bruin | grijs",
      pitch: [
        "Buitenhok van {Materiaal} met een lengte van {Lengte}.",
        "Hok met afsluitbaar nachthok en uitneembare lade.",
      ],
      facts: [
        "De lade trek je uit om de bodembedekking te verversen.",
        "Het hout is behandeld tegen vocht.",
        "Het gaas is fijn genoeg tegen marters.",
      ],
    },
    {
      name: "Aquaria",
      noun: "het aquarium",
      drawing: "aquarium",
      price: [39, 599],
      weight: 0.6,
      brands: { "Huys & Groen": "Start", "Aqua Nova": "Nano < Scape", Juwel: "Primo < Rio", Fluval: "Flex < Roma" },
      titles: ["{merk} {model} aquarium {Inhoud} {kleur}", "{merk} {model} - aquarium - {Inhoud} - {Verlichting}"],
      specs: {
        Ontwerp: { Inhoud: "20 liter < 54 liter < 110 liter < 240 liter", Verlichting: "led", Filter: "nee < ja" },
        Afmetingen: { Breedte: "30..120/10 cm", Glasdikte: "4 mm < 6 mm < 8 mm" },
      },
      facets: "Inhoud | Filter",
      colors: "zwart | wit | zilver",
      pitch: ["Aquarium van {Inhoud} met {Verlichting}-verlichting.", "Set voor een eigen onderwaterwereld."],
      facts: [
        "Een handleiding voor het opstarten zit erbij.",
        "De deksel heeft een opening om te voeren.",
        "De lampen gaan met een schakelklok vanzelf uit.",
      ],
    },
  ],
};
