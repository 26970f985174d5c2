import type { SubTable } from "../../types";

export const fotoEnVideo: SubTable = {
  name: "Foto & video",
  intro: [
    "Camera's voor vakantie, sport en de eerste stappen van je kind.",
    "Vergelijk sensor, zoom en gewicht, met de actuele prijs van elke fotowinkel.",
  ],
  about:
    "Een grotere sensor geeft rustigere beelden bij weinig licht, maar maakt de camera ook zwaarder. Koop je een systeemcamera, houd dan geld over voor een goed objectief: dat gaat langer mee dan de body.",
  tips: [["Koop meteen een tweede accu", "Filmen kost veel stroom. Met een reserveaccu haal je het einde van de dag."]],
  qa: [
    [
      "Is een losse camera beter dan mijn telefoon?",
      "Bij weinig licht, veel zoom en snelle beweging wel. Voor groepsfoto's overdag is het verschil klein.",
    ],
  ],
  kinds: [
    {
      name: "Systeemcamera's",
      noun: "de systeemcamera",
      drawing: "camera",
      price: [499, 2899],
      weight: 0.7,
      brands: {
        Panasonic: "Lumix G100D < Lumix S5 II",
        Canon: "EOS R100 < EOS R8",
        Nikon: "Z50 II < Z6 III",
        Fujifilm: "X-M5 < X-T5",
        Sony: "Alpha 6700 < Alpha 7 IV",
      },
      titles: ["{merk} {model} systeemcamera {Uitvoering}", "{merk} {model} {Megapixels} - {Uitvoering}"],
      specs: {
        Beeld: {
          Megapixels: "20 megapixel < 24 megapixel < 33 megapixel < 40 megapixel",
          Sensor: "Micro Four Thirds < APS-C < fullframe",
          Beeldstabilisatie: "nee < ja",
          Video: "4K 30p < 4K 60p < 6K",
        },
        Gebruik: { Gewicht: "380..740/10 gram", Uitvoering: "body | met 18-55 mm lens | met 28-70 mm lens" },
      },
      facets: "Sensor | Megapixels | Uitvoering | Beeldstabilisatie",
      colors: "zwart | zwart | zilver",
      secondLife: "used",
      pitch: [
        "Systeemcamera met {Sensor}-sensor van {Megapixels}.",
        "Compacte camera die filmt in {Video} en foto's direct naar je telefoon stuurt.",
      ],
      facts: [
        "De autofocus volgt ogen van mensen en dieren.",
        "Door het kantelbare scherm fotografeer je ook laag bij de grond.",
        "Foto's zet je draadloos over naar je telefoon.",
      ],
    },
    {
      name: "Actioncamera's",
      noun: "de actioncamera",
      drawing: "actioncamera",
      price: [59, 549],
      weight: 0.6,
      brands: {
        Denver: "ACK-80##W",
        DJI: "Osmo Action 4 < Osmo Action 5 Pro",
        Insta360: "Ace Pro 2",
        GoPro: "HERO < HERO13 Black",
      },
      titles: ["{merk} {model} actioncamera {Video}", "{merk} {model} - waterdichte actioncamera"],
      specs: {
        Beeld: { Video: "4K 30p < 4K 60p < 5,3K 60p", Beeldstabilisatie: "ja" },
        Gebruik: {
          Waterdichtheid: "5 meter < 10 meter < 18 meter",
          Accuduur: "70..160/10 minuten",
          Gewicht: "110..180/5 gram",
        },
      },
      facets: "Video | Waterdichtheid",
      colors: "zwart | grijs",
      pitch: [
        "Actioncamera die filmt in {Video} en tot {Waterdichtheid} onder water mee kan.",
        "Kleine camera voor op je helm, stuur of surfplank.",
      ],
      facts: [
        "De stabilisatie haalt schokken uit het beeld op een mountainbikepad.",
        "Het scherm aan de voorkant laat zien of je zelf in beeld staat.",
        "Een accu gaat ongeveer {Accuduur} mee.",
      ],
    },
  ],
};
