import * as v from "valibot";
import { type Answer, list } from "./kit";
import { cents, count, flag, oneOf, text } from "./values";

const severity = oneOf(["error", "warning", "tip"]);
const line = v.object({ line: count, itemId: text, attribute: text, value: text, severity, message: text });
const kind = v.object({ attribute: text, severity, message: text, count });
const field = v.object({ name: text, count });
const example = v.object({ title: text, brand: text, price: cents, gtin: text, availability: text });

export const feedCheck = v.object({
  /** Dutch: why the feed as a whole cannot be read; empty when it can. */
  problem: text,
  read: count,
  accepted: count,
  refused: count,
  /** Whether all of the feed was read, and not only its first items. */
  isWhole: flag,
  /** Remarks of each kind and how many items they are about, refusals first. */
  kinds: list(kind, 100),
  /** Some remarks with their place in the feed, refusals first. */
  lines: list(line, 200),
  /** Optional fields and how many accepted items have them. */
  fields: list(field, 50),
  examples: list(example, 20),
});
export type FeedCheck = Answer<typeof feedCheck>;
