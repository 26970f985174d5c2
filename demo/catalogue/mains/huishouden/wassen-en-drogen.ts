import type { SubTable } from "../../types";

export const wassenEnDrogen: SubTable = {
  name: "Wassen & drogen",
  intro: [
    "Wasmachines en drogers voor een klein of groot huishouden.",
    "Filter op vulgewicht en energieklasse en vergelijk de prijs inclusief bezorging.",
  ],
  about:
    "Voor één of twee personen is 7 kilo genoeg, een gezin van vier is beter af met 8 of 9 kilo. Een droger met warmtepomp is duurder in aanschaf, maar gebruikt ongeveer de helft van de stroom van een condensdroger.",
  tips: [
    [
      "Was op 30 graden",
      "Moderne wasmiddelen werken goed op lage temperatuur. Het scheelt ongeveer de helft van de stroom per wasbeurt.",
    ],
  ],
  qa: [["Mag een droger op een wasmachine?", "Ja, met een tussenstuk dat bij beide past en met de droger boven."]],
  kinds: [
    {
      name: "Wasmachines",
      noun: "de wasmachine",
      drawing: "wasmachine",
      price: [299, 1399],
      weight: 1.6,
      brands: {
        Beko: "WTV##12XBW < BM3WFT####W",
        Whirlpool: "FFB 8##8 BV EE",
        Samsung: "EcoBubble WW##TA0#9AE < Bespoke AI WW##DB8#95",
        LG: "F4WV###S#W < F4X7###TB",
        Bosch: "Serie 4 WAN28###NL < Serie 6 WGG2##Z#NL < Serie 8 WGB2##A#NL",
        Siemens: "iQ300 WM14N2##NL < iQ500 WG44G2##NL < iQ700 WG56B2##NL",
        AEG: "6000 LR6##4AD < 7000 LR7##6UD < 9000 LR9##6BD",
        Miele: "WSA0## WCS < WWD 1## WCS < WXR 8## WCS",
      },
      titles: [
        "{merk} {model} Wasmachine {Vulgewicht} {Toerental}",
        "{merk} {model} - wasmachine - {Vulgewicht} - energieklasse {Energieklasse}",
      ],
      specs: {
        Prestaties: {
          Vulgewicht: "7 kg < 8 kg < 9 kg < 10 kg",
          Toerental: "1200 toeren < 1400 toeren < 1400 toeren < 1600 toeren",
          "Kort programma": "15 minuten | 20 minuten | 30 minuten",
        },
        Verbruik: {
          Energieklasse: "C < B < A < A",
          Waterverbruik: "43..52 liter per wasbeurt",
          Geluidsniveau: "68..76 dB",
        },
        Afmetingen: {
          "Hoogte x breedte x diepte": "84,5 x 59,8 x 58,8 cm | 85 x 60 x 55 cm | 84,8 x 59,8 x 63 cm",
        },
        Gemak: { "Automatisch doseren": "nee < nee < ja", Motor: "koolborstelloos" },
      },
      facets: "Vulgewicht | Toerental | Energieklasse | Automatisch doseren",
      colors: "wit | wit | wit | wit | zwart | antraciet",
      pitch: [
        "Wasmachine voor {Vulgewicht} was met een centrifuge van {Toerental} en energieklasse {Energieklasse}.",
        "Stille wasmachine ({Geluidsniveau}) met een kort programma van {Kort programma}.",
      ],
      facts: [
        "Vergeten sok? De deur gaat aan het begin van het programma nog open.",
        "Met een starttijd achteraf wast hij als de stroom goedkoop is.",
        "De trommel behandelt wol en zijde voorzichtig.",
        "Bij lekkage sluit de beveiliging de watertoevoer af.",
      ],
    },
    {
      name: "Wasdrogers",
      noun: "de wasdroger",
      drawing: "wasdroger",
      price: [349, 1299],
      brands: {
        Beko: "B3T4####W",
        Samsung: "DV##T502#AE < DV##CGC0B#",
        Bosch: "Serie 4 WTH85###NL < Serie 6 WQG2##D#NL",
        AEG: "7000 TR7##82C < 9000 TR9##93C",
        Miele: "TSA2## WP < TWC 6## WP",
      },
      titles: [
        "{merk} {model} {Droogtechniek} {Vulgewicht}",
        "{merk} {model} - {Droogtechniek} - {Vulgewicht} - energieklasse {Energieklasse}",
      ],
      specs: {
        Prestaties: {
          Vulgewicht: "7 kg < 8 kg < 9 kg",
          Droogtechniek: "condensdroger < warmtepompdroger < warmtepompdroger < warmtepompdroger",
        },
        Verbruik: { Energieklasse: "E < D < C < B", Geluidsniveau: "61..66 dB" },
        Gemak: { Trommelverlichting: "nee < ja", Condensafvoer: "reservoir en slang" },
      },
      facets: "Droogtechniek | Vulgewicht | Energieklasse",
      colors: "wit | wit | wit | antraciet",
      pitch: [
        "Droger voor {Vulgewicht} was ({Droogtechniek}) met energieklasse {Energieklasse}.",
        "Wasdroger die stopt zodra de was droog is.",
      ],
      facts: [
        "Een sensor meet het vocht, zodat kleding niet te lang draait.",
        "Het reservoir giet je leeg of je sluit een slang aan.",
        "Met het strijkdroogprogramma komen overhemden bijna zonder kreuken uit de trommel.",
      ],
    },
  ],
};
