import type { SubTable } from "../../types";

export const koffieEnThee: SubTable = {
  name: "Koffie & thee",
  intro: [
    "Van volautomaat tot waterkoker: alles voor een goede kop koffie of thee.",
    "Vergelijk waterreservoir, druk en schoonmaakgemak.",
  ],
  about:
    "Een volautomaat maalt per kop en kost daardoor per kopje het minst, maar vraagt om wekelijks schoonmaken. Drink je weinig koffie, dan is een filter- of cupapparaat handiger en goedkoper in aanschaf.",
  tips: [
    [
      "Ontkalk op tijd",
      "Met hard water is elke twee maanden nodig. Het apparaat blijft zuiniger en de koffie smaakt beter.",
    ],
  ],
  qa: [
    [
      "Hoeveel bar heeft goede espresso nodig?",
      "Negen bar op de koffie is genoeg. De hogere getallen op de doos zeggen iets over de pomp.",
    ],
  ],
  kinds: [
    {
      name: "Espressomachines",
      noun: "de espressomachine",
      drawing: "espressomachine",
      price: [99, 1299],
      weight: 1.4,
      brands: {
        Inventum: "Café Invento HK###",
        Krups: "Essential EA8##8",
        Philips: "Series 2200 EP22## < LatteGo 3300 EP33## < LatteGo 5400 EP54##",
        "De'Longhi": "Magnifica S ECAM2#.### < Magnifica Evo ECAM29#.## < Eletta Explore ECAM45#.##",
        Siemens: "EQ300 TF30#E## < EQ700 TP70#R##",
        Jura: "ENA 8 < E8",
      },
      titles: ["{merk} {model} {Type machine} {kleur}", "{merk} {model} - {Type machine} - espressomachine"],
      specs: {
        Bereiding: {
          "Type machine": "halfautomaat < volautomaat < volautomaat < volautomaat",
          Pompdruk: "15 bar | 19 bar",
          Koffiedranken: "2 < 4 < 8 < 12",
          Melkopschuimer: "stoompijpje < melkkan < melkreservoir",
        },
        Inhoud: { Waterreservoir: "1,1..2,0/0,1 liter", Bonenreservoir: "200..350/25 gram" },
        Gemak: { Kopjesverwarmer: "nee < ja" },
      },
      facets: "Type machine | Melkopschuimer | Koffiedranken",
      colors: "zwart | zilver | rvs | wit",
      secondLife: "refurbished",
      pitch: [
        "Espressomachine ({Type machine}) die {Koffiedranken} soorten koffie maakt.",
        "Verse koffie met een druk van {Pompdruk} en een waterreservoir van {Waterreservoir}.",
      ],
      facts: [
        "De maling stel je fijner of grover in naar eigen smaak.",
        "De zetgroep neem je eruit en spoel je onder de kraan af.",
        "Twee kopjes tegelijk kan, ook met hoge koffieglazen.",
      ],
    },
    {
      name: "Waterkokers",
      noun: "de waterkoker",
      drawing: "waterkoker",
      price: [19, 149],
      brands: {
        Blokker: "Basic WK##",
        Princess: "London WK23####",
        Bosch: "CompactClass TWK3A0## < Styline TWK86##",
        Philips: "Daily HD93## < Viva HD935#",
        Smeg: "KLF03 < KLF04",
      },
      titles: ["{merk} {model} waterkoker {Inhoud} {kleur}", "{merk} {model} - {Inhoud} - {kleure} waterkoker"],
      specs: {
        Prestaties: {
          Inhoud: "1 liter | 1,5 liter | 1,7 liter",
          Vermogen: "1850 watt < 2200 watt < 2400 watt",
          Temperatuurregeling: "nee < nee < ja",
        },
        Ontwerp: { Materiaal: "kunststof < glas < rvs", Kalkfilter: "ja", Snoerlengte: "70..100/5 cm" },
      },
      facets: "Inhoud | Materiaal | Temperatuurregeling",
      colors: "zwart | wit | rvs | rood | groen | roze",
      pitch: ["Waterkoker van {Materiaal} voor {Inhoud} water.", "Snelle waterkoker van {Vermogen} met kalkfilter."],
      facts: [
        "Een kop thee is in ongeveer anderhalve minuut klaar.",
        "Hij slaat af zodra het water kookt of als er te weinig water in zit.",
        "De voet draait rond, dus links- en rechtshandig schenken kan allebei.",
      ],
    },
    {
      name: "Koffiezetapparaten",
      noun: "het koffiezetapparaat",
      drawing: "koffiezetapparaat",
      price: [29, 329],
      brands: {
        Tristar: "CM-12##",
        Melitta: "Easy II < Look V Therm",
        Philips: "Café Gaia HD754# < All-in-1 HD790#",
        Krups: "ProAroma F309## < Control Line KM44##",
        Moccamaster: "KBG Select < KBGT",
      },
      titles: ["{merk} {model} koffiezetapparaat {kleur}", "{merk} {model} - filterkoffie - {Kan} - {kleur}"],
      specs: {
        Bereiding: {
          Kan: "glazen kan | thermoskan",
          "Aantal kopjes": "8 kopjes | 10 kopjes | 12 kopjes",
          "Automatische uitschakeling": "ja",
        },
        Inhoud: { Waterreservoir: "0,7..1,3/0,1 liter" },
        Verbruik: { Vermogen: "1000..1520/20 watt" },
      },
      facets: "Kan | Aantal kopjes",
      colors: "zwart | wit | rood | zilver | geel",
      pitch: [
        "Koffiezetapparaat voor {Aantal kopjes} met een reservoir van {Waterreservoir}.",
        "Eenvoudig koffie zetten met één knop.",
      ],
      facts: [
        "Na het zetten schakelt het apparaat zichzelf uit.",
        "De losse delen mogen in de vaatwasser.",
        "Het reservoir heeft een duidelijke maatverdeling.",
      ],
    },
  ],
};
