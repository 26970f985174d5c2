import type { ChatBlock } from "#contract/assistant";
import { cleanText } from "../clean-text";

/** A product as the model may know it. */
export interface ModelProduct {
  id: string;
  name: string;
  brand: string;
  /** Lowest price in cents; null: not for sale. */
  price: number | null;
}
/** What is on the visitor's screen, as the model may know it. */
export interface ModelView {
  /** Labels of the wishes that hold. */
  wishes: string[];
  kinds: string[];
  shown: ModelProduct[];
  /** Answers that the visitor can choose from. */
  choices: string[];
}

const VALUE_LENGTH = 200;
const MOST_ITEMS = 12;
const MOST_ROWS = 40;
/** Texts of the shop itself; what sellers write, and what is somebody's own, is not passed on. */
const PASSED_ON: readonly string[] = ["specification", "price-history", "support", "policy", "guide", "category"];

/** A value as data: one line without control and bidirectional characters, of bounded length. */
export const plainValue = (value: string): string => [...cleanText(value)].slice(0, VALUE_LENGTH).join("");

const euros = (cents: number): string =>
  `€ ${new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, useGrouping: true }).format(cents / 100)}`;

const productFact = ({ id, name, brand, price }: ModelProduct) => ({
  id,
  name: plainValue(name),
  brand: plainValue(brand),
  price: price === null ? null : euros(price),
});

/** The screen as a tool's result. */
export const viewFact = ({ wishes, kinds, shown, choices }: ModelView) => ({
  wishes: wishes.slice(0, MOST_ITEMS).map(plainValue),
  kinds: kinds.slice(0, MOST_ITEMS).map(plainValue),
  shown: shown.slice(0, MOST_ITEMS).map(productFact),
  choices: choices.slice(0, MOST_ITEMS).map(plainValue),
});

/** Ids of the products that an answer names. */
export const idsIn = (blocks: readonly ChatBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.type === "products" ? block.items.map(({ id }) => id) : block.type === "comparison" ? block.ids : [],
  );

/** What an answer says, as a tool's result: names of fields and their values. */
export function answerFacts(blocks: readonly ChatBlock[], products: readonly ModelProduct[]): object[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const facts = blocks.flatMap((block): object[] => {
    if (block.type === "products") {
      const items = block.items.slice(0, MOST_ITEMS).map(({ id, reasons }) => {
        const product = known.get(id);
        const fields = reasons.map(({ field, value }) => ({ field: plainValue(field), value: plainValue(value) }));
        return { ...(product ? productFact(product) : { id }), fields };
      });
      return [{ products: items }];
    }
    if (block.type === "comparison") {
      const rows = block.rows.slice(0, MOST_ROWS).map(({ field, values }) => ({
        field: plainValue(field),
        values: values.map((value) => (value === null ? null : plainValue(value))),
      }));
      return [{ compared: block.ids.flatMap((id) => known.get(id) ?? []).map(productFact), rows }];
    }
    if (block.type === "choices") {
      const options = block.options.map(({ label, count }) => ({ label: plainValue(label), count }));
      return [{ question: plainValue(block.question), options: options.slice(0, MOST_ITEMS) }];
    }
    if (block.type === "wishes")
      return [{ wishes: block.chips.slice(0, MOST_ITEMS).map(({ label }) => plainValue(label)), total: block.total }];
    if (block.type === "quote" && PASSED_ON.includes(block.source.kind))
      return [{ source: block.source.kind, title: plainValue(block.source.title), text: plainValue(block.text) }];
    return [];
  });
  return facts.length > 0 ? facts : [{ done: true }];
}
