import type { Wish } from "../wish";
import { accents } from "./accents";
import { attributes } from "./attributes";
import { brandAndType } from "./brand-and-type";
import { brands } from "./brands";
import { categories } from "./categories";
import { articleNumbers, barcodes } from "./codes";
import { compounds } from "./compounds";
import { pulledApart, slipsOfFingers } from "./generated";
import type { Labels } from "./labels";
import { names } from "./names";
import { plurals } from "./plurals";
import { pulledApartByHand, pulledApartUnseen } from "./pulled-apart";
import { loanwords, questions, stopWords } from "./sentences";
import { spelling } from "./spelling";
import { synonyms } from "./synonyms";
import { unseen } from "./unseen";

const classes = {
  name: names,
  "brand and type": brandAndType,
  barcode: barcodes,
  "article number": articleNumbers,
  "one or many": plurals,
  compound: compounds,
  "pulled apart by hand": pulledApartByHand,
  spelling,
  accent: accents,
  attribute: attributes,
  category: categories,
  synonym: synonyms,
  brand: brands,
  question: questions,
  loanword: loanwords,
  "stop word": stopWords,
  unseen,
  "pulled apart, unseen": pulledApartUnseen,
} satisfies Record<string, Labels>;

const chosen = new Set(Object.values<Labels>(classes).flatMap((labels) => labels.map(([query]) => query)));
const fresh = (labels: Labels): Labels => labels.filter(([query]) => !chosen.has(query));
const all: Record<string, Labels> = {
  ...classes,
  "slip of the fingers": fresh(slipsOfFingers),
  "pulled apart": fresh(pulledApart),
};

export interface LabelledQuery {
  query: string;
  class: string;
  wish: Wish;
}

/** Their misses stay hidden, because seeing them would invite tuning for them. */
export const heldOut: ReadonlySet<string> = new Set(["unseen", "pulled apart, unseen"]);

/** All queries. The labels depend on the catalogue's data only. */
export const labelledQueries: readonly LabelledQuery[] = Object.entries(all).flatMap(([name, labels]) =>
  labels.map(([query, wish]) => ({ query, class: name, wish })),
);
