import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

const FLAGS = `features=${encodeURIComponent('{"enabled":["Marketplace","Cart"],"disabled":[]}')}`;
const PEOPLE = ["Aafke", "Bartholomeus", "Cornelia"];
const ROUNDS = 6;

interface Visitor {
  name: string;
  cookie: string;
}

/** Something that is sold here. */
async function offerOf(request: APIRequestContext) {
  const page = { current: 0, size: 60 };
  const sort = { by: "relevance", direction: "desc" };
  const data = { q: "", filters: {}, page, sort, context: "search", mobile: false };
  const { hits } = await (await request.post("/api/search/search", { data })).json();
  for (const { _id: id } of hits.hits) {
    const { offers } = await (await request.post("/api/search/product-offers", { data: { id } })).json();
    const best = offers.find(({ sellable }: { sellable: boolean }) => sellable);
    if (best) return { product: id, sid: best.shop.id, spid: best.merchantProductId };
  }
  throw new Error("Nothing is sold here");
}

/** Somebody with a cart who has given an address. */
async function visitor(request: APIRequestContext, name: string, offer: object): Promise<Visitor> {
  const session = randomBytes(16).toString("hex");
  const headers = { "X-Cart-Session": session };
  const added = await request.post("/api/carts/carts/add-product/", { headers, data: offer });
  expect(added.status(), await added.text()).toBe(200);
  const address = {
    recipient: `${name} de Wit`,
    street: "Dorpsstraat",
    houseNumber: "1",
    addition: "",
    postalCode: "3511 AB",
    city: "Utrecht",
    country: "NL",
    phone: "",
    company: null,
  };
  const data = { attribute: "delivery_address", address, email: `${name.toLowerCase()}@voorbeeld.example` };
  expect((await request.post("/api/carts/orders/delivery_address/", { headers, data })).status()).toBe(200);
  return { name, cookie: `${FLAGS}; cartSessionHash=${session}` };
}

test("of visitors who ask for their pages at the same time, none is shown what is another's", async ({
  request,
  catalogue,
}) => {
  const offer = await offerOf(request);
  const visitors = await Promise.all(PEOPLE.map((name) => visitor(request, name, offer)));
  const stranger = { name: "", cookie: FLAGS };
  const pages = ["/afrekenen/", "/winkelwagen/", "/", catalogue.paths.listing(catalogue.slugs[0])];
  const asked = Array.from({ length: ROUNDS }, () => [...visitors, stranger])
    .flat()
    .flatMap(({ name, cookie }) => pages.map((page) => ({ name, cookie, page })));
  let own = 0;
  await Promise.all(
    asked.map(async ({ name, cookie, page }) => {
      const answer = await request.get(page, { headers: { cookie } });
      const text = await answer.text();
      const told = PEOPLE.filter((one) => new RegExp(one, "i").test(text));
      const mayTell = page === "/afrekenen/" ? name : "";
      const others = told.filter((one) => one !== mayTell);
      expect(others, `${page} of ${name || "a stranger"}`).toEqual([]);
      own += told.length;
      if (page === "/afrekenen/" || page === "/winkelwagen/")
        expect(answer.headers()["cache-control"], page).toContain("no-store");
    }),
  );
  // A page whose details are late comes without them, so a busy machine tells fewer.
  expect(own).toBeGreaterThan(0);
});
