import type { SubTable } from "../../types";

export const gereedschap: SubTable = {
  name: "Gereedschap",
  intro: [
    "Boormachines, zagen en gereedschapskisten voor elke klus in huis.",
    "Filter op spanning, koppel en wat er in de doos zit.",
  ],
  about:
    "Voor planken ophangen en meubels monteren is een schroefboormachine van 12 volt genoeg. Boor je in beton, dan heb je een klop- of combihamer nodig.",
  tips: [["Gebruik de juiste boor", "Steenboren hebben een hardmetalen punt, houtboren een centreerpunt."]],
  qa: [["Wat betekent newtonmeter?", "Dat is de draaikracht. Voor schroeven in hout is 30 tot 50 Nm ruim voldoende."]],
  kinds: [
    {
      name: "Accuboormachines",
      noun: "de accuboormachine",
      drawing: "boor",
      price: [35, 399],
      weight: 1.2,
      brands: {
        Skil: "2##0",
        Einhell: "TE-CD 12/## < TP-CD 18/##",
        Bosch: "UniversalDrill 18V-## < AdvancedImpact 18V-##",
        DeWALT: "DCD7##D2T < DCD9##P2T",
        Makita: "DF33#DSAJ < DDF4##RTJ",
      },
      titles: [
        "{merk} {model} accuboormachine {Spanning} {Inhoud}",
        "{merk} {model} - {Spanning} schroefboormachine - {Inhoud}",
      ],
      specs: {
        Prestaties: {
          Spanning: "12V < 18V < 18V",
          Koppel: "28 Nm < 45 Nm < 60 Nm < 95 Nm",
          Toerental: "1400..2100/50 tpm",
          Klopfunctie: "nee < ja",
        },
        Gebruik: {
          Inhoud: "zonder accu < met 1 accu < met 2 accu's",
          Gewicht: "0,9..1,9/0,1 kg",
          Koolborstelloos: "nee < ja",
        },
      },
      facets: "Spanning | Koppel | Inhoud | Klopfunctie",
      colors: "blauw | groen | rood | geel | zwart",
      pitch: [
        "Accuboormachine van {Spanning} met {Koppel} koppel, geleverd {Inhoud}.",
        "Compacte machine van {Gewicht} voor schroeven en boren.",
      ],
      facts: [
        "Twee versnellingen: langzaam schroeven en snel boren.",
        "De led verlicht de plek waar je boort.",
        "De accu past op andere machines van hetzelfde systeem.",
      ],
    },
    {
      name: "Gereedschapskisten",
      noun: "de gereedschapskist",
      drawing: "gereedschapskist",
      price: [15, 249],
      brands: {
        Kwerk: "Basis < Compleet",
        Stanley: "Essential < FatMax",
        "Brüder Mannesmann": "Home",
        Bahco: "Home < S106",
        Gedore: "Red",
      },
      titles: ["{merk} {model} gereedschapskist {Inhoud} {kleur}", "{merk} {model} - gereedschapskoffer - {Inhoud}"],
      specs: {
        Inhoud: { Inhoud: "zonder gereedschap < 41-delig < 108-delig < 222-delig", Vakken: "2 | 3 | 5" },
        Ontwerp: { Materiaal: "kunststof < staal", Sluiting: "klikslot | slot met oog", Breedte: "40..60/2 cm" },
        Gebruik: { Draagkracht: "15 kg < 30 kg" },
      },
      facets: "Inhoud | Materiaal",
      colors: "zwart | rood | blauw | geel",
      pitch: [
        "Gereedschapskist van {Materiaal}, {Inhoud}.",
        "Alles voor kleine klussen in één koffer van {Breedte} breed.",
      ],
      facts: [
        "Elk stuk heeft een eigen plek, dus je ziet meteen wat er mist.",
        "De handgreep zit in het midden, zodat de kist niet scheef hangt.",
        "Kleine schroeven gaan in de losse bakjes.",
      ],
    },
  ],
};
