import type { SubTable } from "../../types";

export const koelenEnVaatwassen: SubTable = {
  name: "Koelen & vaatwassen",
  intro: [
    "Koelkasten, vriezers en vaatwassers, vrijstaand en voor inbouw.",
    "Vergelijk inhoud, nismaat en verbruik voordat je kiest.",
  ],
  about:
    "Reken voor een koelkast op zo'n 100 liter voor de eerste persoon en 50 liter voor elke volgende. Bij een vaatwasser maakt een besteklade het inruimen makkelijker en kost een ecoprogramma meer tijd maar minder stroom.",
  tips: [["Zet de koelkast op 5 graden", "Kouder is zelden nodig en kost per graad een paar procent extra stroom."]],
  qa: [
    [
      "Wat is no frost?",
      "Een ventilator houdt de vriezer droog, zodat zich geen ijs vormt en je niet hoeft te ontdooien.",
    ],
  ],
  kinds: [
    {
      name: "Koel-vriescombinaties",
      noun: "de koel-vriescombinatie",
      drawing: "koelkast",
      price: [349, 1599],
      brands: {
        Beko: "RCSA2##K#0WN",
        Inventum: "KV#00#W",
        Samsung: "RB##C60#ESA < Bespoke RB##A7B5",
        Bosch: "Serie 4 KGN3##LDF < Serie 6 KGN4##IBF",
        Liebherr: "Plus CNd 5##3 < Prime CNsdd 57##",
      },
      titles: [
        "{merk} {model} koel-vriescombinatie {Inhoud} {kleur}",
        "{merk} {model} - koel-vriescombinatie - {Vriezen} - {Inhoud}",
      ],
      specs: {
        Inhoud: { Inhoud: "230..390/10 liter", Vrieslades: "2 | 3 | 3" },
        Verbruik: { Energieklasse: "E < D < C < B", Geluidsniveau: "33..40 dB" },
        Gemak: { Vriezen: "LowFrost < No Frost < No Frost", "Deur draait": "rechts, omkeerbaar" },
        Afmetingen: { Hoogte: "176 cm < 186 cm < 201 cm", Breedte: "60 cm" },
      },
      facets: "Energieklasse | Vriezen | Hoogte",
      colors: "wit | rvs | rvs | zwart",
      pitch: [
        "Koel-vriescombinatie van {Inhoud} en {Hoogte} hoog, energieklasse {Energieklasse}.",
        "Ruime koelkast met {Vrieslades} vrieslades en {Vriezen}.",
      ],
      facts: [
        "De groentelade heeft een eigen vochtregeling.",
        "Glazen platen verplaats je ook als er een kan water op staat.",
        "Een alarm waarschuwt als de deur open blijft staan.",
      ],
    },
    {
      name: "Vaatwassers",
      noun: "de vaatwasser",
      drawing: "vaatwasser",
      price: [299, 1499],
      brands: {
        Beko: "BDIN3####",
        Inventum: "VVW60##W",
        Bosch: "Serie 4 SMS4H##0#E < Serie 6 SMV6Z##0#E",
        Siemens: "iQ300 SN23H##0#E < iQ500 SN85T##0#E",
        AEG: "6000 FSE##67P < 8000 FSE##90P",
        Miele: "G 5### SC < G 7### SCVi",
      },
      titles: [
        "{merk} {model} {Plaatsing~} vaatwasser {Couverts}",
        "{merk} {model} - vaatwasser - {Couverts} - {Geluidsniveau}",
      ],
      specs: {
        Prestaties: {
          Couverts: "12 couverts < 13 couverts < 14 couverts",
          Programmas: "5 < 6 < 8",
          Besteklade: "nee < ja",
        },
        Verbruik: {
          Energieklasse: "E < D < C < B",
          Geluidsniveau: "38..47 dB",
          Waterverbruik: "8,4..10,5/0,1 liter",
        },
        Plaatsing: { Plaatsing: "vrijstaand | volledig geïntegreerd | onderbouw" },
      },
      facets: "Plaatsing | Energieklasse | Couverts | Besteklade",
      colors: "wit | rvs | rvs | zwart",
      pitch: [
        "Vaatwasser voor {Couverts} met een geluidsniveau van {Geluidsniveau}.",
        "{Plaatsing~} vaatwasser met {Programmas} programma's.",
      ],
      facts: [
        "De bovenkorf zet je hoger of lager, ook als hij vol is.",
        "Aan het eind gaat de deur op een kier, zodat plastic beter droogt.",
        "Met het halfuurprogramma zijn glazen voor het bezoek weer schoon.",
      ],
    },
  ],
};
