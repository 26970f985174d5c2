import type { SubTable } from "../../types";

const ages = "vanaf 3 jaar | vanaf 5 jaar | vanaf 7 jaar | vanaf 9 jaar";

export const bouwenEnPuzzelen: SubTable = {
  name: "Bouwen & puzzelen",
  intro: [
    "Bouwstenen, knikkerbanen en legpuzzels voor denkers en doeners.",
    "Filter op leeftijd en het aantal onderdelen.",
  ],
  about:
    "Meer steentjes maken een set niet altijd leuker: voor jonge kinderen telt dat ze snel iets herkenbaars bouwen. Bij puzzels is een motief met veel verschillende kleuren makkelijker dan een strakblauwe lucht.",
  tips: [["Sorteer op kleur", "Met een paar bakjes zoek je minder en bouw je meer."]],
  qa: [
    [
      "Passen bouwstenen van verschillende merken op elkaar?",
      "Vaak wel. Staat er compatibel bij, dan passen ze op de bekende maat.",
    ],
  ],
  kinds: [
    {
      name: "Bouwsets",
      noun: "de bouwset",
      drawing: "bouwstenen",
      price: [9, 349],
      weight: 1.4,
      words: {
        thema:
          "Brandweerkazerne | Ruimtestation | Boomhut | Kasteel | Politiebureau | Piratenschip | Racewagen | Dierenkliniek | Raket | Treinstation",
      },
      brands: {
        BlokkenBaas: "{thema} BB##",
        Cobi: "{thema} 2###",
        Playmobil: "{thema} 7####",
        LEGO: "City {thema} 60### < Friends {thema} 42### < Creator {thema} 31### < Icons {thema} 10###",
      },
      titles: ["{merk} {model} bouwset {Aantal onderdelen}", "{merk} {model} - {Leeftijd} - {Aantal onderdelen}"],
      specs: {
        Inhoud: {
          "Aantal onderdelen": "86 onderdelen < 204 onderdelen < 412 onderdelen < 845 onderdelen < 1.640 onderdelen",
          Figuren: "1 < 2 < 4 < 6",
        },
        Gebruik: {
          Leeftijd: "vanaf 4 jaar < vanaf 6 jaar < vanaf 8 jaar < vanaf 12 jaar",
          Materiaal: "kunststof",
          "Batterijen nodig": "nee",
        },
      },
      facets: "Leeftijd | Aantal onderdelen",
      colors: "meerkleurig | meerkleurig | rood | blauw",
      secondLife: "used",
      pitch: [
        "Bouwset met {Aantal onderdelen}, geschikt {Leeftijd}.",
        "Bouwen en daarna meteen spelen met de figuren.",
      ],
      facts: [
        "De stappen staan in een boekje met duidelijke tekeningen.",
        "De zakjes zijn genummerd, zodat je de doos niet hoeft uit te storten.",
        "Alles past op de stenen die je al hebt.",
      ],
    },
    {
      name: "Puzzels",
      noun: "de puzzel",
      drawing: "puzzel",
      price: [7, 59],
      words: {
        plaat:
          "Grachten in de sneeuw | Schaatsers op het IJsselmeer | Bloemenmarkt | Haven van Hoorn | Hooibergen | Kat op de vensterbank | Camping in de regen | Molens bij Kinderdijk | De drukke keuken | Stationshal | Herfst op de Veluwe | Tulpenvelden | Wereldkaart | Boekenkast | Vuurtoren bij storm | Markt in Delft | Onder de zeespiegel | Zolder van oma",
      },
      brands: {
        King: "{plaat}",
        Jumbo: "{plaat}",
        "Jan van Haasteren": "{plaat}",
        Clementoni: "{plaat}",
        Ravensburger: "{plaat}",
      },
      titles: ["{merk} {model} puzzel {Aantal stukjes}", "{merk} legpuzzel {model} - {Aantal stukjes} - {Leeftijd}"],
      specs: {
        Inhoud: {
          "Aantal stukjes": "100 stukjes < 500 stukjes < 1000 stukjes < 2000 stukjes",
          Afmeting: "49 x 36 cm | 68 x 49 cm | 70 x 50 cm",
        },
        Gebruik: {
          Leeftijd: ages,
          Materiaal: "karton | stevig karton | hout",
          Moeilijkheid: "makkelijk < gemiddeld < lastig",
        },
      },
      facets: "Aantal stukjes | Leeftijd | Moeilijkheid",
      colors: "meerkleurig | blauw | groen",
      secondLife: "used",
      pitch: ["Legpuzzel van {Aantal stukjes}.", "Puzzel met veel kleine grapjes in de tekening."],
      facts: [
        "De stukjes klikken strak in elkaar en glanzen niet.",
        "Met de poster in de doos hoef je niet met de deksel te slepen.",
        "Geschikt om met meer mensen aan te werken.",
      ],
    },
  ],
};
