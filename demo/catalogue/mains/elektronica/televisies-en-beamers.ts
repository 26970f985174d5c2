import type { SubTable } from "../../types";

export const televisiesEnBeamers: SubTable = {
  name: "Televisies & beamers",
  intro: [
    "Van een compacte tv voor de slaapkamer tot een beamer voor filmavonden.",
    "Vergelijk schermgrootte, beeldtechniek en energieklasse, en bekijk welke winkel het eerst levert.",
  ],
  about:
    "De grootte van je scherm hangt af van de kijkafstand: reken bij 4K op ongeveer anderhalf keer de schermdiagonaal. Oled geeft diep zwart en is mooi in een donkere kamer; qled en mini-led zijn helderder en prettig bij daglicht.",
  tips: [["Let op de verversing", "Kijk je veel sport of speel je games, kies dan een scherm met 100 of 120 Hz."]],
  qa: [
    [
      "Welke maat tv past bij 3 meter kijkafstand?",
      "Een scherm van 65 tot 75 inch. Bij 2 meter is 50 tot 55 inch comfortabel.",
    ],
  ],
  kinds: [
    {
      name: "Televisies",
      noun: "de televisie",
      drawing: "televisie",
      price: [229, 2499],
      weight: 2,
      brands: {
        Salora: "Smart {0}UHD#40",
        Hisense: "A6 {0}A6#Q < U7 {0}U7#Q",
        TCL: "P7 {0}P7##K < C8 {0}C8##K",
        Philips: "{0}PUS8##9/12 < The One {0}PUS88#9/12 < Ambilight {0}PML9##9/12",
        Samsung: "Crystal UHD UE{0}DU8##0 < The Frame QE{0}LS0#D < Series 9 QE{0}QN9#D",
        LG: "UR78 {0}UR78#06LK < NANO {0}NANO8#6 < evo {0}C#6LA",
        Sony: "Bravia 3 K-{0}S3# < Bravia 7 K-{0}XR7# < Bravia 8 K-{0}XR8#",
      },
      titles: [
        "{merk} {model} {Schermgrootte} {Beeldtechniek} {Resolutie} tv",
        "{merk} {model} - {Schermgrootte} - {Resolutie} {Beeldtechniek} smart tv",
      ],
      specs: {
        Beeld: {
          Schermgrootte: "32 inch < 43 inch < 50 inch < 55 inch < 65 inch < 75 inch",
          Beeldtechniek: "led < qled < mini-led < oled",
          Resolutie: "4K Ultra HD",
          Verversingssnelheid: "50 Hz < 60 Hz < 100 Hz < 120 Hz < 144 Hz",
          HDR: "HDR10 < HDR10+ < Dolby Vision",
        },
        Aansluitingen: { "HDMI-poorten": "2 < 3 < 4", Bluetooth: "ja" },
        Energie: { Energieklasse: "G | F | F | E" },
      },
      facets: "Schermgrootte | Beeldtechniek | Energieklasse | Verversingssnelheid",
      colors: "zwart | zwart | zilver",
      secondLife: "refurbished",
      pitch: [
        "Smart tv van {Schermgrootte} met {Beeldtechniek}-scherm en {HDR}.",
        "{Schermgrootte} televisie in {Resolutie} met {Verversingssnelheid} voor vloeiende beelden.",
      ],
      facts: [
        "De meeste streamingdiensten open je rechtstreeks vanuit het startscherm.",
        "Dankzij {HDR} blijven details in donkere en lichte delen van het beeld zichtbaar.",
        "Een spelcomputer, soundbar en mediaspeler sluit je aan op de {HDMI-poorten} HDMI-poorten.",
      ],
    },
    {
      name: "Beamers",
      noun: "de beamer",
      drawing: "beamer",
      price: [129, 1799],
      weight: 0.5,
      brands: {
        Salora: "BFM2###",
        Philips: "NeoPix NPX###",
        BenQ: "TH#85 < W27##i",
        Epson: "EH-TW#250 < EH-LS#50",
        XGIMI: "Halo S# < Horizon ###",
      },
      titles: ["{merk} {model} beamer {Helderheid} {Resolutie}", "{merk} {model} - {Resolutie} beamer - {Helderheid}"],
      specs: {
        Beeld: {
          Helderheid: "400 lumen < 900 lumen < 2200 lumen < 3400 lumen",
          Resolutie: "Full HD < Full HD < 4K Ultra HD",
          Beelddiagonaal: "120 inch < 150 inch < 200 inch",
        },
        Gebruik: { Lichtbron: "led < lamp < laser", Geluidsniveau: "26..34 dB", Wifi: "ja" },
      },
      facets: "Resolutie | Helderheid | Lichtbron",
      colors: "wit | zwart | grijs",
      pitch: [
        "Beamer met {Helderheid} voor een beeld tot {Beelddiagonaal}.",
        "{Resolutie}-beamer met {Lichtbron} als lichtbron.",
      ],
      facts: [
        "Het beeld stel je scherp en recht zonder de beamer te verplaatsen.",
        "In een verduisterde kamer komt het contrast het best tot zijn recht.",
        "Met {Geluidsniveau} hoor je de ventilator nauwelijks boven de film uit.",
      ],
    },
  ],
};
