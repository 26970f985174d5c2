import { expect, it } from "vitest";
import * as contract from "#contract/assistant";
import { type Product, type ProductSummary, product, productsById } from "#contract/products";
import { services } from "#contract/services";
import { talkingShop } from "./shop.fixture";

const PRODUCTS = 700;

const shop = talkingShop(PRODUCTS);

const post: typeof shop.post = (call, body) => shop.post(call, body);
async function detail(id: string): Promise<Product> {
  const path = product.path.replace("{id}", id).replace("{suffix}", "");
  const response = await shop.fetch(
    new Request(`http://shop${services.search.mount}${path}?withExpired=1&withRedirects=1`),
  );
  return response.json() as Promise<Product>;
}

type Seen = Pick<Product, "specifications"> & ProductSummary;
type Block<Type extends contract.ChatBlock["type"]> = contract.ChatBlock & { type: Type };
const blockOf = <Type extends contract.ChatBlock["type"]>({ blocks }: contract.ChatMessage, type: Type) =>
  blocks.find((block): block is Block<Type> => block.type === type);
const idsOf = (message: contract.ChatMessage) => blockOf(message, "products")?.items.map(({ id }) => id) ?? [];

/** A conversation; after every answer holds what must always hold. */
async function talk() {
  const { chat_id, message } = await post(contract.chatGreeting, {});
  const heard: string[] = [];
  const seen = new Map<string, Seen>();
  async function ask(said: string): Promise<contract.ChatMessage> {
    const turn = await post(contract.chatAsk, { message: said, chat_id, lang: "nl" });
    heard.push(said);
    await holds(turn.message);
    return turn.message;
  }
  async function holds(answer: contract.ChatMessage): Promise<void> {
    const ids = [...idsOf(answer), ...(blockOf(answer, "comparison")?.ids ?? [])];
    const { products } = await post(productsById, { ids: ids.length > 0 ? ids : ["none"] });
    for (const summary of products)
      seen.set(summary.id, { ...summary, specifications: (await detail(summary.id)).specifications });
    const query = new URL(blockOf(answer, "wishes")?.path ?? "/", "http://shop").searchParams;
    for (const one of products.filter(({ id }) => idsOf(answer).includes(id))) {
      const amount = one.lowestTotal ?? Number.NaN;
      if (query.has("priceTo")) expect(amount, one.name).toBeLessThanOrEqual(Number(query.get("priceTo")) * 100);
      if (query.has("priceFrom")) expect(amount, one.name).toBeGreaterThanOrEqual(Number(query.get("priceFrom")) * 100);
    }
    const money =
      JSON.stringify([...seen.values()])
        .match(/\d+/g)
        ?.map(Number) ?? [];
    const prices = answer.text.match(/€ ?[\d.]+(?:,\d\d)?/g) ?? [];
    const isKnown = (text: string) => {
      const cents = Math.round(Number(text.replace(/[€. ]/g, "").replace(",", ".")) * 100);
      return money.includes(cents) || heard.some((words) => words.includes(String(cents / 100)));
    };
    // What is said of prices before today stands in the price history, which is not read here.
    const isHistory = blockOf(answer, "quote")?.source.kind === "price-history";
    if (!isHistory && !blockOf(answer, "choices"))
      expect(
        prices.filter((text) => !isKnown(text)),
        answer.text,
      ).toEqual([]);
  }
  return { ask, seen, greeting: message, id: chat_id };
}

