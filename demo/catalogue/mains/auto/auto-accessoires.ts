import type { SubTable } from "../../types";

export const autoAccessoires: SubTable = {
  name: "Auto-accessoires",
  intro: ["Dashcams, telefoonhouders en dakkoffers voor elke auto.", "Vergelijk maat, aansluiting en montagegemak."],
  about:
    "Bij een dashcam telt de kwaliteit in het donker en een parkeerstand, bij een dakkoffer de binnenmaat en het gewicht dat je dak mag dragen.",
  tips: [["Controleer de dakbelasting", "Het maximum staat in het boekje; dragers en koffer tellen mee."]],
  qa: [["Mag ik een dashcam gebruiken?", "Ja, voor eigen gebruik. Deel de beelden niet zomaar met anderen."]],
  kinds: [
    {
      name: "Dashcams",
      noun: "de dashcam",
      drawing: "dashcam",
      price: [35, 349],
      brands: {
        "Huys & Garage": "Drive",
        "70mai": "M500 < A810",
        Garmin: "Mini 3 < X310",
        BlackVue: "DR770X < DR970X",
      },
      titles: ["{merk} {model} dashcam {Resolutie} {Kanalen}", "{merk} {model} - dashcam - {Resolutie}"],
      specs: {
        Beeld: { Resolutie: "Full HD < QHD < 4K", Kijkhoek: "130..170/5 graden", Nachtzicht: "nee < ja" },
        Gebruik: { Kanalen: "voor < voor en achter", Parkeerstand: "nee < ja", Wifi: "nee < ja" },
      },
      facets: "Resolutie | Kanalen | Parkeerstand",
      colors: "zwart",
      pitch: ["Dashcam in {Resolutie} met kijkhoek van {Kijkhoek}.", "Camera ({Kanalen}) met duidelijke opnamen."],
      facts: [
        "De oudste opname wordt automatisch overschreven.",
        "Bij een botsing bewaart hij het fragment apart.",
        "De kabel is lang genoeg voor een nette aanleg.",
      ],
    },
    {
      name: "Dakkoffers",
      noun: "de dakkoffer",
      drawing: "dakkoffer",
      price: [149, 999],
      weight: 0.6,
      brands: { Carpoint: "Family", Hapro: "Traxer < Zenith", Menabo: "Mania < Diamond", Thule: "Motion < Vector" },
      titles: ["{merk} {model} dakkoffer {Inhoud} {kleur}", "{merk} {model} - {kleure} dakkoffer - {Inhoud}"],
      specs: {
        Ontwerp: {
          Inhoud: "320 liter < 420 liter < 500 liter < 620 liter",
          Opening: "rechts | links | twee zijden",
          Materiaal: "abs",
        },
        Gebruik: { Draagkracht: "50 kg < 75 kg", Lengte: "136..232/4 cm", Slot: "ja" },
      },
      facets: "Inhoud | Opening | Draagkracht",
      colors: "zwart | grijs | wit",
      pitch: ["Dakkoffer van {Inhoud} voor vakantie en wintersport.", "Koffer met maximaal {Draagkracht} belading."],
      facts: [
        "De klemmen passen op de meeste dakdragers.",
        "Er gaat een ski van ongeveer {Lengte} in.",
        "Hij sluit met een centraal slot.",
      ],
    },
  ],
};
