import type { MainTable } from "../../types";
import { laptopsEnTablets } from "./laptops-en-tablets";
import { monitorenEnPrinters } from "./monitoren-en-printers";
import { telefonie } from "./telefonie";

export const computers: MainTable = {
  name: "Computers & telefoons",
  weight: 1.4,
  intro: [
    "Laptops, tablets, telefoons en alles wat erbij hoort, van instapmodel tot werkpaard.",
    "Filter op geheugen, opslag en schermgrootte, en vergelijk de totaalprijs van elke winkel.",
  ],
  about:
    "Werkgeheugen en opslag bepalen hoelang een apparaat prettig blijft. Voor mailen, schrijven en films kijken is een laptop met 8 GB werkgeheugen genoeg; voor fotobewerking en veel tabbladen is 16 GB een betere keuze. Bij telefoons telt vooral hoelang de maker nog updates geeft.",
  tips: [
    ["Denk aan de jaren erna", "Opslag en geheugen zijn vaak niet uit te breiden. Neem bij twijfel een maat groter."],
    ["Vergelijk met het vorige model", "Het verschil in snelheid is meestal klein, het verschil in prijs niet."],
  ],
  qa: [
    [
      "Hoeveel opslag heb ik nodig?",
      "Voor een telefoon is 128 GB voor de meeste mensen genoeg, voor een laptop 512 GB. Bewaar je veel video, neem dan het dubbele.",
    ],
    [
      "Wat betekent refurbished?",
      "Het apparaat is eerder gebruikt, nagekeken en schoongemaakt. De staat en de garantie verschillen per winkel.",
    ],
  ],
  reviews: {
    pros: ["Snel", "Helder scherm", "Lange accuduur", "Licht", "Stil", "Goede prijs"],
    cons: [
      "Wordt soms warm",
      "Weinig poorten",
      "Geen oplader meegeleverd",
      "Speakers zijn matig",
      "Veel proefsoftware",
    ],
    praise: [
      "Start in een paar tellen op en blijft vlot.",
      "Het scherm is scherp en prettig voor de ogen.",
      "Overzetten van mijn oude apparaat ging zonder problemen.",
      "Ik gebruik hem dagelijks en ben nog niets tegengekomen.",
    ],
    gripes: [
      "Bij zwaar gebruik hoor je de ventilator.",
      "Er stond meer software op dan ik wilde.",
      "Een extra usb-poort was handig geweest.",
    ],
  },
  subs: [laptopsEnTablets, telefonie, monitorenEnPrinters],
};
