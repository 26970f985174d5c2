import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dutchNames } from "../tests/route-names";
import { type Asked, asJson, closeShop, gate, openShop } from "./pages-fixture";
import { isPersonalPath } from "./personal-pages";

const WISHLIST = "/mijn-account/verlanglijstje/";
const SHARED = "/elektronica/";
const PERSONAL = "private, no-store";
const cartOf = (letter: string) => letter.repeat(32);
const cookieOf = (letter: string) => ({ cookie: `cartSessionHash=${cartOf(letter)}` });
const form = { "content-type": "application/x-www-form-urlencoded" };

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(closeShop);

type Load = (asked: Asked) => Promise<Response> | Response;
const cart: Load = ({ context }) => asJson(`cart ${context.cartSession ?? "unknown"}`);

/** A shop with one account page and one public page; both use `load` and `act`. */
function open({ load = cart, act, publicOrigin }: { load?: Load; act?: Load; publicOrigin?: string } = {}) {
  const page = { default: () => null, loader: load, ...(act ? { action: act } : {}) };
  const routes = {
    root: { id: "root", module: { default: () => null } },
    account: { id: "account", parentId: "root", module: { default: () => null } },
    wishlist: { id: "wishlist", parentId: "account", path: "{profile}/{wishlist}", module: page },
    category: { id: "category", parentId: "root", path: ":category", module: page },
  };
  return openShop(routes, publicOrigin ? { publicOrigin } : {});
}

test("two visitors at once are never joined on a personal page: each gets their own", async () => {
  const { lift, lifted } = gate();
  let begun = 0;
  const ask = await open({
    load: async (asked) => {
      if (++begun === 2) lift();
      await lifted;
      return cart(asked);
    },
  });
  const [a, b] = await Promise.all([ask(WISHLIST, "GET", cookieOf("a")), ask(WISHLIST, "GET", cookieOf("b"))]);
  expect(a.text).toContain(`cart ${cartOf("a")}`);
  expect(b.text).toContain(`cart ${cartOf("b")}`);
  expect(begun).toBe(2);
});

test("nothing of a personal page is kept: it is made again for each request, also for the same visitor", async () => {
  const load = vi.fn(cart);
  const ask = await open({ load });
  expect((await ask(WISHLIST, "GET", cookieOf("a"))).text).toContain(cartOf("a"));
  expect((await ask(WISHLIST)).text).toContain("cart unknown");
  await ask(WISHLIST);
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ["the page", WISHLIST, "GET"],
  ["its data", `${WISHLIST}?_data=wishlist`, "GET"],
  ["its head", WISHLIST, "HEAD"],
  ["its address without the slash", "/mijn-account/verlanglijstje", "GET"],
  ["another route's data", `${WISHLIST}?_data=category`, "GET"],
])("no cache may keep %s", async (_, path, method) => {
  const answer = await (await open())(path, method, cookieOf("a"));
  expect(answer.headers["cache-control"]).toBe(PERSONAL);
});

test("nor a personal page that fails, or that says otherwise itself", async () => {
  const ask = await open({
    load: ({ request }) => {
      if (request.url.includes("missing")) throw new Response("Not found", { status: 404 });
      return asJson("x", { "Cache-Control": "public, max-age=60" });
    },
  });
  const missing = await ask(`${WISHLIST}?missing`);
  expect([missing.status, missing.headers["cache-control"]]).toEqual([404, PERSONAL]);
  expect((await ask(`${WISHLIST}?_data=wishlist`)).headers["cache-control"]).toBe(PERSONAL);
});

