import type { SubTable } from "../../types";

export const monitorenEnPrinters: SubTable = {
  name: "Monitoren & printers",
  intro: [
    "Een scherm, toetsenbord en printer waarmee je thuis prettig werkt.",
    "Zie bij elk model de specificaties die ertoe doen en de prijs per winkel.",
  ],
  about:
    "Voor kantoorwerk is 27 inch met QHD een prettige maat. Bij printers is de aanschafprijs maar een deel van het verhaal: kijk ook wat een set cartridges kost en hoeveel pagina's je ermee afdrukt.",
  tips: [
    [
      "Reken de prijs per pagina uit",
      "Een duurdere printer met navulbare inkt is bij veel afdrukken snel voordeliger.",
    ],
  ],
  qa: [
    [
      "Kan ik mijn laptop via usb-c op een monitor aansluiten?",
      "Ja, als beide dat ondersteunen. Met 65 watt of meer laadt de laptop meteen op.",
    ],
  ],
  kinds: [
    {
      name: "Monitoren",
      noun: "de monitor",
      drawing: "monitor",
      price: [89, 899],
      brands: {
        iiyama: "ProLite XUB2###HS",
        AOC: "{0}B#H < Q{0}P#",
        Philips: "{0}E1N##00 < {0}B1U##00",
        Samsung: "S3 LS{0}#### < ViewFinity S8 LS{0}####",
        Dell: "P{0}##H < UltraSharp U{0}##QE",
        LG: "{0}UP##0 < UltraGear {0}GP##0",
      },
      titles: [
        "{merk} {model} {Schermgrootte} {Resolutie} monitor",
        "{merk} {model} - {Schermgrootte} monitor - {Verversingssnelheid}",
      ],
      specs: {
        Scherm: {
          Schermgrootte: "24 inch < 27 inch < 32 inch < 34 inch",
          Resolutie: "Full HD < QHD < 4K",
          Verversingssnelheid: "75 Hz | 100 Hz | 144 Hz | 165 Hz",
          Paneel: "va | ips | ips",
        },
        Gebruik: { "In hoogte verstelbaar": "nee < ja", "Laden via usb-c": "nee < 65 watt < 90 watt" },
        Energie: { Energieklasse: "F | E | D" },
      },
      facets: "Schermgrootte | Resolutie | Verversingssnelheid | Energieklasse",
      colors: "zwart | zwart | zilver | wit",
      pitch: [
        "Monitor van {Schermgrootte} in {Resolutie} met {Verversingssnelheid}.",
        "Rustig beeldscherm met {Paneel}-paneel voor werk en ontspanning.",
      ],
      facts: [
        "Het scherm knippert niet en heeft een stand met minder blauw licht.",
        "De smalle randen maken twee schermen naast elkaar prettig.",
        "Met een VESA-steun hang je hem aan een arm of aan de muur.",
      ],
    },
    {
      name: "Printers",
      noun: "de printer",
      drawing: "printer",
      price: [49, 449],
      weight: 0.8,
      brands: {
        Canon: "PIXMA TS##50 < MAXIFY GX##50",
        HP: "DeskJet ####e < OfficeJet Pro 9###e < Smart Tank ####",
        Epson: "Expression Home XP-#200 < EcoTank ET-2###",
        Brother: "DCP-J1###DW < MFC-L37##CDW",
      },
      titles: ["{merk} {model} {Printtechniek} all-in-one printer", "{merk} {model} - printer - {Functies}"],
      specs: {
        Afdrukken: {
          Printtechniek: "inkjet < inkttank < laser",
          Printsnelheid: "8..30/2 pagina's per minuut",
          "Dubbelzijdig printen": "nee < ja",
        },
        Gebruik: { Functies: "printen, kopiëren en scannen", Papierlade: "60 vel < 100 vel < 250 vel", Wifi: "ja" },
      },
      facets: "Printtechniek | Dubbelzijdig printen",
      colors: "wit | zwart",
      pitch: [
        "All-in-one printer voor printen, kopiëren en scannen.",
        "Printer met {Printtechniek} en een lade voor {Papierlade}.",
      ],
      facts: [
        "Printen gaat draadloos vanaf je telefoon en laptop.",
        "Scans stuur je direct door naar je mail of een map.",
        "In de stille stand kun je 's avonds printen zonder het huis te wekken.",
      ],
    },
    {
      name: "Toetsenborden & muizen",
      noun: "het toetsenbord",
      drawing: "toetsenbord",
      price: [19, 189],
      brands: {
        Trust: "Ody < GXT 8##",
        Cherry: "Stream < KW 9##0",
        Keychron: "K3 < K8 Pro < Q1",
        Logitech: "K380 < K650 < MX Keys S",
      },
      titles: ["{merk} {model} {Verbinding} toetsenbord {kleur}", "{merk} {model} - toetsenbord - qwerty - {kleur}"],
      specs: {
        Ontwerp: {
          Toetsenbordindeling: "qwerty",
          Toetstype: "membraan < schaar < mechanisch",
          Verlichting: "nee < ja",
        },
        Gebruik: { Verbinding: "bedraad < draadloos < draadloos", Formaat: "volledig | compact" },
      },
      facets: "Verbinding | Toetstype | Formaat",
      colors: "zwart | grijs | wit",
      pitch: [
        "{Verbinding} toetsenbord ({Toetstype}) met qwerty-indeling.",
        "Toetsenbord in {Formaat} formaat voor een rustig bureau.",
      ],
      facts: [
        "De toetsen hebben een lichte aanslag en maken weinig geluid.",
        "Je wisselt met één knop tussen computer en tablet.",
        "De pootjes zetten het toetsenbord in twee standen schuin.",
      ],
    },
  ],
};
