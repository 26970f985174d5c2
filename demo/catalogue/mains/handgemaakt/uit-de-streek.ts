import type { SubTable } from "../../types";

export const uitDeStreek: SubTable = {
  name: "Uit de streek",
  intro: ["Honing, kaarsen en zeep van dichtbij.", "Van de imker, de zeepzieder en de kaarsenmaker."],
  about:
    "Producten uit de streek hebben korte lijnen: je weet wie het maakte en waar. Honing verandert per seizoen van smaak en kan kristalliseren; dat is een goed teken.",
  tips: [["Maak gekristalliseerde honing vloeibaar", "Zet de pot een kwartier in handwarm water."]],
  qa: [["Hoelang is zeep houdbaar?", "Ongeveer twee jaar. Laat het stuk tussendoor goed drogen."]],
  kinds: [
    {
      name: "Kaarsen",
      noun: "de kaars",
      drawing: "kaars",
      price: [8, 45],
      words: { geur: "vijg | lavendel | dennen | linnen" },
      brands: { "Het Kaarsenhuys": "{geur}", "Was & Wiek": "{geur}" },
      titles: ["Handgegoten kaars {model} {kleur} - {merk}", "{merk} geurkaars {model} - {Branduren}"],
      specs: {
        Ontwerp: { Was: "sojawas | koolzaadwas | bijenwas", Geur: "licht | vol" },
        Gebruik: { Branduren: "20 uur < 40 uur < 60 uur" },
        Afmetingen: { Hoogte: "7..14 cm" },
      },
      facets: "Was | Branduren",
      colors: "wit | groen | paars | beige",
      pitch: ["Kaars van {Was} met ongeveer {Branduren} brandtijd.", "Met de hand gegoten in een klein atelier."],
      facts: [
        "Knip de lont voor elk gebruik kort.",
        "Laat hem de eerste keer branden tot de hele bovenkant vloeibaar is.",
        "De geur is zacht en niet overheersend.",
      ],
    },
    {
      name: "Zeep & verzorging",
      noun: "mv zeepblokken",
      drawing: "zeep",
      price: [5, 29],
      words: { geur: "brandnetel | kamille | sinaasappel | haver" },
      brands: { "De Zeepzieder": "{geur}", "Wad & Water": "{geur}" },
      titles: ["Ambachtelijke zeep {model} {Aantal} - {merk}", "{merk} zeep {model} - {Aantal}"],
      specs: {
        Samenstelling: { Basis: "olijfolie | kokosolie | sheaboter", Vegan: "ja", Parfum: "zonder | met" },
        Inhoud: { Aantal: "1 stuk | 2 stuks | 4 stuks", Gewicht: "90 gram | 100 gram" },
      },
      facets: "Basis | Aantal",
      colors: "groen | geel | oranje | beige",
      pitch: ["Zeep met {geur} op basis van {Basis}.", "Koud geroerd en zes weken gedroogd."],
      facts: [
        "Geschikt voor handen en lichaam.",
        "Verpakt in papier, zonder plastic.",
        "Laat het stuk op een zeepschaal drogen.",
      ],
    },
  ],
};
