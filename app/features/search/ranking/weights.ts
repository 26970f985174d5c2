import type { MessageId } from "~/i18n/catalogue";

/** The places of a word by descending weight, as in the engine (verified by a test). */
export const weights: readonly { place: string; what: MessageId; says: MessageId }[] = [
  { place: "opening", what: "ranking.words.opening", says: "ranking.weight.most" },
  { place: "head", what: "ranking.words.head", says: "ranking.weight.much" },
  { place: "category", what: "ranking.words.category", says: "ranking.weight.much" },
  { place: "rest", what: "ranking.words.rest", says: "ranking.weight.much" },
  { place: "brand", what: "ranking.words.brand", says: "ranking.weight.fairly" },
  { place: "above", what: "ranking.words.above", says: "ranking.weight.some" },
  { place: "also", what: "ranking.words.also", says: "ranking.weight.some" },
  { place: "features", what: "ranking.words.features", says: "ranking.weight.little" },
  { place: "fits", what: "ranking.words.fits", says: "ranking.weight.little" },
  { place: "elsewhere", what: "ranking.words.told", says: "ranking.weight.hardly" },
];
