import type { SubTable } from "../../types";

export const keukenapparaten: SubTable = {
  name: "Keukenapparaten",
  intro: [
    "Airfryers, magnetrons en keukenmachines voor snelle en grote maaltijden.",
    "Vergelijk inhoud, vermogen en geluid, en bekijk de beoordelingen.",
  ],
  about:
    "Voor één of twee personen is een airfryer van vier liter genoeg, voor een gezin kies je zes liter of een dubbele lade. Een magnetron met oven- of grillfunctie spaart ruimte in een kleine keuken.",
  tips: [["Laat ruimte rondom", "Een airfryer blaast hete lucht naar achteren. Zet hem tien centimeter van de muur."]],
  qa: [
    [
      "Is een airfryer zuiniger dan een oven?",
      "Voor kleine porties wel: hij is sneller warm en verwarmt minder lucht.",
    ],
  ],
  kinds: [
    {
      name: "Airfryers",
      noun: "de airfryer",
      drawing: "airfryer",
      price: [49, 349],
      weight: 1.3,
      brands: {
        Tristar: "FR-90##",
        Princess: "Digital 1820##",
        Inventum: "GF5##HLD",
        Tefal: "Easy Fry EY50## < Dual EY90##",
        Philips: "Essential HD92## < Airfryer Combi HD98##",
        Ninja: "AF1##EU < Foodi Dual AF3##EU",
      },
      titles: ["{merk} {model} airfryer {Inhoud} {kleur}", "{merk} {model} - airfryer - {Inhoud} - {Vermogen}"],
      specs: {
        Prestaties: {
          Inhoud: "3,5 liter < 4,2 liter < 6,2 liter < 7,6 liter",
          Vermogen: "1400 watt < 1700 watt < 2400 watt",
          Temperatuur: "tot 200 °C",
          Programmas: "6 | 8 | 11",
        },
        Ontwerp: { "Dubbele lade": "nee < nee < ja", Kijkvenster: "nee | ja" },
        Gebruik: { Vaatwasserbestendig: "ja" },
      },
      facets: "Inhoud | Dubbele lade | Vermogen",
      colors: "zwart | zwart | wit | grijs",
      pitch: ["Airfryer van {Inhoud} met {Programmas} programma's.", "Krokant bakken met weinig olie, op {Vermogen}."],
      facts: [
        "Friet voor het gezin is in ongeveer twintig minuten klaar.",
        "De mand heeft een antiaanbaklaag en mag in de vaatwasser.",
        "Een signaal waarschuwt als je moet schudden.",
      ],
    },
    {
      name: "Magnetrons",
      noun: "de magnetron",
      drawing: "magnetron",
      price: [69, 599],
      brands: {
        Tristar: "MW-27##",
        Inventum: "MN20#C < MN30#C",
        Samsung: "MS23K### < MC32K###",
        Whirlpool: "MWP 2## < Chef Plus MWP 33##",
        Siemens: "iQ300 FE02## < iQ700 CM6##",
      },
      titles: ["{merk} {model} {Type magnetron} {Inhoud}", "{merk} {model} - {Type magnetron} - {Inhoud} - {kleur}"],
      specs: {
        Prestaties: {
          "Type magnetron": "magnetron < grillmagnetron < combimagnetron",
          Inhoud: "20 liter < 23 liter < 25 liter < 32 liter",
          Vermogen: "700 watt < 800 watt < 900 watt",
        },
        Ontwerp: { Plaatsing: "vrijstaand | inbouw", Draaiplateau: "24,5..31,5/0,5 cm" },
        Gebruik: { Kinderslot: "ja" },
      },
      facets: "Type magnetron | Inhoud | Plaatsing",
      colors: "wit | zwart | rvs | zilver",
      pitch: [
        "Magnetron ({Plaatsing}) van {Inhoud} met {Vermogen} vermogen.",
        "{Type magnetron} voor ontdooien, opwarmen en meer.",
      ],
      facts: [
        "Met de gewichtsstand ontdooit vlees gelijkmatig.",
        "Een bord van 28 centimeter draait vrij rond.",
        "De binnenkant neem je met een vochtige doek af.",
      ],
    },
    {
      name: "Keukenmachines",
      noun: "de keukenmachine",
      drawing: "keukenmachine",
      price: [79, 799],
      weight: 0.8,
      brands: {
        Tristar: "MX-48##",
        Bosch: "MUM Serie 2 MUMS2### < MUM5 MUM58###",
        Kenwood: "MultiPro FDP6# < Chef XL KVL4###",
        Smeg: "SMF02 < SMF03",
        KitchenAid: "Classic 5K45 < Artisan 5KSM1##",
      },
      titles: [
        "{merk} {model} keukenmachine {Inhoud kom} {kleur}",
        "{merk} {model} - {kleure} keukenmachine - {Vermogen}",
      ],
      specs: {
        Prestaties: {
          Vermogen: "300 watt < 700 watt < 1000 watt < 1500 watt",
          Snelheden: "4 | 7 | 10",
          "Inhoud kom": "3,8 liter < 4,3 liter < 4,8 liter < 6,7 liter",
        },
        Inhoud: { Hulpstukken: "3 < 5 < 7", "Materiaal kom": "kunststof < rvs" },
        Afmetingen: { Gewicht: "3,9..11,5/0,1 kg" },
      },
      facets: "Inhoud kom | Vermogen | Materiaal kom",
      colors: "rood | wit | zwart | zilver | lichtblauw | beige",
      pitch: [
        "Keukenmachine met een kom van {Inhoud kom} en {Hulpstukken} hulpstukken.",
        "Kneedt, klopt en mixt met {Vermogen}.",
      ],
      facts: [
        "Deeg voor een groot brood kneedt hij zonder over het aanrecht te lopen.",
        "De kop kantelt, zodat je makkelijk bij de kom kunt.",
        "Losse hulpstukken voor pasta of gehakt koop je later bij.",
      ],
    },
  ],
};
