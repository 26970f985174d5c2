import type { SubTable } from "../../types";

export const schoonmakenEnStrijken: SubTable = {
  name: "Schoonmaken & strijken",
  intro: [
    "Stofzuigers, robotstofzuigers en strijkijzers die het werk verlichten.",
    "Vergelijk geluid, gewicht en werktijd, en lees wat andere huishoudens vinden.",
  ],
  about:
    "Een steelstofzuiger pak je sneller, een model met slang en zak is krachtiger en stiller. Een robot houdt de vloer bij, maar vervangt het echte zuigen niet helemaal: drempels en snoeren blijven lastig.",
  tips: [
    ["Let op het filter", "Met huisdieren of een allergie is een HEPA-filter dat je kunt uitwassen het prettigst."],
  ],
  qa: [["Met of zonder zak?", "Met zak blijft het stof opgesloten bij het legen, zonder zak koop je geen zakken na."]],
  kinds: [
    {
      name: "Steelstofzuigers",
      noun: "de steelstofzuiger",
      drawing: "steelstofzuiger",
      price: [89, 799],
      weight: 1.2,
      brands: {
        Inventum: "ST###",
        Rowenta: "X-Force 8.## < X-Force 14.##",
        Philips: "XC3### < AquaTrio XW9###",
        Miele: "Triflex HX# < Duoflex HX1",
        Dyson: "V8 < V12 Detect Slim < V15 Detect",
      },
      titles: ["{merk} {model} steelstofzuiger {kleur}", "{merk} {model} - draadloze steelstofzuiger - {Werktijd}"],
      specs: {
        Prestaties: {
          Werktijd: "30 minuten < 45 minuten < 60 minuten",
          Oplaadtijd: "3,5 uur | 4 uur | 5 uur",
          Stofreservoir: "0,4..0,9/0,1 liter",
        },
        Gebruik: {
          Gewicht: "2,2..3,4/0,1 kg",
          Geluidsniveau: "72..83 dB",
          "HEPA-filter": "nee < ja",
          Dweilfunctie: "nee | nee | ja",
        },
      },
      facets: "Werktijd | Dweilfunctie | HEPA-filter",
      colors: "grijs | zwart | rood | wit | paars",
      secondLife: "refurbished",
      pitch: [
        "Draadloze steelstofzuiger met {Werktijd} werktijd en een gewicht van {Gewicht}.",
        "Lichte stofzuiger voor harde vloeren en tapijt.",
      ],
      facts: [
        "De borstel heeft ledlicht, zodat je stof onder de bank ziet liggen.",
        "Als kruimelzuiger gebruik je hem in de auto en op de trap.",
        "Het reservoir leeg je met één klik boven de prullenbak.",
      ],
    },
    {
      name: "Robotstofzuigers",
      noun: "de robotstofzuiger",
      drawing: "robotstofzuiger",
      price: [149, 1199],
      brands: {
        Blaupunkt: "XSmart ##",
        Xiaomi: "Robot Vacuum S#0 < X20 Max",
        Ecovacs: "Deebot N#0 < Deebot T#0 Omni",
        iRobot: "Roomba 1## < Roomba Combo j#+",
        Roborock: "Q# Max < S8 MaxV Ultra",
      },
      titles: [
        "{merk} {model} robotstofzuiger {Dweilfunctie} dweilfunctie",
        "{merk} {model} - robotstofzuiger - {kleur}",
      ],
      specs: {
        Prestaties: {
          Werktijd: "90 minuten < 120 minuten < 180 minuten",
          Zuigkracht: "2.500 Pa < 5.000 Pa < 10.000 Pa",
          Dweilfunctie: "zonder < met < met",
        },
        Gebruik: {
          Navigatie: "gyroscoop < laser < laser en camera",
          Leegstation: "nee < ja",
          Hoogte: "8..11/0,5 cm",
          Geluidsniveau: "58..69 dB",
        },
      },
      facets: "Leegstation | Navigatie | Dweilfunctie",
      colors: "zwart | wit",
      secondLife: "refurbished",
      pitch: [
        "Robotstofzuiger met navigatie via {Navigatie} en {Werktijd} werktijd.",
        "Robot {Dweilfunctie} dweilfunctie die zelf naar zijn station rijdt.",
      ],
      facts: [
        "In de app teken je kamers waar hij wel of niet mag komen.",
        "Hij rijdt over drempels tot ongeveer 2 centimeter.",
        "Lange haren knip je met het bijgeleverde mesje van de borstel.",
      ],
    },
    {
      name: "Strijkijzers",
      noun: "het strijkijzer",
      drawing: "strijkijzer",
      price: [25, 399],
      weight: 0.7,
      brands: {
        Inventum: "HS###",
        Tefal: "Express Steam FV##4# < Pro Express GV9###",
        Philips: "3000 Series DST3### < PerfectCare 7000 PSG7###",
        Braun: "TexStyle 5 SI5### < CareStyle 7 IS7###",
      },
      titles: ["{merk} {model} {Type strijkijzer} {kleur}", "{merk} {model} - {Type strijkijzer} - {Vermogen}"],
      specs: {
        Prestaties: {
          "Type strijkijzer": "stoomstrijkijzer < stoomstrijkijzer < stoomgenerator",
          Vermogen: "2400 watt < 2600 watt < 3000 watt",
          Stoomstoot: "130..250/10 gram per minuut",
        },
        Gebruik: {
          Waterreservoir: "0,3 liter < 0,4 liter < 1,8 liter",
          Snoerlengte: "1,9..2,5/0,1 meter",
          Uitschakelbeveiliging: "nee < ja",
        },
      },
      facets: "Type strijkijzer | Vermogen",
      colors: "blauw | paars | groen | wit",
      pitch: [
        "Strijkijzer met een stoomstoot van {Stoomstoot}.",
        "{Type strijkijzer} van {Vermogen} voor katoen, linnen en fijne stoffen.",
      ],
      facts: [
        "De zool glijdt licht over knopen en naden.",
        "Kalk verwijder je met een druk op de knop.",
        "Hangende kleding frist je op met een stoot verticale stoom.",
      ],
    },
  ],
};
