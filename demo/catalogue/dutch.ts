import type { DrawingColor } from "./drawings";

/** ASCII slug: no diacritics, `&` becomes `en`. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, " en ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A standalone value: `katoen` → `Katoen`, but `iOS` and `9 kg` are unchanged. */
export function asValue(text: string): string {
  return /^[a-zà-ÿ]([a-zà-ÿ]|\b)/.test(text) ? capitalise(text) : text;
}

interface Color {
  /** Before a de-word or a plural: `zwarte`. */
  inflected: string;
  drawn: DrawingColor;
}

export const colors: Record<string, Color> = {
  zwart: { inflected: "zwarte", drawn: "zwart" },
  wit: { inflected: "witte", drawn: "wit" },
  grijs: { inflected: "grijze", drawn: "grijs" },
  antraciet: { inflected: "antracietkleurige", drawn: "grijs" },
  zilver: { inflected: "zilverkleurige", drawn: "zilver" },
  rvs: { inflected: "roestvrijstalen", drawn: "zilver" },
  rood: { inflected: "rode", drawn: "rood" },
  bordeauxrood: { inflected: "bordeauxrode", drawn: "rood" },
  roze: { inflected: "roze", drawn: "roze" },
  oranje: { inflected: "oranje", drawn: "oranje" },
  terracotta: { inflected: "terracotta", drawn: "oranje" },
  geel: { inflected: "gele", drawn: "geel" },
  groen: { inflected: "groene", drawn: "groen" },
  donkergroen: { inflected: "donkergroene", drawn: "groen" },
  blauw: { inflected: "blauwe", drawn: "blauw" },
  donkerblauw: { inflected: "donkerblauwe", drawn: "blauw" },
  lichtblauw: { inflected: "lichtblauwe", drawn: "blauw" },
  paars: { inflected: "paarse", drawn: "paars" },
  bruin: { inflected: "bruine", drawn: "bruin" },
  cognac: { inflected: "cognackleurige", drawn: "bruin" },
  beige: { inflected: "beige", drawn: "beige" },
  naturel: { inflected: "naturelkleurige", drawn: "beige" },
  goud: { inflected: "goudkleurige", drawn: "goud" },
  meerkleurig: { inflected: "meerkleurige", drawn: "oranje" },
};

/** The attributive form: `rode` before a de-word or plural; a het-word without article keeps `rood`. */
export function colorBefore(color: string, article: Article): string {
  const inflected = colors[color]?.inflected ?? color;
  if (article !== "het" || /kleurige$|stalen$/.test(inflected)) {
    return article === "het" ? inflected.replace(/kleurige$/, "kleurig") : inflected;
  }
  return color;
}

export function drawnColor(color: string): DrawingColor {
  return colors[color]?.drawn ?? "grijs";
}

export type Article = "de" | "het" | "mv";

/** A noun with its agreeing words. */
export interface Noun {
  article: Article;
  word: string;
  /** `deze` or `dit`. */
  this: string;
  /** `Hij`, `Het` or `Ze`. */
  it: string;
  /** `is` or `zijn`, `heeft` or `hebben`. */
  is: string;
  has: string;
  a: string;
}

/** Parses `de jurk`, `het bed` or `mv laarzen`. */
export function readNoun(text: string): Noun {
  const space = text.indexOf(" ");
  const article = text.slice(0, space) as Article;
  const word = text.slice(space + 1);
  const plural = article === "mv";
  return {
    article,
    word,
    this: article === "het" ? "dit" : "deze",
    it: plural ? "ze" : article === "het" ? "het" : "hij",
    is: plural ? "zijn" : "is",
    has: plural ? "hebben" : "heeft",
    a: plural ? word : `een ${word}`,
  };
}

/** `€ 1.299` for whole euros, in running text; without a line break after the sign. */
export function euros(amount: number): string {
  return `€\u00a0${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ".")}`;
}

/** `rood, wit en blauw`. */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} en ${words[words.length - 1]}`;
}
