import type { SubTable } from "../../types";

export const mondEnLichaam: SubTable = {
  name: "Mond & lichaam",
  intro: [
    "Elektrische tandenborstels, scheerapparaten en weegschalen.",
    "Vergelijk functies, accuduur en de prijs van losse opzetborstels.",
  ],
  about:
    "Een druksensor helpt als je te hard poetst, een timer zorgt voor twee minuten. Reken ook de opzetborstels mee: elke drie maanden een nieuwe is meer dan een keer je aanschaf.",
  tips: [["Koop opzetborstels in een voordeelpak", "Per stuk scheelt dat soms de helft."]],
  qa: [
    [
      "Moet ik een duur model kiezen?",
      "Voor de meeste gebitten maakt het basistype met timer al schoon. Extra standen zijn fijn, niet nodig.",
    ],
  ],
  kinds: [
    {
      name: "Elektrische tandenborstels",
      noun: "de elektrische tandenborstel",
      drawing: "tandenborstel",
      price: [19, 229],
      brands: {
        Prokit: "City",
        "Oral-B": "Vitality < Pro 3 < iO 6",
        Philips: "Sonicare 3100 HX367# < Sonicare 5300 HX711# < Sonicare DiamondClean HX99##",
        Foreo: "Issa 3",
      },
      titles: [
        "{merk} {model} elektrische tandenborstel {kleur}",
        "{merk} {model} - elektrische tandenborstel - {Poetsstanden}",
      ],
      specs: {
        Prestaties: {
          Techniek: "roterend | sonisch",
          Poetsstanden: "1 stand < 3 standen < 5 standen",
          Druksensor: "nee < ja",
          Timer: "ja",
        },
        Accu: { Accuduur: "7 dagen < 14 dagen < 21 dagen", Reisetui: "nee < ja" },
        Inhoud: { Opzetborstels: "1 < 2 < 3" },
      },
      facets: "Techniek | Druksensor | Poetsstanden",
      colors: "wit | zwart | roze | blauw | paars",
      pitch: [
        "{Techniek~} tandenborstel met {Poetsstanden}.",
        "Elektrische tandenborstel met timer en {Accuduur} accuduur.",
      ],
      facts: [
        "Elke dertig seconden geeft hij een teken om van kant te wisselen.",
        "De standaard laadt op in een tot twee dagen.",
        "Opzetborstels zijn overal verkrijgbaar.",
      ],
    },
    {
      name: "Scheerapparaten",
      noun: "het scheerapparaat",
      drawing: "scheerapparaat",
      price: [25, 329],
      weight: 0.8,
      gender: "male",
      brands: {
        Carmen: "RS##",
        Remington: "Style R4 < Ultimate XR13##",
        Braun: "Series 3 31## < Series 7 71-S1### < Series 9 94##",
        Philips: "Shaver 3000X X3### < Series 9000 S98##",
        Panasonic: "ES-LV67",
      },
      titles: ["{merk} {model} scheerapparaat {kleur}", "{merk} {model} - scheerapparaat - {kleur}"],
      specs: {
        Prestaties: {
          Scheersysteem: "roterend | folie",
          "Nat en droog": "ja",
          Trimmer: "nee < ja",
          Scheermessen: "1 | 3 | 5",
        },
        Accu: { Accuduur: "45 minuten < 50 minuten < 60 minuten", Oplaadtijd: "1 uur | 1,5 uur" },
      },
      facets: "Scheersysteem | Trimmer | Accuduur",
      colors: "zwart | blauw | zilver",
      pitch: [
        "Scheerapparaat voor nat en droog gebruik, {Accuduur} per lading.",
        "Comfortabel scheren met {Scheermessen} scheerdelen.",
      ],
      facts: [
        "De koppen volgen de contouren van je gezicht.",
        "Onder de kraan spoel je hem schoon.",
        "De uitklapbare trimmer werkt bakkebaarden bij.",
      ],
    },
  ],
};
