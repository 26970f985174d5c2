import type { SubTable } from "../../types";

export const schrijvenEnTekenen: SubTable = {
  name: "Schrijven & tekenen",
  intro: ["Balpennen, vulpennen, stiften en potloden voor school en hobby.", "Kies op schrijfdikte en kleur."],
  about:
    "Een gelpen schrijft donker en soepel, een balpen vlekt minder en gaat langer mee. Linkshandigen kiezen het best sneldrogende inkt.",
  tips: [["Let op de vulling", "Een navulbare pen is na drie vullingen goedkoper dan een wegwerppen."]],
  qa: [["Welke schrijfdikte is normaal?", "Voor de meeste mensen M, ongeveer 0,5 millimeter."]],
  kinds: [
    {
      name: "Balpennen",
      noun: "de balpen",
      drawing: "pen",
      price: [2, 59],
      brands: {
        BIC: "Cristal < 4 Colours",
        Pilot: "G2 < FriXion",
        Schneider: "K15 < Slider",
        Parker: "Jotter < Sonnet",
        Lamy: "Safari < Logo",
      },
      titles: ["{merk} {model} balpen {kleur} {Aantal}", "{merk} {model} - balpen {Schrijfdikte} - {kleur}"],
      specs: {
        Schrijven: {
          Schrijfdikte: "fijn | medium | breed",
          "Kleur inkt": "blauw | zwart | rood",
          Navulbaar: "ja | nee",
        },
        Inhoud: { Aantal: "1 stuk | 3 stuks | 10 stuks", Materiaal: "kunststof < metaal" },
      },
      facets: "Schrijfdikte | Kleur inkt | Navulbaar",
      colors: "blauw | zwart | rood | groen | zilver",
      pitch: [
        "Balpen met schrijfdikte {Schrijfdikte} en inkt in {Kleur inkt}.",
        "Pen van {Materiaal} die prettig in de hand ligt.",
      ],
      facts: [
        "De inkt vlekt niet na een paar tellen.",
        "De clip houdt stevig vast aan een map.",
        "Navullingen van dit type zijn overal te krijgen.",
      ],
    },
    {
      name: "Stiften & kleurpotloden",
      noun: "mv stiften",
      drawing: "kleurpotloden",
      price: [3, 79],
      brands: {
        Bruynzeel: "Kids < Expression",
        Stabilo: "Power < Pen 68",
        Edding: "1200 < 2000C",
        Talens: "Ecoline",
        "Faber-Castell": "Grip < Polychromos",
      },
      titles: ["{merk} {model} {Soort} {Aantal kleuren}", "{merk} {model} - {Soort} - {Aantal kleuren}"],
      specs: {
        Schrijven: {
          Soort: "viltstiften | kleurpotloden | brushpennen",
          Punt: "fijn | medium | kwast",
          Uitwasbaar: "ja | nee",
        },
        Inhoud: {
          "Aantal kleuren": "12 kleuren < 24 kleuren < 36 kleuren < 60 kleuren",
          Leeftijd: "vanaf 3 jaar | vanaf 6 jaar | volwassenen",
        },
      },
      facets: "Soort | Aantal kleuren | Uitwasbaar",
      colors: "meerkleurig",
      pitch: ["Set {Soort} met {Aantal kleuren}.", "Levendige kleuren voor tekenen, schrijven en markeren."],
      facts: [
        "De doos is ook een standaard.",
        "De punt blijft recht, ook bij hard drukken.",
        "De kleuren zijn uit elkaar te houden in kunstlicht.",
      ],
    },
  ],
};
