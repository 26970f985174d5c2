import { expect, it } from "vitest";
import { type Product, product } from "#contract/products";
import { services } from "#contract/services";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

/** The last answer of a conversation: the filters of its list, and the products that it shows with their reasons. */
async function heard(...said: string[]) {
  const last = await shop.answerAfter(...said);
  const blocks = last?.blocks ?? [];
  const path = blocks.flatMap((block) => (block.type === "wishes" ? (block.path ?? []) : []))[0] ?? "/";
  const items = blocks.flatMap((block) => (block.type === "products" ? block.items : []));
  const listed = blocks.flatMap((block) => (block.type === "wishes" ? [block.listed] : []))[0];
  const totals = blocks.flatMap((block) => (block.type === "wishes" ? [block.total] : []));
  return {
    text: last?.text ?? "",
    total: totals[0],
    listed,
    path,
    query: new URL(path, "http://shop").searchParams,
    items,
  };
}

async function specificationsOf(id: string): Promise<Record<string, string>> {
  const path = product.path.replace("{id}", id).replace("{suffix}", "");
  const response = await shop.fetch(
    new Request(`http://shop${services.search.mount}${path}?withExpired=1&withRedirects=1`),
  );
  const { specifications } = (await response.json()) as Product;
  return Object.fromEntries(specifications.map(({ name, value }) => [name, value]));
}

it("says how many the search screen lists where it has no filter for a wish", async () => {
  const { items, listed } = await heard("eettafel met onderstel van hout");
  expect(listed).toBeGreaterThan(items.length);
  expect((await heard("eettafel rond")).listed).toBeUndefined();
});

it("says no more products than its link leads to, where only the first could be checked", async () => {
  const { text, total } = await heard("laarsjes gevoerd met wol, geen sleehak");
  expect(text).toContain(`Ik vind ${total} producten`);
});

it("goes on about sleeves where only an adjective is said", async () => {
  const { query } = await heard("jurk met lange mouw", "toch liever korte");
  expect(query.get("mouwlengte")).toBe("Korte mouw");
});

it("shows another thing where one is rather wanted", async () => {
  const { path, query } = await heard("bureau", "toch liever een tafel");
  expect([query.get("q"), path.includes("bureaus")]).toEqual(["tafel", false]);
});

it("seeks what goes with the model in view for that model", async () => {
  const { query, items } = await heard("iphone 16", "heb je er ook een hoesje bij?");
  expect(query.get("q")).toBe("hoesje iphone 16");
  expect(items.length).toBeGreaterThan(0);
});

it.each([
  ["hoesje voor de galaxy s25", "Galaxy S25"],
  ["Mijn man heeft een iPhone 15. Daar zoek ik een hoesje voor.", "iPhone 15"],
])("%s seeks a case, and asks nothing about the telephone", async (said, device) => {
  const { path, query } = await heard(said);
  expect([path.includes("telefoonhoesjes"), query.get("geschikt-voor")]).toEqual([true, device]);
});

it("knows a value in one word with what it is a value of", async () => {
  const { items } = await heard("telefoon met oledscherm");
  const told = await Promise.all(items.map(({ id }) => specificationsOf(id)));
  expect([...new Set(told.map(({ Schermtype }) => Schermtype))]).toEqual(["Oled"]);
});

it("checks each part at that part, and shows what is told of it", async () => {
  const { items } = await heard("eettafel met poten van metaal en blad van eiken");
  const told = await Promise.all(items.map(({ id }) => specificationsOf(id)));
  expect(told.length).toBeGreaterThan(0);
  for (const { Onderstel, Houtsoort } of told) expect([Onderstel, Houtsoort]).toEqual(["Metaal", "Eiken"]);
  expect(items.every(({ reasons }) => reasons.some(({ field }) => field === "Onderstel"))).toBe(true);
});

it("holds to what a part is of in the next turn too", async () => {
  const { items } = await heard("eettafel met onderstel van hout", "rond graag");
  const told = await Promise.all(items.map(({ id }) => specificationsOf(id)));
  expect([...new Set(told.map(({ Onderstel, Vorm }) => `${Onderstel} ${Vorm}`))]).toEqual(["Hout Rond"]);
});
