import type { SubTable } from "../../types";

export const audio: SubTable = {
  name: "Audio",
  intro: [
    "Koptelefoons, draadloze speakers en soundbars voor thuis en onderweg.",
    "Lees wat anderen van het geluid vinden en vergelijk de prijs per winkel.",
  ],
  about:
    "Goed geluid begint bij de plek waar je luistert. In de trein helpt actieve ruisonderdrukking, aan zee een speaker die tegen water kan, en bij de tv zorgt een soundbar dat je stemmen verstaat.",
  tips: [
    [
      "Kijk naar de accuduur met ruisonderdrukking",
      "Fabrikanten noemen vaak de langste tijd, gemeten met de functie uit.",
    ],
  ],
  qa: [
    [
      "In-ear of over-ear?",
      "In-ear is klein en licht, over-ear zit bij lang luisteren prettiger en sluit meer omgevingsgeluid uit.",
    ],
  ],
  kinds: [
    {
      name: "Koptelefoons",
      noun: "de koptelefoon",
      drawing: "koptelefoon",
      price: [19, 429],
      weight: 2,
      brands: {
        Nedis: "HPBT##0",
        JBL: "Tune ##0BT < Live ##0NC",
        Philips: "TAH#506",
        Sennheiser: "Accentum < Momentum 4",
        Sony: "WH-CH720N < WH-1000XM5",
        Bose: "QuietComfort < QuietComfort Ultra",
      },
      titles: [
        "{merk} {model} draadloze koptelefoon {kleur}",
        "{merk} {model} - {Draagwijze} koptelefoon - {kleur}",
        "{merk} {model} koptelefoon met {Ruisonderdrukking~} ruisonderdrukking {kleur}",
      ],
      specs: {
        Geluid: { Ruisonderdrukking: "passief < actief < actief", Microfoon: "ja" },
        Ontwerp: { Draagwijze: "on-ear < over-ear < over-ear", Gewicht: "160..290/5 gram", Opvouwbaar: "ja | nee" },
        Accu: { Accuduur: "20 uur < 30 uur < 40 uur < 60 uur", Snelladen: "nee < ja" },
      },
      facets: "Draagwijze | Ruisonderdrukking | Accuduur",
      colors: "zwart | wit | blauw | beige | roze",
      secondLife: "refurbished",
      pitch: [
        "Draadloze koptelefoon met {Ruisonderdrukking~} ruisonderdrukking en tot {Accuduur} luistertijd.",
        "Lichte koptelefoon van {Gewicht} voor muziek en bellen.",
      ],
      facts: [
        "De oorkussens zijn zacht genoeg voor een hele reis of werkdag.",
        "Via bluetooth verbind je met je telefoon en je laptop.",
        "Met de knoppen op de oorschelp regel je volume, nummers en gesprekken.",
      ],
    },
    {
      name: "Bluetooth speakers",
      noun: "de bluetooth speaker",
      drawing: "speaker",
      price: [24, 349],
      weight: 1.4,
      brands: {
        Denver: "BTV-##0",
        JBL: "Go 4 < Flip 6 < Charge 5",
        "Ultimate Ears": "Wonderboom 4 < Boom 4",
        Sonos: "Roam 2 < Move 2",
        Marshall: "Emberton III < Middleton II",
      },
      titles: ["{merk} {model} bluetooth speaker {kleur}", "{merk} {model} - draagbare speaker - {kleur}"],
      specs: {
        Geluid: { Vermogen: "5 watt < 20 watt < 30 watt < 50 watt", Stereokoppeling: "ja | nee" },
        Gebruik: {
          Waterdichtheid: "IPX5 < IPX7 < IP67",
          Accuduur: "8 uur < 12 uur < 18 uur < 24 uur",
          Gewicht: "0,3..1,6/0,1 kg",
        },
      },
      facets: "Waterdichtheid | Accuduur | Vermogen",
      colors: "zwart | blauw | rood | groen | roze | grijs",
      pitch: [
        "Draagbare speaker met {Vermogen} vermogen en {Accuduur} accuduur.",
        "Stevige speaker ({Waterdichtheid}) voor in huis, tuin en park.",
      ],
      facts: [
        "Een regenbui of een spat van het zwembad is geen probleem.",
        "Je neemt hem mee aan het koord of in een fietstas.",
        "Laden gaat met een usb-c-kabel.",
      ],
    },
    {
      name: "Soundbars",
      noun: "de soundbar",
      drawing: "soundbar",
      price: [79, 999],
      weight: 0.8,
      brands: {
        Denver: "DSB-##20",
        Hisense: "HS2##0",
        Samsung: "HW-B##0 < HW-Q##0D",
        LG: "S#0TR < SC9S",
        Sonos: "Ray < Beam Gen 2 < Arc Ultra",
      },
      titles: ["{merk} {model} soundbar {Kanalen}", "{merk} {model} - soundbar - {Kanalen} kanalen - {kleur}"],
      specs: {
        Geluid: {
          Kanalen: "2.0 < 2.1 < 3.1 < 5.1.2",
          Vermogen: "60 watt < 160 watt < 300 watt < 450 watt",
          "Dolby Atmos": "nee < nee < ja",
        },
        Aansluitingen: { HDMI: "ARC < eARC", Bluetooth: "ja" },
        Afmetingen: { Breedte: "60..118/2 cm" },
      },
      facets: "Kanalen | Dolby Atmos | Vermogen",
      colors: "zwart | zwart | wit",
      pitch: [
        "Soundbar met {Kanalen} kanalen en {Vermogen} vermogen.",
        "Beter verstaanbare stemmen en voller filmgeluid onder je tv.",
      ],
      facts: [
        "Met één HDMI-kabel staat de verbinding met je televisie.",
        "Een stand voor spraak maakt dialogen duidelijker zonder harder te zetten.",
        "De soundbar is {Breedte} breed; controleer of dat tussen de poten van je tv past.",
      ],
    },
  ],
};
