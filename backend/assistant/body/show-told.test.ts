import { expect, it, vi } from "vitest";
import type { SearchRequest } from "#contract/search";
import type { Wish } from "#contract/wish";
import { emptyShop } from "../chats.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { showMore, showProducts } from "./show";
import { say } from "./texts";
import { withoutUntellable } from "./untellable";
import { neededPart } from "./untold";
import { drop, wish } from "./wish";

const specifications: Record<string, { group: string; name: string; value: string }[]> = {
  yes: [{ group: "", name: "Stapelbaar", value: "Ja" }],
  no: [{ group: "", name: "Stapelbaar", value: "Nee" }],
  wifi: [{ group: "", name: "Netwerk", value: "Wifi" }],
  without: [{ group: "", name: "Stapelbaar", value: "Niet inbegrepen" }],
};
vi.mock("./products", () => ({
  priceOf: () => null,
  specNamed: () => undefined,
  summariesOf: async (_: unknown, ids: string[]) =>
    ids.map((id) => ({ id, name: `Stoel ${id}`, brand: null, category: "stoelen", highlights: [], rating: null })),
}));
vi.mock("./sold-here", () => ({ withNextStep: async (_: unknown, said: unknown) => said }));
vi.mock("./variants", () => ({ withVariants: async () => new Map() }));
vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) =>
    new Map(
      ids.map((id) => [
        id,
        { specifications: specifications[id] ?? [], features: {}, color: [], size: [], gender: null },
      ]),
    ),
}));