it("holds a conversation with corrections, a comparison, a quote and a hand-over", async () => {
  const { ask, seen, greeting } = await talk();
  expect(greeting.text).toMatch(/^Je praat met een digitale assistent, geen mens/);
  expect(blockOf(greeting, "choices")?.options).toHaveLength(4);

  const first = await ask("Ik zoek een laptop tot 900 euro");
  const shown = idsOf(first);
  expect(shown.length).toBeGreaterThan(1);
  expect(
    blockOf(first, "wishes")
      ?.chips.map(({ label }) => label)
      .join(),
  ).toContain("900");

  const compared = await ask("Vergelijk de eerste en de tweede");
  expect(blockOf(compared, "comparison")).toMatchObject({ ids: shown.slice(0, 2), path: "/vergelijken/" });
  const [prices] = blockOf(compared, "comparison")?.rows ?? [];
  expect(prices?.field).toBe("Prijs");

  const quoted = await ask("Hoe groot is het scherm van de tweede?");
  const quote = blockOf(quoted, "quote");
  const second = seen.get(shown[1] ?? "");
  expect(quote?.source).toMatchObject({ kind: "specification", path: second?.canonical_path });
  expect(second?.specifications.map(({ name, value }) => `${name}: ${value}`)).toContain(quote?.text);

  const missing = await ask("Is de tweede geschikt voor duiken onder water?");
  expect([blockOf(missing, "quote"), idsOf(missing)]).toEqual([undefined, shown.slice(1, 2)]);

  const cheapest = await ask("Wat kost de goedkoopste?");
  const amounts = [...seen.values()].map(({ id, lowestTotal }) => ({
    id,
    amount: lowestTotal ?? Number.POSITIVE_INFINITY,
  }));
  const [low] = amounts.sort((a, b) => a.amount - b.amount);
  expect(blockOf(cheapest, "quote")?.source.path).toBe(seen.get(low?.id ?? "")?.canonical_path);

  const cheaper = await ask("Iets goedkoper graag");
  // Nothing is cheaper than the cheapest: that one is shown again.
  if (idsOf(cheaper).length !== 1 || idsOf(cheaper)[0] !== low?.id)
    for (const id of idsOf(cheaper)) expect(seen.get(id)?.lowestTotal).toBeLessThan(low?.amount ?? 0);

  const freed = await ask("Laat het budget maar los");
  expect(blockOf(freed, "wishes")?.path).not.toContain("price");

  const bound = await ask("Toch liever tot 700 euro");
  const phone = await ask("Doe toch maar een smartphone");
  expect(blockOf(bound, "wishes")?.path).toContain("priceTo=700");
  expect(blockOf(phone, "wishes")?.path).toContain("priceTo=700");
  expect(idsOf(phone).some((id) => idsOf(first).includes(id))).toBe(false);

  const named = await ask(`Is die ${seen.get(idsOf(phone)[0] ?? "")?.brand} op voorraad?`);
  expect(blockOf(named, "quote")?.source.path).toBe(seen.get(idsOf(phone)[0] ?? "")?.canonical_path);
  const deal = await ask("Is dit een goede prijs?");
  expect(blockOf(deal, "quote")?.source.kind).toBe("price-history");
  expect(blockOf(await ask("Ik wil een medewerker spreken"), "contact")).toBeDefined();
});

it("shows nothing that breaks a wish, and says which one stands in the way", async () => {
  const { ask } = await talk();
  const none = await ask("Ik zoek een laptop onder de 5 euro");
  expect(idsOf(none)).toEqual([]);
  const [way] = blockOf(none, "choices")?.options ?? [];
  expect(way).toMatchObject({ count: expect.any(Number) });
  const without = await ask(way?.message ?? "");
  expect(idsOf(without).length).toBeGreaterThan(0);
  expect(blockOf(without, "wishes")?.total).toBe(way?.count);
});

it("shows the furthest where nothing goes further, and says so", async () => {
  const { ask } = await talk();
  await ask("Ik zoek een wasmachine");
  let answer = await ask("stiller");
  for (let tries = 0; tries < PRODUCTS && !answer.text.includes("Het dichtst in de buurt komt"); tries++)
    answer = await ask("stiller");
  expect(answer.text).toContain("Met je andere wensen heb ik niets gevonden");
  expect(idsOf(answer)).toHaveLength(1);
});

it("asks at most one question at a time, never twice the same, and no more than two in a row", async () => {
  const { ask } = await talk();
  const questions: string[] = [];
  for (const said of ["Ik zoek kleding", "Maakt niet uit", "Maakt niet uit", "Maakt niet uit"]) {
    const asked = (await ask(said)).blocks.filter(({ type }) => type === "choices");
    expect(asked.length).toBeLessThanOrEqual(1);
    for (const block of asked) questions.push(block.type === "choices" ? block.question : "");
  }
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThan(0);
});

it("a word for several kinds brings some of each of them, goes on with them, and asks which one is meant", async () => {
  const { ask } = await talk();
  const first = await ask("Ik zoek kleding");
  const counts = blockOf(first, "choices")?.options.flatMap(({ count }) => count ?? []) ?? [];
  expect(counts.length).toBeGreaterThan(1);
  expect(blockOf(first, "wishes")?.total).toBe(counts.reduce((sum, count) => sum + count, 0));
  const ids = [...idsOf(first), ...idsOf(await ask("meer"))];
  expect(new Set(ids).size).toBe(8);
  const kinds = await Promise.all(ids.map(async (id) => (await detail(id)).category.split(".").slice(0, 2).join(".")));
  expect(new Set(kinds).size).toBe(counts.length);
  expect(kinds.filter((kind) => !kind.endsWith("kleding"))).toEqual([]);
});

