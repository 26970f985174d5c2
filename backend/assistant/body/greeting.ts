import type { ChatBlock, GreetingRequest } from "#contract/assistant";
import { labelOfFilterValue } from "#contract/filter-values";
import { categoryTree } from "../../categories/tree";
import { cleanText } from "../clean-text";
import { LEFT_OUT, withoutPrivateWords } from "../private-words";
import { type DialogueState, newState, type StatePart } from "../state";
import type { Around, Said } from "./around";
import { largestKinds } from "./largest-kinds";
import { detailOf } from "./products";
import { price, say, type TextKey } from "./texts";

const examples: readonly TextKey[] = ["exampleWanted", "exampleCheapest", "exampleCount", "exampleDelivery"];
const help: readonly TextKey[] = ["exampleReturn", "exampleOrder", "exampleHuman"];
const aboutProduct: readonly TextKey[] = ["examplePrice", "exampleDelivered", "exampleShops"];

const choices = (messages: readonly string[]): ChatBlock => ({
  type: "choices",
  question: say("examples"),
  options: messages.map((message) => ({ label: message, message })),
});

/** What was searched for, as far as it may be kept. */
const termOf = (q: string): string =>
  withoutPrivateWords(cleanText(q)).text.replaceAll(LEFT_OUT, " ").replace(/\s+/g, " ").trim();

/** The wishes of the screen on which the conversation begins. */
async function stateOf({ context }: GreetingRequest, { kit }: Around): Promise<DialogueState> {
  const state = newState();
  if (!context) return state;
  const node = context.category ? (await categoryTree(kit.db)).byKey.get(context.category) : undefined;
  const parts = Object.entries(context.filters ?? {}).flatMap(([key, values]): StatePart[] => {
    const common = { id: `screen:${key}`, said: "", hard: true, turn: -1 };
    if (!values || key === "category") return [];
    if (key === "price") {
      const [from = null, to = null] = values.map((value) => (typeof value === "number" ? value : null));
      if (from === null && to === null) return [];
      const label = [from === null ? "" : `vanaf ${price(from)}`, to === null ? "" : `tot ${price(to)}`]
        .join(" ")
        .trim();
      return [{ ...common, label, price: { from, to } }];
    }
    const texts = values.filter((value) => typeof value === "string");
    return texts.length > 0
      ? [{ ...common, label: texts.map(labelOfFilterValue).join(", "), filter: { key, values: texts } }]
      : [];
  });
  const kinds = node ? [{ key: node.key, name: node.name, path: `/${node.key.replaceAll(".", "/")}/` }] : [];
  return { ...state, kinds, q: termOf(context.q ?? ""), parts };
}

/**
 * The first words of a conversation, with examples of what one can ask: from the categories that have most products,
 * about the product in view, or, in a shop without products, about the shop.
 */
export async function greet(request: GreetingRequest, around: Around): Promise<Said> {
  const state = await stateOf(request, around);
  const product = request.product_id === undefined ? undefined : await detailOf(around, request.product_id);
  if (product) {
    return {
      text: [say("greetingProduct", { name: product.name })],
      blocks: [choices(aboutProduct.map((key) => say(key)))],
      state: { ...state, focus: product.id },
    };
  }
  const kinds = await largestKinds(around, examples.length);
  const [first] = kinds;
  if (first === undefined) {
    return { text: [say("greetingEmpty")], blocks: [choices(help.map((key) => say(key)))], state };
  }
  const messages = examples.map((key, at) => say(key, { kind: kinds[at] ?? first }));
  return { text: [say("greeting")], blocks: [choices(messages)], state };
}
