import { expect, test } from "./fixtures";

test("the query parameter sets the cookie and leads to the site's origin", async ({ request, catalogue }) => {
  const answer = await request.get(`${catalogue.paths.search({ q: "x" })}&features=Marketplace,-Blog`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const cookie = decodeURIComponent(answer.headers()["set-cookie"] ?? "");
  expect(cookie).toContain('features={"enabled":["Marketplace"],"disabled":["Blog"]}');
});

test("unknown names are ignored without error", async ({ request }) => {
  const answer = await request.get("/?features=Bestaatniet,__proto__", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

test("server HTML honours the cookie, and one visitor's choice never reaches another", async ({ request }) => {
  const home = async (enabled: string[], disabled: string[] = []) => {
    const cookie = `features=${encodeURIComponent(JSON.stringify({ enabled, disabled }))}`;
    return (await request.get("/", { headers: { cookie } })).text();
  };
  const bare = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "");
  const marketplace = bare(await home(["Marketplace"]));
  const searchEngine = bare(await home([], ["Marketplace"]));
  expect(marketplace).not.toBe(searchEngine);
  expect(bare(await home(["Marketplace"]))).toBe(marketplace);
  expect(bare(await home([], ["Marketplace"]))).toBe(searchEngine);
});

test("the trial of the assistant is in the marketplace reading only (RT-33)", async ({ request }) => {
  const begun = await request.post("/api/assistant/chat/greeting/", { data: {} });
  for (const path of ["/poc/", `/poc/${(await begun.json()).chat_id}/`]) {
    const statusWith = async (flags: object) => {
      const cookie = `features=${encodeURIComponent(JSON.stringify(flags))}`;
      return (await request.get(path, { headers: { cookie } })).status();
    };
    expect(await statusWith({ enabled: ["Marketplace"], disabled: [] })).toBe(200);
    expect(await statusWith({ enabled: [], disabled: ["Marketplace"] })).toBe(404);
  }
});

test("until the shop opens its home page leads to the page that says so, which is always there (RT-13)", async ({
  request,
  catalogue,
}) => {
  const soon = catalogue.paths.to("comingSoon", {});
  const cookie = `features=${encodeURIComponent(JSON.stringify({ enabled: ["ComingSoon"], disabled: [] }))}`;
  const home = await request.get("/", { headers: { cookie }, maxRedirects: 0 });
  expect(home.status()).toBe(302);
  expect(home.headers().location).toBe(soon);
  for (const [headers, title] of [
    [{ cookie }, "Binnenkort open"],
    [{}, "We zijn open"],
  ] as const) {
    const page = await request.get(soon, { headers });
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex');
  }
  expect((await request.get("/", { maxRedirects: 0 })).status()).toBe(200);
});

test("a broken cookie is the same as none", async ({ request }) => {
  const plain = await (await request.get("/")).text();
  for (const value of ["%7B", "null", "%5B1%5D", "x".repeat(5000)]) {
    const answer = await request.get("/", { headers: { cookie: `features=${value}` } });
    expect(answer.status(), value).toBe(200);
    expect(await answer.text()).toBe(plain);
  }
});
