import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SearchFilters } from "#contract/search";
import type { Wish } from "#contract/wish";
import { createBreaker } from "~/api/breaker";
import { json, loaderContext } from "../../../../tests/loader-context";
import type { SearchPlace } from "../place";
import { readSearchBox } from "./read-search-box";
import { aWish, washing } from "./wish.fixture";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Answer = () => Response | Promise<Response>;
const reads =
  (wish: Wish | null): Answer =>
  () =>
    json({ wish });

async function open(query: string, answer: Answer, breaker = createBreaker(), slugs: string[] = []) {
  const { context, sent } = loaderContext(answer, { breaker });
  const place: SearchPlace = { kind: "search", slugs };
  const request = new Request(`${context.origin}/zoeken/?${new URLSearchParams(query)}`);
  const outcome = await readSearchBox({ request, context }, place).catch((thrown: unknown) => thrown);
  if (outcome instanceof Error) throw outcome;
  const location = outcome instanceof Response ? outcome.headers.get("location") : undefined;
  return { wish: outcome instanceof Response ? undefined : outcome, location, sent, missed: context.calls?.missed };
}

describe("reading what is in the search box", () => {
  test("a plain search makes no call", async () => {
    for (const query of ["q=wasmachine", "q=bosch boor", "", "q=een twee drie&words=een twee drie"]) {
      const { wish, sent } = await open(query, reads(washing));
      expect([query, wish, sent.length]).toEqual([query, null, 0]);
    }
  });
  test("a sentence leads to the search it asks for, which is read once more and leads nowhere", async () => {
    const { location, sent } = await open("q=stille wasmachine zonder Apple", reads(washing));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/wish", { q: "stille wasmachine zonder Apple", adult: false, marketplace: false }],
    ]);
    const next = new URL(location ?? "", "https://shop.example");
    expect(next.pathname).toBe("/zoeken/huishouden/wasmachines/");
    const again = await open(next.search.slice(1), reads(washing));
    expect(again.wish).toEqual(washing);
  });
  test("a sentence within a category is read as one about it", async () => {
    const { sent } = await open("q=rood en niet duur", reads(null), createBreaker(), ["mode", "jassen"]);
    expect(sent[0]?.body).toMatchObject({ category: "mode.jassen" });
  });
  test("an address that filters already is left as it is, and a question is asked in place", async () => {
    expect((await open("q=een twee drie&brand=Bosch", reads(washing))).wish).toBeNull();
    const asking = aWish({ kinds: [...washing.kinds, ...washing.kinds] });
    expect((await open("q=een twee drie", reads(asking))).wish).toEqual(asking);
  });
  test("hostile filters of a search service elsewhere do not get into an address", async () => {
    const filters = { utm_source: ["x"], page: ["2"], constructor: ["x"], color: ["rood"] } as SearchFilters;
    const { location } = await open("q=een twee drie", reads(aWish({ q: "een", filters })));
    expect(location).toBe("/zoeken/?q=een+twee+drie&color=rood&words=een");
  });

  test("a service that does not know the call is asked once, and its pages can be shared", async () => {
    const breaker = createBreaker();
    const first = await open("q=een twee drie", () => json({}, 404), breaker);
    const second = await open("q=een twee vier", () => json({}, 404), breaker);
    expect([first.wish, first.sent.length, first.missed?.size]).toEqual([null, 1, 0]);
    expect([second.wish, second.sent.length, second.missed?.size ?? 0]).toEqual([null, 0, 0]);
  });
  test("one that fails is left alone for a while, and the next page can be shared", async () => {
    const breaker = createBreaker();
    expect((await open("q=een twee drie", () => json({}, 500), breaker)).missed?.size).toBe(1);
    const second = await open("q=een twee drie", reads(washing), breaker);
    expect([second.wish, second.sent.length, second.missed?.size ?? 0]).toEqual([null, 0, 0]);
  });
  test("a refused sentence says nothing about the next", async () => {
    const breaker = createBreaker();
    expect((await open("q=een twee drie", () => json({}, 400), breaker)).wish).toBeNull();
    expect((await open("q=een twee drie", reads(washing), breaker)).location).toContain("wasmachines");
  });
  test("a slow one is left alone too", async () => {
    const breaker = createBreaker();
    const late = () => Promise.reject(new DOMException("", "TimeoutError"));
    expect((await open("q=een twee drie", late, breaker)).wish).toBeNull();
    expect((await open("q=een twee drie", reads(washing), breaker)).sent).toEqual([]);
  });
});
