import { z } from "@hono/zod-openapi";
import { cleanText } from "../clean-text";
import { type Command, offerTopics, type Ref } from "../commands";
import { bareId } from "./written-arguments";

const LONGEST = 200;
const MOST_REFS = 4;

const words = z
  .union([z.string(), z.number()])
  .transform((text) => [...cleanText(String(text))].slice(0, LONGEST).join(""))
  .refine((text) => text !== "", "must not be empty");
const ref = z.union([z.string(), z.number()]).transform((text) => cleanText(bareId(String(text))).slice(0, LONGEST));
const none = z.object({});

/** What the model may call: the commands of the assistant, and a look at the screen. */
const tools = {
  wish: {
    about: "Search for products, or add wishes: the visitor's own words about kind, price, brand, size, properties.",
    input: z.object({ text: words, fresh: z.boolean().optional() }),
  },
  drop: {
    about: "Take back wishes, named by their words; `all` takes back every one.",
    input: z.object({ part: words }),
  },
  relative: {
    about: "More or less of a property than what is in view: cheaper, quieter, larger.",
    input: z.object({ word: words, direction: z.enum(["low", "high"]), ref: ref.optional() }),
  },
  more: { about: "Show further products of the same search.", input: none },
  narrow: {
    about: "Answer the question on the screen with one of its choices; null: no preference.",
    input: z.object({ choice: words.nullable() }),
  },
  compare: { about: "Compare products, by id.", input: z.object({ refs: z.array(ref).min(1).max(MOST_REFS) }) },
  spec: { about: "Look up one property of a product.", input: z.object({ ref, field: words }) },
  offer: { about: "Look up the offers of a product.", input: z.object({ ref, about: z.enum(offerTopics) }) },
  explain: { about: "Explain a term, from the shop's guides.", input: z.object({ term: words }) },
  policy: {
    about: "Answer a question on ordering, delivery, returns, warranty, account or privacy.",
    input: z.object({ topic: words }),
  },
  shape: {
    about: "Cheapest, dearest, best or number of products in the whole shop.",
    input: z.object({ ask: z.enum(["cheapest", "dearest", "count", "best"]), text: words }),
  },
  human: { about: "Hand over to a person.", input: none },
  order: { about: "Show the visitor's own order.", input: none },
  greet: { about: "Greet.", input: none },
  thanks: { about: "The visitor says thanks.", input: none },
  who: { about: "They ask who or what is answering.", input: none },
  refuse: {
    about: "Medicine, weapons or legal advice was asked.",
    input: z.object({ topic: z.enum(["medicine", "weapons", "law"]) }),
  },
  foretell: { about: "They ask what a price is going to be.", input: none },
  off_topic: { about: "Nothing that this shop can help with.", input: none },
  unclear: { about: "The message cannot be understood.", input: none },
} satisfies Record<Command["do"], { about: string; input: z.ZodType }>;

export const VIEW = "view";

/** The tools as the API describes them. */
export const toolList: readonly object[] = [
  { name: VIEW, description: "What is on the visitor's screen now.", parameters: { type: "object", properties: {} } },
  ...Object.entries(tools).map(([name, { about, input }]) => {
    const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: "input" });
    return { name, description: about, parameters };
  }),
].map((one) => ({ type: "function", function: one }));

export interface Known {
  /** Ids of the products that the model has seen. */
  ids: ReadonlySet<string>;
  /** Numbers that the visitor said or sees: a wish with another was made up. */
  numbers: ReadonlySet<string>;
}

/** The command that a call stands for, or what is wrong with it, for the model to mend. */
export function commandOf(name: string, given: Record<string, unknown>, known: Known): Command | string {
  const tool = isTool(name) ? tools[name] : undefined;
  if (!isTool(name) || !tool) return `unknown tool; use one of ${Object.keys(tools).join(", ")}`;
  const read = tool.input.safeParse(given);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  const made = madeUp(read.data, known.numbers);
  if (made !== undefined) return `${made} is not a number that the visitor said`;
  return assembled(name, given, known.ids);
}

const isTool = (name: string): name is Command["do"] => Object.hasOwn(tools, name);

function assembled(name: Command["do"], given: Record<string, unknown>, ids: ReadonlySet<string>): Command {
  const at = (text: string) => refOf(text, ids);
  switch (name) {
    case "wish": {
      const { text, fresh } = tools.wish.input.parse(given);
      return fresh ? { do: "wish", text, fresh } : { do: "wish", text };
    }
    case "drop":
      return { do: "drop", ...tools.drop.input.parse(given) };
    case "relative": {
      const { word, direction, ref: to } = tools.relative.input.parse(given);
      return { do: "relative", word, direction, ...(to && { ref: at(to) }) };
    }
    case "narrow":
      return { do: "narrow", ...tools.narrow.input.parse(given) };
    case "compare":
      return { do: "compare", refs: tools.compare.input.parse(given).refs.map(at) };
    case "spec": {
      const { ref: to, field } = tools.spec.input.parse(given);
      return { do: "spec", ref: at(to), field };
    }
    case "offer": {
      const { ref: to, about } = tools.offer.input.parse(given);
      return { do: "offer", ref: at(to), about };
    }
    case "explain":
      return { do: "explain", ...tools.explain.input.parse(given) };
    case "policy":
      return { do: "policy", ...tools.policy.input.parse(given) };
    case "shape":
      return { do: "shape", ...tools.shape.input.parse(given) };
    case "refuse":
      return { do: "refuse", ...tools.refuse.input.parse(given) };
    default:
      return { do: name };
  }
}

/** A product as the model names it: by an id that it has seen, its place, what stands out, or words of its name. */
function refOf(written: string, ids: ReadonlySet<string>): Ref {
  const id = ids.has(written) ? written : [...ids].find((one) => one.toLowerCase() === written.toLowerCase());
  if (id !== undefined) return { is: "id", id };
  if (/^-?\d{1,2}$/.test(written)) return { is: "nth", n: Number(written) };
  if (/^(?:cheapest|de goedkoopste)$/i.test(written)) return { is: "cheapest" };
  if (/^(?:dearest|de duurste)$/i.test(written)) return { is: "dearest" };
  if (written === "" || /^(?:this|deze|dit)$/i.test(written)) return { is: "this" };
  return { is: "named", words: written };
}

/** The first number in the words of a command that nobody said; references and choices have numbers of their own. */
function madeUp(input: object, numbers: ReadonlySet<string>): string | undefined {
  const said = Object.entries(input).filter(([field]) => ["text", "word", "part", "term", "field"].includes(field));
  const found = said.flatMap(([, value]) => (typeof value === "string" ? numbersIn(value) : []));
  return found.find((number) => !numbers.has(number));
}

/** The numbers of a text in one spelling: `1.299,00` and `1299` are one. */
export function numbersIn(text: string): string[] {
  const found = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return found.map((written) => {
    const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written) ? written.replaceAll(".", "") : written;
    const number = Number(plain.replace(",", "."));
    return Number.isFinite(number) ? String(number) : written;
  });
}
