import type { SubTable } from "../../types";

export const huidEnHaar: SubTable = {
  name: "Huid & haar",
  intro: [
    "Gezichtscrème, haardrogers en scheerapparaten voor je dagelijkse ritueel.",
    "Filter op huidtype en functie.",
  ],
  about:
    "Een dagcrème met beschermingsfactor en een milde reiniger zijn de basis. Bij een haardroger scheelt een ionenfunctie statisch haar; bij stylers bescherm je het haar met een lagere stand.",
  tips: [["Begin met één product", "Zo merk je waar je huid op reageert."]],
  qa: [["Welke factor heb ik nodig?", "Voor elke dag is SPF 30 genoeg, in de zon kies je factor 50."]],
  kinds: [
    {
      name: "Gezichtscrèmes",
      noun: "de crème",
      drawing: "cremepot",
      price: [5, 99],
      brands: {
        HEMA: "Care",
        Nivea: "Soft < Q10",
        Weleda: "Iris < Wilde roos",
        "La Roche-Posay": "Toleriane < Cicaplast",
        Vichy: "Liftactiv < Minéral 89",
        Clinique: "Moisture Surge",
      },
      titles: [
        "{merk} {model} gezichtscrème {Huidtype~} huid {Inhoud}",
        "{merk} {model} - gezichtscrème voor {Huidtype~} huid - {Inhoud}",
      ],
      specs: {
        Samenstelling: {
          "Werkzame stof": "hyaluronzuur | niacinamide | ceramiden | vitamine C | panthenol",
          Beschermingsfactor: "geen | SPF 15 | SPF 30",
          Parfum: "zonder | met",
        },
        Gebruik: {
          Huidtype: "droog | normaal | gevoelig | vet",
          Moment: "dag | nacht | dag en nacht",
          Inhoud: "30 ml | 50 ml | 75 ml",
        },
      },
      facets: "Huidtype | Werkzame stof | Beschermingsfactor",
      colors: "wit | blauw | groen | roze",
      pitch: [
        "Gezichtscrème met {Werkzame stof} voor {Huidtype~} huid.",
        "Verzorgende crème van {Inhoud}, {Parfum} parfum.",
      ],
      facts: [
        "Breng op een schone huid een kleine hoeveelheid aan.",
        "De crème trekt snel in en blinkt niet.",
        "De crème is dermatologisch getest.",
      ],
    },
    {
      name: "Haardrogers",
      noun: "de haardroger",
      drawing: "haardroger",
      price: [15, 429],
      brands: {
        Carmen: "HD23##",
        Babyliss: "D2##E < Air Wand AS6###",
        Remington: "Thermacare D5### < Hydraluxe AC89##",
        Philips: "5000 Series BHD5## < Prestige BHD8##",
        Dyson: "Supersonic < Supersonic Nural",
      },
      titles: [
        "{merk} {model} haardroger {Vermogen} {kleur}",
        "{merk} {model} - {kleure} föhn - {Ionisatie} ionisatie",
      ],
      specs: {
        Prestaties: {
          Vermogen: "1600 watt < 2000 watt < 2300 watt",
          Snelheden: "2 | 3",
          Ionisatie: "zonder < met",
          "Koude luchtstoot": "ja",
        },
        Gebruik: { Gewicht: "380..720/20 gram", Snoerlengte: "1,8..2,7/0,1 meter", Hulpstukken: "1 | 2 | 3" },
      },
      facets: "Vermogen | Ionisatie",
      colors: "zwart | roze | wit | paars | zilver",
      pitch: [
        "Haardroger van {Vermogen} met {Snelheden} snelheden.",
        "Lichte föhn van {Gewicht} met {Hulpstukken} hulpstukken.",
      ],
      facts: [
        "Het filter achterop haal je met je hand los.",
        "Met de koude lucht zet je de coupe vast.",
        "Het snoer is lang genoeg voor de spiegel in de gang.",
      ],
    },
  ],
};