const chairs = { key: "stoelen", name: "Stoelen", path: "/stoelen/", products: 3 };
/** A shop in which a search by these words finds these products. */
const finding = (found: Record<string, string[]>, read?: Partial<Wish>): Around => {
  const plain = { q: "", kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
  const finder = {
    ...emptyShop().finder,
    readWish: async () => ({ ...plain, ...read }),
    ids: async ({ q }: SearchRequest) => ({ ids: found[q ?? ""] ?? [], total: (found[q ?? ""] ?? []).length }),
    facets: async () => ({}),
  };
  const kit = { db: {}, log: { warn: () => undefined } };
  return { kit, finder, view: {}, segments: {}, turn: 0, message: "" } as unknown as Around;
};
const idsOf = ({ blocks }: Awaited<ReturnType<typeof showProducts>>) =>
  blocks.flatMap((block) => (block.type === "products" ? block.items.map(({ id }) => id) : []));

it("what says itself that it lacks what is searched for is held back", async () => {
  const around = finding({ stapelbaar: ["no", "without", "plain"] });
  expect(idsOf(await showProducts(around, { ...newState(), kinds: [chairs], q: "stapelbaar" }))).toEqual(["plain"]);
});

it("of words that nothing has together, those that tell of the kind stay, and the others are named", async () => {
  const around = finding(
    { "wifi gezellig": [], wifi: ["wifi"], gezellig: ["plain"], "": ["plain", "wifi"] },
    { kinds: [chairs], q: "wifi gezellig" },
  );
  const said = await wish({ text: "gezellige stoel met wifi" }, newState(), around);
  expect(idsOf(said)).toEqual(["wifi"]);
  expect(said.state.q).toBe("wifi");
  expect(said.text[0]).toContain("Met “gezellig” kon ik nog niets");
});

it("where nothing of what is found is specified, what names seldom tell is not demanded but named", async () => {
  const armrests = { said: "armleuningen", word: "armleuningen" };
  const seldom = { ...armrests, isSeldomNamed: true as const };
  const ask = (ids: string[], demands: Wish["demands"]) =>
    wish(
      { text: "stoel met armleuningen" },
      newState(),
      finding({ "": ids }, { kinds: [chairs], leftovers: ["armleuningen"], ...(demands && { demands }) }),
    );
  const said = await ask(["plain", "bare"], [seldom]);
  expect(idsOf(said)).toEqual(["plain", "bare"]);
  expect(said.text[0]).toContain("Of deze producten daaraan voldoen, zie ik niet in de gegevens");
  // One that is specified says that the shop tells of its chairs.
  expect(idsOf(await ask(["plain", "wifi"], [seldom]))).toEqual([]);
  expect(idsOf(await ask(["plain", "bare"], [armrests]))).toEqual([]);
});

it("a word that leaves nothing to search for is named too, where nothing is specified", async () => {
  const demands = [{ said: "klep", word: "klep", isSeldomNamed: true as const }];
  const ask = (found: Record<string, string[]>) =>
    wish({ text: "stoel met klep" }, newState(), finding(found, { q: "stoel klep", noun: "stoel", demands }));
  const said = await ask({ "stoel klep": [], stoel: ["plain"] });
  expect([idsOf(said), said.state.q]).toEqual([["plain"], "stoel"]);
  expect(said.text[0]).toContain("Met “klep” kon ik nog niets");
  const specified = finding({ "stoel klep": [], stoel: ["wifi"] });
  const state = { ...newState(), q: "stoel klep", noun: "stoel" };
  expect(await withoutUntellable(specified, state, demands)).toEqual({ state, left: [] });
  expect((await ask({ "stoel klep": ["plain"], stoel: ["plain", "bare"] })).state.q).toBe("stoel klep");
});

it("what merely goes in the same place is not like a thing that the shop does not have", async () => {
  const around = finding({ "trampoline tuin": ["plain"], "trampoline laag": ["plain"] });
  const { finder } = around;
  const relaxing = {
    ...around,
    finder: {
      ...finder,
      ids: async (request: SearchRequest) => ({ ...(await finder.ids(request)), relaxed: request.q?.split(" ")[1] }),
    },
  } as Around;
  expect(idsOf(await showProducts(relaxing, { ...newState(), q: "trampoline tuin" }))).toEqual([]);
  expect(idsOf(await showProducts(relaxing, { ...newState(), q: "trampoline laag" }))).toEqual(["plain"]);
});

it("what most tell in its own place is met by nothing else: a chair of wood with a seat of plastic", async () => {
  specifications.wood = [
    { group: "", name: "Materiaal", value: "Hout" },
    { group: "", name: "Zitting", value: "Kunststof" },
  ];
  specifications.plastic = [{ group: "", name: "Materiaal", value: "Kunststof" }];
  const check = { said: "kunststof", values: ["kunststof"], features: ["materiaal"], isSearched: true as const };
  const around = finding({ kunststof: ["wood", "plastic"] }, { kinds: [chairs], q: "kunststof", checks: [check] });
  const said = await wish({ text: "kunststof stoel" }, newState(), around);
  expect(idsOf(said)).toEqual(["plastic"]);
  const dropped = await drop({ part: "kunststof" }, said.state, finding({ "": ["wood", "plastic"] }));
  expect([dropped.state.q, idsOf(dropped)]).toEqual(["", ["wood", "plastic"]]);
});

const pathOf = ({ blocks }: Awaited<ReturnType<typeof showProducts>>) =>
  blocks.flatMap((block) => (block.type === "wishes" ? [block.path] : []))[0];
const demanding = (said: string) => ({ ...newState(), kinds: [chairs], parts: [neededPart(said, 0)] });
const withSegments = (around: Around) => ({ ...around, segments: { products: "producten" } }) as Around;

it("what products must say is searched for on the search screen, where that finds any of them", async () => {
  const linkOf = async (found: Record<string, string[]>) =>
    pathOf(await showProducts(withSegments(finding(found)), demanding("wifi")));
  expect(await linkOf({ "": ["plain", "wifi"], wifi: ["wifi"] })).toBe("/stoelen/producten/?q=wifi");
  expect(await linkOf({ "": ["plain", "wifi"] })).toBe("/stoelen/producten/");
});

it("a page of which all break a wish is not the last", async () => {
  const ids = [...Array.from({ length: 6 }, (_, at) => `bare${at}`), "wifi"];
  const around = finding({});
  const { finder } = around;
  const paged = {
    ...around,
    finder: {
      ...finder,
      ids: async ({ page }: SearchRequest) => ({
        ids: ids.slice(page.current * page.size, (page.current + 1) * page.size),
        total: ids.length,
      }),
    },
  } as Around;
  expect(idsOf(await showMore(paged, { ...demanding("wifi"), pages: 1 }))).toEqual(["wifi"]);
  expect((await showMore(paged, { ...demanding("laag"), pages: 1 })).text).toEqual([say("noMore")]);
});
