import type { SubTable } from "../../types";

export const kamperenEnWandelen: SubTable = {
  name: "Kamperen & wandelen",
  intro: [
    "Tenten, slaapzakken en rugzakken voor een nacht of een hele zomer buiten.",
    "Vergelijk gewicht, waterkolom en het aantal slaapplaatsen.",
  ],
  about:
    "Reken een tent altijd een persoon ruimer dan je met zijn tweeën of vieren bent. Een waterkolom van 3.000 millimeter houdt een Hollandse bui buiten; voor het grondzeil is 5.000 beter.",
  tips: [["Zet de tent eerst thuis op", "Zo weet je zeker dat alles erin zit en ken je de stappen in de regen."]],
  qa: [
    [
      "Welke slaapzak past bij de zomer?",
      "Een comforttemperatuur van 10 graden is in de zomer in Nederland ruim genoeg.",
    ],
  ],
  kinds: [
    {
      name: "Tenten",
      noun: "de tent",
      drawing: "tent",
      price: [39, 999],
      brands: {
        Noorderlicht: "Duin ## < Wad ##",
        Quechua: "2 Seconds < Arpenaz",
        Coleman: "Darwin < Octagon",
        Vango: "Skye < Joro Air",
        Obelink: "Redwood",
      },
      titles: ["{merk} {model} {Slaapplaatsen} {Type tent} {kleur}", "{merk} {model} - {Slaapplaatsen} {Type tent}"],
      specs: {
        Ontwerp: {
          Slaapplaatsen: "2-persoons < 3-persoons < 4-persoons < 6-persoons",
          "Type tent": "koepeltent | tunneltent | pop-uptent | opblaasbare tent",
          Stahoogte: "110..210/10 cm",
        },
        Gebruik: {
          Waterkolom: "2.000 mm < 3.000 mm < 5.000 mm",
          Gewicht: "2,4..18,4/0,4 kg",
          Stokken: "glasfiber < aluminium",
        },
      },
      facets: "Slaapplaatsen | Type tent | Waterkolom",
      colors: "groen | grijs | blauw | oranje | beige",
      pitch: [
        "{Slaapplaatsen} {Type tent} met een waterkolom van {Waterkolom}.",
        "Tent met een stahoogte van {Stahoogte}.",
      ],
      facts: [
        "Alle naden zijn vooraf geseald.",
        "Door twee ingangen waait het 's middags goed door.",
        "Haringen, scheerlijnen en een reparatiesetje zitten erbij.",
      ],
    },
    {
      name: "Slaapzakken",
      noun: "de slaapzak",
      drawing: "slaapzak",
      price: [25, 279],
      weight: 0.7,
      brands: {
        Noorderlicht: "Duin ## < Wad ##",
        Quechua: "Arpenaz < MT500",
        Nomad: "Bronco < Blazer",
        "Mountain Equipment": "Starlight",
      },
      titles: ["{merk} {model} slaapzak {Vorm} {kleur}", "{merk} {model} - slaapzak tot {Comforttemperatuur}"],
      specs: {
        Ontwerp: {
          Vorm: "dekenmodel | mummiemodel",
          Vulling: "polyester < dons",
          Lengte: "190 cm | 200 cm | 215 cm",
        },
        Gebruik: { Comforttemperatuur: "10 °C < 5 °C < 0 °C", Gewicht: "0,7..2,1/0,1 kg", Koppelbaar: "ja | nee" },
      },
      facets: "Vorm | Comforttemperatuur | Vulling",
      colors: "blauw | groen | grijs | rood",
      pitch: [
        "Slaapzak ({Vorm}) met een comforttemperatuur van {Comforttemperatuur}.",
        "Lichte slaapzak van {Gewicht}.",
      ],
      facts: [
        "In de compressiezak neemt hij nog de helft van de ruimte in.",
        "De rits haakt niet in de stof.",
        "Was hem op 30 graden met een mild wasmiddel.",
      ],
    },
    {
      name: "Wandelrugzakken",
      noun: "de wandelrugzak",
      drawing: "wandelrugzak",
      price: [39, 279],
      weight: 0.7,
      gender: "unisex",
      brands: {
        Noorderlicht: "Kust < Hoogland",
        Quechua: "NH < MH500",
        Nomad: "Velocity < Karoo",
        Deuter: "Trail < Aircontact",
        Osprey: "Talon < Atmos AG",
      },
      titles: ["{merk} {model} wandelrugzak {Inhoud} {kleur}", "{merk} {model} - backpack - {Inhoud} - {kleur}"],
      specs: {
        Ontwerp: {
          Inhoud: "20 liter < 30 liter < 50 liter < 65 liter",
          Rugsysteem: "vast < verstelbaar",
          Regenhoes: "nee < ja",
          Materiaal: "polyester | nylon",
        },
        Gebruik: { Gewicht: "0,7..2,2/0,1 kg", Heupband: "nee < ja" },
      },
      facets: "Inhoud | Regenhoes | Rugsysteem",
      colors: "blauw | groen | grijs | rood | zwart",
      pitch: [
        "Wandelrugzak van {Inhoud} met {Rugsysteem} rugsysteem.",
        "Draag comfortabel een dag of een week bagage.",
      ],
      facts: [
        "Het net achter je rug laat lucht door.",
        "Het vak onderin is los bereikbaar.",
        "Met de heupband draag je het gewicht op je heupen.",
      ],
    },
  ],
};
