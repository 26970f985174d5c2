import type { SubTable } from "../../types";

export const tuinmeubelenEnBarbecues: SubTable = {
  name: "Tuinmeubelen & barbecues",
  intro: [
    "Tuinstoelen, loungesets en barbecues voor lange avonden buiten.",
    "Vergelijk materiaal, weerbestendigheid en levertijd.",
  ],
  about:
    "Aluminium is licht en roest niet, teakhout vergrijst mooi en gaat lang mee, kunststof is het makkelijkst. Kijk bij een barbecue naar het roosteroppervlak: voor vijf personen is 50 bij 40 centimeter prettig.",
  tips: [["Was het rooster na gebruik", "Warm gaat vuil er veel makkelijker af dan koud."]],
  qa: [["Kan een tuinset de hele winter buiten?", "Aluminium en teak wel, als je ze afdekt met een hoes die ademt."]],
  kinds: [
    {
      name: "Tuinstoelen",
      noun: "de tuinstoel",
      drawing: "tuinstoel",
      price: [29, 349],
      brands: {
        Buitengewoon: "Strand | Duin",
        Kettler: "Basic < Cirrus",
        Hartman: "Nassau < Sophie",
        Lafuma: "Maxi-Transat < Futura",
        Kave: "Isabel",
      },
      titles: ["{merk} {model} tuinstoel {Materiaal} {kleur}", "{kleure} tuinstoel {merk} {model} - {Verstelling}"],
      specs: {
        Ontwerp: {
          Materiaal: "kunststof < staal < aluminium < teakhout",
          Verstelling: "vast | 5 standen | 7 standen",
        },
        Gebruik: {
          Stapelbaar: "ja | nee",
          Draagkracht: "110 kg | 120 kg | 150 kg",
          Kussen: "niet inbegrepen | inbegrepen",
          Weerbestendig: "ja",
        },
      },
      facets: "Materiaal | Verstelling | Stapelbaar",
      colors: "antraciet | wit | bruin | groen | beige",
      pitch: ["Tuinstoel van {Materiaal}, verstelling: {Verstelling}.", "Weerbestendige stoel tot {Draagkracht}."],
      facts: [
        "De armleuningen blijven koel in de zon.",
        "Je stapelt er een handvol op een klein oppervlak.",
        "Afnemen met water en een zacht sopje is genoeg.",
      ],
    },
    {
      name: "Barbecues",
      noun: "de barbecue",
      drawing: "barbecue",
      price: [35, 899],
      brands: {
        Buitengewoon: "Kolen",
        Barbecook: "Loewy < Siesta",
        Outdoorchef: "Chelsea < Dualchef",
        Weber: "Compact Kettle < Master-Touch < Genesis E-3##",
        "Kamado Joe": "Classic < Big Joe",
      },
      titles: [
        "{merk} {model} {Brandstof}barbecue Ø {Rooster} {kleur}",
        "{merk} {model} - {Brandstof}barbecue - rooster {Rooster}",
      ],
      specs: {
        Prestaties: {
          Brandstof: "houtskool | gas",
          Rooster: "40 cm < 47 cm < 57 cm < 60 cm",
          Personen: "4 < 6 < 8 < 12",
        },
        Gebruik: { Deksel: "ja", Thermometer: "nee < ja", Wielen: "2 | 4" },
      },
      facets: "Brandstof | Personen",
      colors: "zwart | zwart | rood | groen",
      pitch: [
        "Barbecue op {Brandstof} voor ongeveer {Personen} personen.",
        "Rooster van {Rooster} met deksel, dus ook geschikt om te roken.",
      ],
      facts: [
        "De as vang je onderaan op en gooi je in één keer weg.",
        "Het rooster neem je met één handvat uit.",
        "Laat hem na gebruik dicht uitdoven.",
      ],
    },
  ],
};
