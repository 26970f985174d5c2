import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

const flags = (...enabled: string[]) => ({
  cookie: `features=${encodeURIComponent(JSON.stringify({ enabled, disabled: [] }))}`,
  "x-forwarded-for": "203.0.113.7",
});
const headers = flags("Chat");
const unknown = "0123456789abcdef0123456789abcdef";
const ask = (request: APIRequestContext, page: string, form: Record<string, string>) =>
  request.post(page, { form, headers, maxRedirects: 0 });
const questions = (html: string) => html.match(/Jij: /g)?.length ?? 0;

test("RT-16: the assistant has a page for who has it, which other sites and search engines are told nothing of", async ({
  request,
}) => {
  for (const page of ["/chat/", `/chat/${unknown}/`]) {
    const without = { headers: { cookie: `features=${encodeURIComponent('{"enabled":[],"disabled":["Chat"]}')}` } };
    expect((await request.get(page, without)).status()).toBe(404);
  }
  const page = await request.get("/chat/", { headers });
  expect(page.status()).toBe(200);
  expect(page.headers()).toMatchObject({ "referrer-policy": "same-origin", "cache-control": "private, no-store" });
  const html = await page.text();
  expect(html).toContain("Je praat met een digitale assistent, geen mens.");
  expect(html).toContain('content="noindex');
});

test("a question is a plain form, answered on the page of its conversation; sent twice it is one message", async ({
  request,
}) => {
  const form = { bericht: "hoe stuur ik iets terug?", "bericht-id": "een-pagina" };
  const asked = await ask(request, "/chat/", form);
  expect(asked.status()).toBe(303);
  const page = (asked.headers().location ?? "").replace("#antwoord", "");
  expect(page).toMatch(/^\/chat\/[0-9a-f]{32}\/$/);
  const again = { bericht: "ik wil een medewerker spreken", "bericht-id": "nog-een-pagina" };
  for (let times = 0; times < 2; times++) expect((await ask(request, page, again)).status()).toBe(303);
  const html = await (await request.get(page, { headers })).text();
  expect(questions(html)).toBe(2);
  expect(html).toContain("Contact met een mens");
  expect(html).toContain('id="antwoord"');

  expect((await ask(request, page, { doe: "hernoemen", naam: "Terugsturen <b>" })).status()).toBe(303);
  expect(await (await request.get(page, { headers })).text()).toContain("Terugsturen &lt;b&gt;</h1>");
  const gone = await ask(request, page, { doe: "verwijderen" });
  expect([gone.status(), gone.headers().location]).toEqual([303, "/chat/"]);
  expect((await request.get(page, { headers })).status()).toBe(404);
});

test("what cannot be asked keeps its text, and somebody else's conversation is not there", async ({ request }) => {
  const long = `begin ${"x".repeat(1_000)}`;
  const refused = await ask(request, "/chat/", { bericht: long, "bericht-id": "lang" });
  expect(refused.status()).toBe(422);
  const html = await refused.text();
  expect(html).toContain(`>${long}</textarea>`);
  expect(html).toContain("Je vraag is te lang: hoogstens 1.000 tekens.");
  expect(html).toContain('value="lang"');
  expect((await ask(request, "/chat/", { bericht: "  " })).status()).toBe(422);
  expect((await request.get(`/chat/${unknown}/`, { headers })).status()).toBe(404);
  const foreign = await ask(request, `/chat/${unknown}/`, { bericht: "hallo" });
  expect(foreign.status()).toBe(404);
  // The question goes on in a new conversation.
  const kept = await foreign.text();
  expect(kept).toContain(">hallo</textarea>");
  expect(kept).toContain("Stel je vraag in een nieuw gesprek");
  expect(kept).toMatch(/<form method="post" action="\/chat\/"[^>]*data-ask-bar/);
  expect(kept).not.toContain(`value="${unknown}"`);
});

test("RT-33: the trial shows the same assistant in the marketplace", async ({ request }) => {
  const page = await request.get("/poc/", { headers: flags("Marketplace") });
  expect(await page.text()).toContain("Je praat met een digitale assistent, geen mens.");
  const asked = await request.post("/poc/", {
    form: { bericht: "hallo", "bericht-id": "poc" },
    headers: flags("Marketplace"),
    maxRedirects: 0,
  });
  expect(asked.headers().location).toMatch(/^\/poc\/[0-9a-f]{32}\/#antwoord$/);
});

test("the product in view goes along, also without JavaScript", async ({ request, catalogue: { product } }) => {
  const page = await (await request.get(product.canonical_path, { headers })).text();
  const link = `/chat/?product=${product.id}`;
  expect(page).toContain(`href="${link}"`);
  const chat = await (await request.get(link, { headers })).text();
  expect(chat).toContain("Je bekijkt nu");
  expect(chat).toContain(`name="product" value="${product.id}"`);
});
