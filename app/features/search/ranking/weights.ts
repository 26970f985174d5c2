import type { MessageId } from "~/i18n/catalogue";

/** The search fields by descending weight, as in the engine (verified by a test). */
export const weights: readonly { field: string; what: MessageId; says: MessageId }[] = [
  { field: "codes", what: "ranking.words.codes", says: "ranking.weight.most" },
  { field: "name", what: "ranking.words.name", says: "ranking.weight.much" },
  { field: "category", what: "ranking.words.category", says: "ranking.weight.much" },
  { field: "brand", what: "ranking.words.brand", says: "ranking.weight.fairly" },
  { field: "parts", what: "ranking.words.parts", says: "ranking.weight.some" },
  { field: "features", what: "ranking.words.features", says: "ranking.weight.little" },
  { field: "description", what: "ranking.words.told", says: "ranking.weight.hardly" },
];
