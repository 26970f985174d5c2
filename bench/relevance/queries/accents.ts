import { exactly, of } from "../wish";
import type { Labels } from "./labels";

/** With, without and with wrong accents and apostrophes. */
export const accents: Labels = [
  ["gezichtscrème", of("gezichtscremes")],
  ["gezichtscreme", of("gezichtscremes")],
  ["gezichtscréme", of("gezichtscremes")],
  ["fohn", of("haardrogers")],
  ["föhn", of("haardrogers")],
  ["chloe parfum", of("damesparfums", { brand: "Chloé" })],
  ["lancome", exactly({ brand: "Lancôme" })],
  ["hermes eau de toilette", of("herenparfums", { brand: "Hermès", Concentratie: "toilette" })],
  ["suede enkellaarzen", of("enkellaarzen", { Materiaal: "suède" })],
  ["fjallraven rugzak", of("rugzakken", { brand: "Fjällräven" })],
  ["wusthof koksmes", of("koksmessen", { brand: "Wüsthof" })],
  ["prenatal kinderwagen", of("kinderwagens", { brand: "Prénatal" })],
  ["gotz pop", of("poppen", { brand: "Götz" })],
  ["levis jeans", of("herenjeans", { brand: "Levi's" })],
  ["levi’s jeans", of("herenjeans", { brand: "Levi's" })],
  ["delonghi", exactly({ brand: "De'Longhi" })],
  ["britax romer", exactly({ brand: "Britax Römer" })],
];
