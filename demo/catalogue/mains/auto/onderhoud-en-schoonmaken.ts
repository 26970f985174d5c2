import type { SubTable } from "../../types";

export const onderhoudEnSchoonmaken: SubTable = {
  name: "Onderhoud & schoonmaken",
  intro: [
    "Motorolie, accu's en reinigers voor auto en motor.",
    "Vergelijk norm en inhoud, en lees wat je auto nodig heeft.",
  ],
  about:
    "De juiste motorolie staat in het boekje van je auto, vaak met een code als 5W-30 en een norm van de fabrikant. Goedkopere olie van dezelfde norm mag ook.",
  tips: [["Was van boven naar beneden", "Zo komt straatzand niet op de lak die al schoon is."]],
  qa: [["Hoelang gaat een startaccu mee?", "Zo'n vijf tot acht jaar. Veel korte ritten verkorten dat."]],
  kinds: [
    {
      name: "Motorolie",
      noun: "de motorolie",
      drawing: "motorolie",
      price: [15, 89],
      brands: { Kroon: "Emperol", Eurol: "Fluence", Total: "Quartz", Castrol: "GTX < Edge", Mobil: "1 ESP" },
      titles: [
        "{merk} {model} motorolie {Viscositeit} {Inhoud}",
        "{merk} {model} - motorolie {Viscositeit} - {Inhoud}",
      ],
      specs: {
        Olie: {
          Viscositeit: "5W-30 | 5W-40 | 10W-40 | 0W-20",
          Soort: "halfsynthetisch < volsynthetisch",
          Norm: "ACEA C3 | ACEA C2 | API SP",
        },
        Inhoud: { Inhoud: "1 liter < 4 liter < 5 liter" },
      },
      facets: "Viscositeit | Inhoud | Norm",
      colors: "zwart | rood | blauw | goud | grijs",
      pitch: ["Motorolie {Viscositeit} in een fles van {Inhoud}.", "{Soort} olie voor motoren met norm {Norm}."],
      facts: [
        "De olie smeert meteen na een koude start.",
        "De maatverdeling op de fles helpt bij bijvullen.",
        "Breng oude olie naar de milieustraat.",
      ],
    },
    {
      name: "Autoreinigers",
      noun: "de autoreiniger",
      drawing: "autoreiniger",
      price: [5, 49],
      weight: 0.8,
      brands: {
        "Huys & Garage": "Basis",
        Sonax: "Xtreme",
        "Turtle Wax": "Hybrid",
        "Meguiar's": "Gold Class < Ultimate",
        "Dr. Wack": "S100",
      },
      titles: ["{merk} {model} {Soort} {Inhoud}", "{merk} {model} - {Soort} - {Inhoud}"],
      specs: {
        Product: {
          Soort: "autoshampoo | velgenreiniger | interieurreiniger | autowax",
          Inhoud: "500 ml | 750 ml | 1 liter",
          Biologisch: "ja | nee",
        },
        Gebruik: { Geschikt: "lak | velgen | bekleding", Geur: "neutraal | citrus | dennen" },
      },
      facets: "Soort | Inhoud",
      colors: "blauw | groen | rood | zwart",
      pitch: ["{Soort} in een fles van {Inhoud}.", "Verzorging voor de auto van binnen en buiten."],
      facts: [
        "Zorgt dat vuil loslaat zonder te krassen.",
        "Verdun zoals op het etiket staat en spoel daarna na.",
        "De spuitkop doseert met een fijne nevel.",
      ],
    },
  ],
};
