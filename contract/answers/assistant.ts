import * as v from "valibot";
import { type Answer, items, list, maybe, or, orNull } from "./kit";
import { count, date, id, oneOf, path, prose, text } from "./values";

const PRODUCTS = 12;
const ROWS = 200;
const CHOICES = 20;
const BLOCKS = 20;
const MESSAGES = 500;

const sourceKinds = [
  "specification",
  "description",
  "offer",
  "price-history",
  "support",
  "policy",
  "guide",
  "category",
  "order",
] as const;

/** Why a product is shown: a field of its data, and its value as text. */
const reason = v.object({ field: text, value: text });
/** Products are drawn from `/products` by id: prices and stock never come from an answer's text. */
const products = v.object({
  type: v.literal("products"),
  items: list(v.object({ id, reasons: items(reason, 10) }), PRODUCTS),
});
const row = v.object({
  field: text,
  /** One for each product; null: unknown. */
  values: list(orNull(text), PRODUCTS),
  /** Index of the best value, where one is better than another. */
  best: maybe(count),
});
const comparison = v.object({
  type: v.literal("comparison"),
  ids: list(id, PRODUCTS),
  rows: items(row, ROWS),
  /** What the difference means for the wishes of this conversation. */
  lines: items(text, 20),
  path,
});
const source = v.object({ kind: oneOf(sourceKinds), title: text, path, field: maybe(text) });
const quote = v.object({ type: v.literal("quote"), text, source });
const choices = v.object({
  type: v.literal("choices"),
  question: text,
  /** `message` is what choosing sends. */
  options: list(v.object({ label: text, count: maybe(count), message: text }), CHOICES),
});
const wishes = v.object({
  type: v.literal("wishes"),
  /** `drop` is the message that takes the wish back. */
  chips: items(v.object({ label: text, drop: text }), 30),
  /** The search screen with the same filters. */
  path,
  total: count,
  /** How many that lists, where it has no filter for some of the wishes. */
  listed: maybe(count),
});
const contact = v.object({
  type: v.literal("contact"),
  email: text,
  phone: maybe(text),
  hours: maybe(text),
  /** Page of customer service. */
  path,
});
const notice = v.object({ type: v.literal("notice"), text, tone: oneOf(["info", "warning"]) });

export const chatBlock = v.variant("type", [products, comparison, quote, choices, wishes, contact, notice]);
export type ChatBlock = Answer<typeof chatBlock>;
export type ChatSource = Answer<typeof source>;
export type ChatReason = Answer<typeof reason>;

const message = v.object({
  id,
  role: oneOf(["user", "assistant"]),
  /** The whole message as plain words; blocks are what a page draws besides. */
  text: prose,
  blocks: items(chatBlock, BLOCKS),
  at: date,
  /** Which mind understood the question. */
  engine: or(oneOf(["embedded", "remote"]), "embedded"),
});
export type ChatMessage = Answer<typeof message>;

export const chatTurn = v.object({ chat_id: id, message });
export const chatRenamed = v.object({ ok: v.literal(true), title: or(text, "") });
export const chatWhole = v.object({ chat_id: id, title: or(text, ""), messages: list(message, MESSAGES) });
