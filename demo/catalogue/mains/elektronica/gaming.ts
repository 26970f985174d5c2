import type { SubTable } from "../../types";

export const gaming: SubTable = {
  name: "Gaming",
  intro: [
    "Spelcomputers en controllers voor een avond met vrienden of alleen.",
    "Zie welke bundels er zijn en waar ze op voorraad liggen.",
  ],
  about:
    "Kies eerst de spellen en dan pas de spelcomputer: niet elke titel verschijnt overal. Een uitvoering zonder schijflezer is goedkoper, maar tweedehands spellen op schijf kun je er niet op spelen.",
  tips: [
    ["Let op de opslag", "Grote spellen nemen honderd gigabyte of meer in. Met 1 TB hoef je minder vaak te wissen."],
  ],
  qa: [
    [
      "Kan ik oude spellen blijven spelen?",
      "Vaak wel. Kijk bij de specificaties of de console spellen van de vorige generatie leest.",
    ],
  ],
  kinds: [
    {
      name: "Spelcomputers",
      noun: "de spelcomputer",
      drawing: "spelcomputer",
      price: [199, 799],
      weight: 0.7,
      brands: {
        Nintendo: "Switch Lite < Switch OLED < Switch 2",
        Microsoft: "Xbox Series S < Xbox Series X",
        Sony: "PlayStation 5 Digital < PlayStation 5 Slim < PlayStation 5 Pro",
        Valve: "Steam Deck LCD < Steam Deck OLED",
      },
      titles: ["{merk} {model} {Opslag} {kleur}", "{merk} {model} spelcomputer - {Opslag} - {Bundel}"],
      specs: {
        Prestaties: { Opslag: "64 GB < 256 GB < 512 GB < 1 TB", Resolutie: "Full HD < 4K" },
        Inhoud: { Bundel: "alleen de console | met extra controller | met spel", Controllers: "1 | 1 | 2" },
        Aansluitingen: { Wifi: "wifi 5 < wifi 6" },
      },
      facets: "Opslag | Bundel | Resolutie",
      colors: "zwart | wit",
      secondLife: "refurbished",
      pitch: [
        "Spelcomputer met {Opslag} opslag voor spelen in {Resolutie}.",
        "Complete set ({Bundel}) om dezelfde avond nog te beginnen.",
      ],
      facts: [
        "Updates worden 's nachts binnengehaald terwijl de console slaapt.",
        "Ouders stellen speeltijd en aankopen in met een eigen code.",
        "Er passen ongeveer acht tot tien grote spellen op de opslag.",
      ],
    },
    {
      name: "Gamecontrollers",
      noun: "de controller",
      drawing: "gamecontroller",
      price: [24, 199],
      brands: {
        Trust: "GXT 5#0",
        PDP: "Rematch",
        Nacon: "Revolution 5 Pro",
        Microsoft: "Xbox Wireless < Xbox Elite Series 2",
        Sony: "DualSense < DualSense Edge",
      },
      titles: ["{merk} {model} controller {kleur}", "{merk} {model} {Verbinding~} gamecontroller - {kleur}"],
      specs: {
        Gebruik: {
          "Programmeerbare knoppen": "nee < ja",
          Verbinding: "bedraad < draadloos",
          Trilfunctie: "ja",
        },
        Aansluitingen: { "Usb-c": "ja", Kabellengte: "1,5 meter | 3 meter" },
      },
      facets: "Verbinding | Programmeerbare knoppen | Kabellengte",
      colors: "zwart | wit | rood | blauw | paars",
      pitch: [
        "Gamecontroller met trilfunctie en een kabel van {Kabellengte}.",
        "{Verbinding~} controller die goed in de hand ligt.",
      ],
      facts: [
        "De knoppen hebben een duidelijke klik en de sticks veren strak terug.",
        "Na een middag spelen voelt de grip nog steeds droog.",
        "Je koppelt hem in een paar seconden.",
      ],
    },
  ],
};
