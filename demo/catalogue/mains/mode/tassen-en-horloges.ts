import type { SubTable } from "../../types";

export const tassenEnHorloges: SubTable = {
  name: "Tassen & horloges",
  intro: ["Rugzakken, handtassen en horloges voor elke dag.", "Vergelijk inhoud, materiaal en stijl."],
  about:
    "Kijk bij een tas naar wat erin moet: een laptop van 15 inch vraagt een ander vak dan een portemonnee en een boek. Leer wordt mooier met de jaren, nylon is lichter en droogt sneller.",
  tips: [["Behandel leer voor het eerste gebruik", "Een beschermende spray voorkomt kringen van regen."]],
  qa: [
    [
      "Is een horloge met 5 atm waterdicht?",
      "Je kunt er je handen mee wassen en douchen, voor zwemmen is 10 atm beter.",
    ],
  ],
  kinds: [
    {
      name: "Handtassen",
      noun: "de handtas",
      drawing: "tas",
      price: [25, 299],
      gender: "female",
      words: { naam: "Lune | Amber | Sienna | Kyra | Noa" },
      brands: {
        Bagbase: "{naam}",
        "C'est Noor": "{naam}",
        Burkely: "{naam}",
        "Fred de la Bretoniere": "{naam}",
        Guess: "{naam}",
      },
      titles: [
        "{merk} {model} {Materiaal~} {Type tas} {kleur}",
        "{Kleure} {Materiaal~} {Type tas} dames - {merk} {model}",
      ],
      specs: {
        Ontwerp: {
          "Type tas": "schoudertas | crossbodytas | shopper | handtas",
          Materiaal: "leer | suède | nylon | kunstleer",
          Sluiting: "rits | magneet | klep",
        },
        Afmetingen: { Breedte: "20..42 cm", Hoogte: "15..34 cm" },
        Gebruik: { "Verstelbare band": "ja", Binnenvakken: "1 | 2 | 3" },
      },
      facets: "Type tas | Materiaal | Sluiting",
      colors: "zwart | cognac | bruin | beige | rood | groen",
      pitch: [
        "{Materiaal~} {Type tas} met {Sluiting} en {Binnenvakken} binnenvak(ken).",
        "Tas van {Breedte} breed, groot genoeg voor alles van een dag.",
      ],
      facts: [
        "De schouderband stel je af en haal je los.",
        "In het ritsvak zitten pasjes en sleutels veilig.",
        "De voering is licht, zodat je snel iets terugvindt.",
      ],
    },
    {
      name: "Rugzakken",
      noun: "de rugzak",
      drawing: "rugzak",
      price: [19, 189],
      gender: "unisex",
      brands: {
        Noorderlicht: "Dag | Stad",
        Eastpak: "Padded Pak'r | Provider",
        Fjällräven: "Kånken | Räven",
        Samsonite: "Guardit | Network",
        Osprey: "Daylite | Nebula",
      },
      titles: ["{merk} {model} rugzak {Inhoud} {kleur}", "{merk} {model} - {kleure} rugzak - {Laptopvak}"],
      specs: {
        Ontwerp: {
          Materiaal: "polyester | nylon | gerecycled polyester",
          Laptopvak: "geen laptopvak | laptopvak 14 inch | laptopvak 15,6 inch",
        },
        Afmetingen: { Inhoud: "14..32/2 liter", Gewicht: "0,4..1,3/0,1 kg" },
        Gebruik: { Waterafstotend: "ja | nee", Flesvakken: "1 | 2" },
      },
      facets: "Laptopvak | Materiaal | Waterafstotend",
      colors: "zwart | blauw | groen | grijs | geel | rood",
      pitch: ["Rugzak van {Inhoud} met {Laptopvak}.", "Lichte rugzak van {Gewicht} voor school, werk en weekend."],
      facts: [
        "De schouderbanden zijn gevoerd en verdelen het gewicht.",
        "Achter het rugpand zit een vak dat niemand ziet.",
        "Een schoolweek met boeken houdt hij zonder moeite vol.",
      ],
    },
    {
      name: "Horloges",
      noun: "het horloge",
      drawing: "horloge",
      price: [29, 549],
      gender: "unisex",
      brands: {
        Prisma: "Dome | Simplicity",
        Casio: "Vintage A16# < Edifice EFR-##",
        "Daniel Wellington": "Petite < Iconic",
        Fossil: "Grant < Machine",
        Seiko: "5 Sports SRP## < Presage SRP##",
        Tissot: "PR100 < Gentleman",
      },
      titles: ["{merk} {model} horloge {Band} {kleur}", "{merk} {model} - horloge - Ø {Diameter} - {kleur}"],
      specs: {
        Ontwerp: {
          Band: "leren band | stalen band | siliconen band | mesh band",
          Diameter: "32..44 mm",
          Glas: "mineraalglas < saffierglas",
        },
        Techniek: {
          Uurwerk: "quartz < quartz < automatisch",
          Waterdichtheid: "3 atm < 5 atm < 10 atm",
          Datum: "ja | nee",
        },
      },
      facets: "Band | Uurwerk | Waterdichtheid",
      colors: "zilver | goud | zwart | bruin | blauw",
      secondLife: "used",
      pitch: [
        "Horloge met {Band} en een kast van {Diameter}.",
        "Tijdloos horloge met {Uurwerk} uurwerk, waterdicht tot {Waterdichtheid}.",
      ],
      facts: [
        "De band wissel je zonder gereedschap.",
        "De wijzers lichten op in het donker.",
        "Het horloge komt in een stevige doos en is zo als cadeau te geven.",
      ],
    },
  ],
};
