import type { SubTable } from "../../types";

export const tuinmachinesEnPotten: SubTable = {
  name: "Tuinmachines & potten",
  intro: ["Grasmaaiers, bloempotten en alles voor een groene tuin.", "Kies op oppervlakte, materiaal en gemak."],
  about:
    "Tot honderd vierkante meter volstaat een accumaaier van 32 centimeter breed. Is je tuin groter of heb je veel randen, dan verdient een robotmaaier zich snel terug in tijd.",
  tips: [["Maai niet te kort", "Vier centimeter houdt het gras sterker tegen droogte en mos."]],
  qa: [
    [
      "Welke pot is vorstbestendig?",
      "Vezelcement, kunststof en hardgebakken keramiek. Gewoon terracotta kan kapotvriezen.",
    ],
  ],
  kinds: [
    {
      name: "Grasmaaiers",
      noun: "de grasmaaier",
      drawing: "grasmaaier",
      price: [79, 1299],
      brands: {
        Gardena: "PowerMax ##/32 < SILENO minimo ###",
        Einhell: "GE-CM 18/3# < GE-CM 36/3#",
        Bosch: "ARM 3##0 < CityMower 18V-3#",
        Makita: "DLM3##PG2 < DLM4##PT2",
        Stihl: "RMA 2##.0 < iMOW 5",
      },
      titles: [
        "{merk} {model} {Aandrijving} grasmaaier {Maaibreedte}",
        "{merk} {model} - grasmaaier - {Maaibreedte} - {Aandrijving}",
      ],
      specs: {
        Prestaties: {
          Aandrijving: "elektrisch < accu < robot",
          Maaibreedte: "32..46/2 cm",
          Maaihoogte: "20 tot 70 mm | 25 tot 75 mm",
          Oppervlakte: "150 m² < 300 m² < 500 m² < 800 m²",
        },
        Gebruik: {
          Opvangbak: "30 liter | 40 liter | 50 liter",
          Geluidsniveau: "58..92 dB",
          Gewicht: "6,5..20/0,5 kg",
        },
      },
      facets: "Aandrijving | Maaibreedte | Oppervlakte",
      colors: "groen | zwart | oranje | rood",
      pitch: [
        "Grasmaaier ({Aandrijving}) met {Maaibreedte} maaibreedte, geschikt tot {Oppervlakte}.",
        "Stil maaien met een maaihoogte van {Maaihoogte}.",
      ],
      facts: [
        "De maaihoogte stel je met één hendel in.",
        "De opvangbak geeft aan wanneer hij vol is.",
        "De machine bergt staand op en neemt zo weinig ruimte in.",
      ],
    },
    {
      name: "Bloempotten",
      noun: "de bloempot",
      drawing: "plantenpot",
      price: [5, 149],
      brands: {
        Elho: "Vivo Next < Pure",
        "Huys & Groen": "Grof",
        "Ter Steege": "Basic < Static",
        Capi: "Nature Groove < Urban Smooth",
        "Pottery Pots": "Jumbo | Ben",
      },
      titles: [
        "{merk} {model} bloempot Ø {Diameter} {kleur}",
        "{Kleure} bloempot {model} - {Materiaal} - Ø {Diameter} - {merk}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "kunststof < keramiek < vezelcement",
          Diameter: "14 cm < 20 cm < 30 cm < 45 cm",
          Vorm: "rond | vierkant",
        },
        Gebruik: { Binnen: "ja", Buiten: "ja | nee", Watersysteem: "nee | ja", Vorstbestendig: "ja | nee" },
      },
      facets: "Diameter | Materiaal | Watersysteem",
      colors: "wit | zwart | antraciet | terracotta | groen | geel",
      pitch: [
        "Bloempot van {Materiaal} met een diameter van {Diameter}.",
        "Pot voor binnen of onder een afdak, vorstbestendig: {Vorstbestendig}.",
      ],
      facts: [
        "Het gat met stop kun je openen voor buiten.",
        "Er past een plant met een kluit van ongeveer twee maten kleiner in.",
        "De bijpassende onderschotel koop je apart.",
      ],
    },
  ],
};
