import type { SubTable } from "../../types";

export const voedenEnVerzorgen: SubTable = {
  name: "Voeden & verzorgen",
  intro: ["Flessen, kolven, luiertassen en verschoonspullen voor elke dag.", "Kies op leeftijd en materiaal."],
  about:
    "Glazen flessen blijven helder en geven geen smaak, kunststof is lichter en valt niet stuk. Neem in het begin twee soorten spenen en kijk welke je baby het liefst pakt.",
  tips: [["Vervang spenen op tijd", "Elke zes tot acht weken, of eerder als er scheurtjes in zitten."]],
  qa: [["Hoeveel flesjes heb ik nodig?", "Vier tot zes is voor volledige flesvoeding genoeg."]],
  kinds: [
    {
      name: "Babyflessen",
      noun: "de babyfles",
      drawing: "babyfles",
      price: [5, 49],
      brands: {
        Difrax: "S-fles < Breed",
        NUK: "First Choice < Perfect Match",
        "Dr. Brown's": "Options+ < Options+ glas",
        MAM: "Easy Start < Anti-Colic",
        Philips: "Avent Natural SCY9### < Avent Anti-colic SCY1##",
      },
      titles: [
        "{merk} {model} babyfles {Inhoud} {Aantal}",
        "{merk} {model} - {Materiaal} babyfles - {Inhoud} - {kleur}",
      ],
      specs: {
        Ontwerp: {
          Inhoud: "125 ml | 240 ml | 260 ml | 330 ml",
          Materiaal: "kunststof | glas",
          Speenmaat: "0 maanden | 3 maanden | 6 maanden",
        },
        Gebruik: { Antikoliek: "ja | ja | nee", Aantal: "1 stuk < 2 stuks < 4 stuks", "Vrij van BPA": "ja" },
      },
      facets: "Inhoud | Materiaal | Antikoliek",
      colors: "wit | blauw | roze | groen",
      pitch: ["Babyfles van {Inhoud} met speen vanaf {Speenmaat}.", "Fles van {Materiaal}, vrij van BPA."],
      facts: [
        "De brede hals is makkelijk te vullen en te borstelen.",
        "De maatstrepen blijven leesbaar na de vaatwasser.",
        "Een beschermdop houdt de speen schoon in de tas.",
      ],
    },
    {
      name: "Luiertassen",
      noun: "de luiertas",
      drawing: "luiertas",
      price: [29, 179],
      weight: 0.7,
      brands: {
        Hauck: "Refresh Me",
        Babymel: "Robyn < George",
        Lässig: "Glam < Green Label",
        Joolz: "Verzorgingstas",
      },
      titles: ["{merk} {model} luiertas {kleur}", "{kleure} luiertas {merk} {model} - {Draagwijze}"],
      specs: {
        Ontwerp: {
          Draagwijze: "rugzak | schoudertas",
          Materiaal: "polyester | gerecycled polyester | kunstleer",
          Inhoud: "14..26/2 liter",
        },
        Gebruik: { Verschoonmatje: "ja", Kinderwagenhaken: "ja", Isolatievak: "ja | nee" },
      },
      facets: "Draagwijze | Materiaal",
      colors: "zwart | grijs | beige | groen | bruin",
      pitch: [
        "Luiertas ({Draagwijze}) van {Inhoud} met verschoonmatje.",
        "Tas waarin fles, luiers en je eigen spullen een plek hebben.",
      ],
      facts: [
        "In het isolatievak blijft een fles een paar uur warm.",
        "Met de haken hangt de tas aan de kinderwagen.",
        "De voering neem je met een doekje af.",
      ],
    },
  ],
};