test("a shared page is made once for all who ask at once, and knows and sets no cookie", async () => {
  const { lift, lifted } = gate();
  const load = vi.fn(async (asked: Asked) => {
    await lifted;
    expect(asked.request.headers.get("cookie")).toBeNull();
    const said = await cart(asked);
    said.headers.set("Set-Cookie", "cartSessionHash=of-the-first");
    return said;
  });
  const ask = await open({ load });
  const both = Promise.all(["a", "b"].map((letter) => ask(SHARED, "GET", cookieOf(letter))));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  lift();
  for (const answer of [...(await both), await ask(SHARED, "GET", cookieOf("c"))]) {
    expect(answer.text).toContain("cart unknown");
    expect(answer.headers["cache-control"]).toContain("s-maxage");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  const data = await ask(`${SHARED}?_data=category`, "GET", cookieOf("a"));
  expect(data.headers["cache-control"]).toBe("private, max-age=30");
  expect(data.headers["set-cookie"]).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a plain form reaches the action of a personal page, which may set a cookie and lead on", async () => {
  const ask = await open({
    act: async ({ request, context }) => {
      const sent = await request.formData();
      const location = `/?${new URLSearchParams({ line: String(sent.get("line")), cart: context.cartSession ?? "" })}`;
      const cookie = `cartSessionHash=${cartOf("d")}; Path=/; SameSite=Lax`;
      return new Response(null, { status: 303, headers: { Location: location, "Set-Cookie": cookie } });
    },
  });
  const body = "line=1";
  const headers = { ...form, ...cookieOf("a"), "content-length": String(body.length), "sec-fetch-site": "same-origin" };
  const answer = await ask(WISHLIST, "POST", headers, body);
  expect([answer.status, answer.headers.location]).toEqual([303, `/?line=1&cart=${cartOf("a")}`]);
  expect(answer.headers["set-cookie"]).toEqual([`cartSessionHash=${cartOf("d")}; Path=/; SameSite=Lax`]);
  expect(answer.headers["cache-control"]).toBe(PERSONAL);
});

test("a form of the shop itself is taken behind a proxy that asks for it by a host of its own", async () => {
  const act = vi.fn(() => asJson("done"));
  const publicOrigin = "https://shop.example";
  const ask = await open({ act, publicOrigin });
  const own = { ...form, origin: publicOrigin, "content-length": "0" };
  for (const host of ["127.0.0.1:3000", "inside:8080"])
    expect((await ask(WISHLIST, "POST", { ...own, host })).status, host).toBe(200);
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([WISHLIST, `${WISHLIST}?_data=wishlist`, "/Mijn-Account/Verlanglijstje/"])(
  "a form of another site changes nothing: %s",
  async (path) => {
    const act = vi.fn(() => asJson("done"));
    const ask = await open({ act });
    const sent = { ...form, ...cookieOf("a"), "content-length": "0" };
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const from of foreign) expect((await ask(path, "POST", { ...sent, ...from })).status).toBe(403);
    expect(act).not.toHaveBeenCalled();
    const own = await ask(path, "POST", sent);
    expect([own.status, own.headers["cache-control"]]).toEqual([200, PERSONAL]);
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test("a form sent to a page that is for all hears of no cart, and is kept by nobody", async () => {
  const ask = await open({ act: cart });
  const answer = await ask(`${SHARED}?_data=category`, "POST", { ...form, ...cookieOf("a"), "content-length": "0" });
  expect(answer.text).toContain("cart unknown");
  expect(answer.headers["cache-control"]).toBe(PERSONAL);
});

test("a cookie that is no cart of ours is none", async () => {
  const answer = await (await open())(WISHLIST, "GET", { cookie: "cartSessionHash=%0d%0aX-Evil:1" });
  expect(answer.text).toContain("cart unknown");
});

test.each([
  [WISHLIST, true],
  ["/MIJN-account/%76erlanglijstje", true],
  ["/mijn-account/", true],
  ["/voorraadmelding/a%2Fb/", true],
  ["/auth-redirect", true],
  ["/", false],
  ["/elektronica/telefoons/", false],
  ["/mijn-account/verlanglijstje/x/", false],
  ["/mijn-account/%E0%A4%A/", false],
])("%s is personal: %s", (path, expected) => {
  expect(isPersonalPath(dutchNames, path)).toBe(expected);
});
