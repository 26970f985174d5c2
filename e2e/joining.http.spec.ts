import { expect, test } from "./fixtures";

const feed = (price: string) => `id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tgtin
a1\tHouten puzzel\tEen degelijke puzzel van hout.\thttps://winkel.example/p/1\thttps://winkel.example/1.jpg\tin_stock\t${price}\tHoutwerk\t8710000000017
`;
const file = (text: string) => ({ name: "feed.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

test("the page for shops shows three ways to join with pictures, what it costs, and guides (RT-10, ST-01, SH-08)", async ({
  request,
}) => {
  const alias = await request.get("/join/", { maxRedirects: 0 });
  expect([alias.status(), alias.headers().location]).toEqual([301, "/zakelijk/"]);
  const page = await (await request.get("/zakelijk/")).text();
  for (const title of ["Met een plug-in", "Met een productfeed", "Met onze crawler", "Wat het kost"]) {
    expect(page).toContain(title);
  }
  const pictures = Array.from(page.matchAll(/<img[^>]*src="(\/joining\/\w+\.svg)"/g), ([, source = ""]) => source);
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect((await request.get(picture)).headers()["content-type"]).toContain("svg");
  const guides = Array.from(page.matchAll(/href="(\/zakelijk\/[a-z-]+\/)"/g), ([, path = ""]) => path);
  expect(guides.length).toBeGreaterThanOrEqual(6);
  for (const guide of new Set(guides)) expect((await request.get(guide)).status(), guide).toBe(200);
  expect((await request.get("/zakelijk/bestaat-niet/")).status()).toBe(404);
});

test("without JavaScript a shop checks a file, and is told what an import would say", async ({ request }) => {
  const multipart = { adres: "", bestand: file(feed("19.95 EUR")) };
  const good = await request.post("/zakelijk/feed-controle/", { multipart });
  expect(good.status()).toBe(200);
  const report = await good.text();
  expect(report).toContain("1 gelezen, 1 goed, 0 geweigerd");
  expect(report).toContain("Houten puzzel");
  const bad = await request.post("/zakelijk/feed-controle/", { multipart: { bestand: file(feed("duur")) } });
  expect(await bad.text()).toContain("De prijs in price is niet te lezen");
  const none = await request.post("/zakelijk/feed-controle/", { multipart: { adres: "winkel" } });
  expect(none.status()).toBe(422);
  expect(await none.text()).toContain('value="winkel"');
});
