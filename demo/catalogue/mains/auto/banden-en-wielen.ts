import type { SubTable } from "../../types";

export const bandenEnWielen: SubTable = {
  name: "Banden & wielen",
  intro: ["Zomer-, winter- en vierseizoenenbanden op maat.", "Vergelijk grip, verbruik en geluid op het bandenlabel."],
  about:
    "Het label geeft letters van A tot E voor verbruik en natte grip en een waarde in decibel voor geluid. Voor de natte Nederlandse weg is een A of B op grip de moeite waard.",
  tips: [["Zet alle vier tegelijk om", "Verschillend profiel per as maakt de auto onrustig."]],
  qa: [["Hoe lees ik de maat?", "205 is breedte in millimeters, 55 de hoogte in procenten, R16 de velg in inch."]],
  kinds: [
    {
      name: "Autobanden",
      noun: "de autoband",
      drawing: "autoband",
      price: [45, 249],
      brands: {
        Kumho: "Ecowing ES31 < Ecsta HS52",
        Vredestein: "Sportrac 5 < Quatrac 6",
        Hankook: "Kinergy < Ventus Prime 4",
        Continental: "EcoContact 6 < AllSeasonContact 2",
        Michelin: "Primacy 4+ < CrossClimate 2",
      },
      titles: ["{merk} {model} {Maat} {Seizoen}", "{merk} {model} - {Seizoen} - {Maat}"],
      specs: {
        Band: {
          Maat: "175/65 R14 | 185/60 R15 | 195/65 R15 | 205/55 R16 | 225/45 R17",
          Seizoen: "zomerband | winterband | vierseizoenenband",
          Laadindex: "82..98",
        },
        Label: { "Grip op nat wegdek": "C < B < A", Brandstofverbruik: "D < C < B", "Geluid buiten": "68..72 dB" },
      },
      facets: "Maat | Seizoen | Grip op nat wegdek",
      colors: "zwart",
      pitch: [
        "{Seizoen} in de maat {Maat} met gripklasse {Grip op nat wegdek}.",
        "Band met een geluidsniveau van {Geluid buiten}.",
      ],
      facts: [
        "Het profiel voert water snel af naar de zijkant.",
        "De flank is stevig genoeg voor een stoeprand.",
        "Noteer de bandenspanning bij volle belading.",
      ],
    },
    {
      name: "Wieldoppen",
      noun: "mv wieldoppen",
      drawing: "wieldop",
      price: [15, 89],
      weight: 0.6,
      brands: { ProPlus: "Basic", Carpoint: "Star < Racing", Argo: "Radical < Sky", Petex: "Premium" },
      titles: [
        "{merk} {model} wieldoppen {Wielmaat} {kleur}",
        "{merk} {model} - set van 4 wieldoppen - {Wielmaat} - {kleur}",
      ],
      specs: {
        Ontwerp: { Wielmaat: "13 inch | 14 inch | 15 inch | 16 inch", Materiaal: "kunststof", Aantal: "4 stuks" },
        Gebruik: { Montage: "klikt vast", Glans: "mat | glanzend" },
      },
      facets: "Wielmaat | Glans",
      colors: "zilver | zwart | grijs",
      pitch: ["Set van vier wieldoppen van {Wielmaat}.", "Wieldoppen met {Glans~} afwerking."],
      facts: [
        "De spanring houdt de dop stevig op de velg.",
        "De lak is bestand tegen borstelen in de wasstraat.",
        "Elke dop heeft een uitsparing voor het ventiel.",
      ],
    },
  ],
};