it("answers from the shop's texts with their source, and gives the same answer to the same question", async () => {
  const said = ["Hoe kan ik iets terugsturen?", "Wat is het verschil tussen oled en qled?", "Hoeveel laptops zijn er?"];
  const both = await Promise.all([talk(), talk()]);
  const answers = await Promise.all(
    both.map(async ({ ask }) => {
      const found = [];
      for (const question of said) found.push(await ask(question));
      return found.map(({ text, blocks }) => ({ text, blocks }));
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const [help, guide] = both.length > 0 ? (answers[0] ?? []) : [];
  expect(help?.blocks[0]).toMatchObject({ type: "quote", source: { kind: "support" } });
  expect(guide?.blocks[0]).toMatchObject({ type: "quote", source: { kind: "guide" } });
});

it("continues a list with products that were not shown, until there are no more", async () => {
  const { ask } = await talk();
  const first = await ask("Ik zoek een laptop");
  const total = blockOf(first, "wishes")?.total ?? 0;
  const seen = new Set(idsOf(first));
  for (let page = 1; page < Math.min(4, Math.ceil(total / 4)); page++) {
    const ids = idsOf(await ask("meer"));
    expect(ids.filter((id) => seen.has(id))).toEqual([]);
    for (const id of ids) seen.add(id);
  }
  expect(seen.size).toBe(Math.min(total, 16));
});

it("names what it could not use, also when it is asked for the cheapest, the best rated or a number", async () => {
  for (const said of ["Wat is de goedkoopste hoekbank?", "Best beoordeelde hoekbank", "Hoeveel hoekbanken zijn er?"]) {
    const { ask } = await talk();
    expect((await ask(said)).text, said).toContain("Met “hoek” kon ik nog niets.");
  }
  const { ask } = await talk();
  expect((await ask("Wat is de goedkoopste laptop die jullie hebben?")).text).not.toContain("kon ik nog niets");
  expect((await ask("En hoeveel laptops zijn er in totaal?")).text).not.toContain("kon ik nog niets");
});

it.each<[string[], [string, string]]>([
  [
    ["hoesje voor iphone 15", "oh wacht hij heeft een 16"],
    ["geschikt-voor", "iPhone 16"],
  ],
  [
    ["koptelefoon tot 100 euro", "150 is ook nog ok"],
    ["priceTo", "150"],
  ],
  [
    ["lego tot 80 euro", "met auto's"],
    ["brand", "LEGO"],
  ],
  [
    ["laptop tot 900 euro", "nog iets met wiebelpoten", "16 gb geheugen minimaal"],
    ["werkgeheugen", ">=16 GB"],
  ],
])("what a hurried second message means goes with what was asked: %j", async (said, [key, value]) => {
  const { ask } = await talk();
  let answer = await ask(said[0] ?? "");
  for (const next of said.slice(1)) answer = await ask(next);
  expect(new URL(blockOf(answer, "wishes")?.path ?? "/", "http://shop").searchParams.get(key)).toBe(value);
});

it("keeps what is in view when nothing in the shop is told by a word, and says so", async () => {
  const { ask } = await talk();
  const first = await ask("laptop tot 900 euro");
  const unknown = await ask("en ook zwibrelen");
  expect([idsOf(unknown), unknown.text.includes("zwibrelen")]).toEqual([[], true]);
  expect(idsOf(await ask("tot 2000 euro")).length).toBeGreaterThanOrEqual(idsOf(first).length);
});

it("the best battery is the one that lasts, and what a machine takes is not what it weighs", async () => {
  const { ask } = await talk();
  await ask("laptop");
  const best = await ask("welke heeft de beste batterij");
  expect(blockOf(best, "wishes")?.chips.map(({ label }) => label)).toEqual(["zo lange accuduur mogelijk"]);
  await ask("wasmachine");
  await ask("kan ik die terugsturen?");
  const weight = await ask("wat weegt de eerste?");
  expect(blockOf(weight, "quote")?.text ?? "").not.toMatch(/vulgewicht/i);
  expect(blockOf(weight, "quote")?.source.kind).not.toBe("support");
});
