import type { SubTable } from "../../types";

export const laptopsEnTablets: SubTable = {
  name: "Laptops & tablets",
  intro: [
    "Laptops voor studie, werk en games, en tablets voor op de bank.",
    "Vergelijk processor, werkgeheugen en gewicht zonder tien websites te openen.",
  ],
  about:
    "Bedenk eerst waar je hem gebruikt. Wie veel reist, is blij met 14 inch en anderhalve kilo; wie aan een bureau werkt, heeft meer aan een groter scherm en extra poorten. Een tablet met toetsenbord kan een laptop vervangen zolang je vooral leest, mailt en kijkt.",
  tips: [["Kijk naar de helderheid van het scherm", "Met 300 candela of meer kun je ook bij het raam werken."]],
  qa: [
    [
      "Is 8 GB werkgeheugen genoeg?",
      "Voor school en internet wel. Wil je hem langer dan vier jaar gebruiken, kies dan 16 GB.",
    ],
  ],
  kinds: [
    {
      name: "Laptops",
      noun: "de laptop",
      drawing: "laptop",
      price: [299, 2199],
      weight: 2,
      brands: {
        Medion: "Akoya E{0}4##",
        Acer: "Aspire 3 A3{0}-5# < Aspire 5 A5{0}-5# < Swift Go SFG{0}-7#",
        Lenovo: "IdeaPad Slim 3 {0}IRH# < IdeaPad 5 {0}ABR# < ThinkPad E{0} Gen 6",
        HP: "{0}-fd0###nd < Pavilion Plus {0}-ey1###nd < OmniBook X {0}-fe0###nd",
        ASUS: "Vivobook {0} X15##ZA < Vivobook S {0} S54##UA < Zenbook {0} UX34##MA",
        Apple: "MacBook Air M3 < MacBook Air M4 < MacBook Pro M4",
      },
      titles: [
        "{merk} {model} - laptop - {Schermgrootte} - {Werkgeheugen} - {Opslag}",
        "{merk} {model} {Schermgrootte} laptop {Werkgeheugen} {Opslag} ssd {kleur}",
      ],
      specs: {
        Prestaties: {
          Werkgeheugen: "8 GB < 8 GB < 16 GB < 16 GB < 32 GB",
          Opslag: "128 GB < 256 GB < 512 GB < 1 TB",
          Processorkernen: "4 < 8 < 10 < 12",
        },
        Scherm: {
          Schermgrootte: "14 inch | 15,6 inch | 16 inch | 13,6 inch",
          Resolutie: "Full HD < Full HD < 2,8K",
          Touchscreen: "nee | nee | ja",
        },
        Gebruik: { Gewicht: "1,2..1,9/0,1 kg", Accuduur: "8 uur < 11 uur < 15 uur", Toetsenbordindeling: "qwerty" },
      },
      facets: "Schermgrootte | Werkgeheugen | Opslag | Touchscreen",
      colors: "zilver | grijs | zwart | blauw",
      secondLife: "refurbished",
      pitch: [
        "Laptop met {Werkgeheugen} werkgeheugen, {Opslag} ssd en een scherm van {Schermgrootte}.",
        "Laptop van {Gewicht} die tot {Accuduur} zonder stopcontact kan.",
      ],
      facts: [
        "Dankzij de ssd is hij binnen enkele seconden klaar voor gebruik.",
        "Laden kan via usb-c, ook met een lader die je al hebt.",
        "Het toetsenbord is verlicht, zodat je ook 's avonds doorwerkt.",
      ],
    },
    {
      name: "Tablets",
      noun: "de tablet",
      drawing: "tablet",
      price: [99, 1099],
      weight: 1.2,
      brands: {
        Medion: "LifeTab E1####",
        Lenovo: "Tab M11 < Tab P12",
        Xiaomi: "Redmi Pad SE < Pad 7",
        Samsung: "Galaxy Tab A9+ < Galaxy Tab S9 FE < Galaxy Tab S10",
        Apple: "iPad 2025 < iPad Air < iPad Pro",
      },
      titles: [
        "{merk} {model} {Schermgrootte} {Opslag} {Verbinding} {kleur}",
        "{merk} {model} tablet - {Schermgrootte} - {Opslag} - {kleur}",
      ],
      specs: {
        Prestaties: { Opslag: "64 GB < 128 GB < 256 GB < 512 GB", Werkgeheugen: "4 GB < 6 GB < 8 GB" },
        Scherm: {
          Schermgrootte: "8,7 inch < 10,4 inch < 11 inch < 13 inch",
          Verversingssnelheid: "60 Hz < 90 Hz < 120 Hz",
        },
        Gebruik: {
          Verbinding: "wifi | wifi | wifi + 5G",
          Accuduur: "10 uur | 12 uur",
          Gewicht: "330..680/10 gram",
        },
      },
      facets: "Schermgrootte | Opslag | Verbinding",
      colors: "grijs | zilver | blauw | roze",
      secondLife: "refurbished",
      pitch: [
        "Tablet van {Schermgrootte} met {Opslag} opslag en {Verbinding}.",
        "Lichte tablet van {Gewicht} voor films, lezen en videobellen.",
      ],
      facts: [
        "Met twee apps naast elkaar maak je aantekeningen tijdens een les.",
        "Op een volle accu kijk je de hele vlucht films.",
        "Een kinderprofiel met tijdslimiet stel je in een paar stappen in.",
      ],
    },
  ],
};
