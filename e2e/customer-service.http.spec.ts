import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { fixedArticles } from "../contract/support";
import { expect, test } from "./fixtures";
import { startShop, temporaryFolder } from "./shop-server";

const flags = encodeURIComponent(JSON.stringify({ enabled: ["Marketplace", "Cart"], disabled: [] }));
const marketplace = { headers: { cookie: `features=${flags}` }, maxRedirects: 0 };
const comparison = { maxRedirects: 0 };

test("RT-11, ST-02 … ST-04: the policies say when they changed, and lead to each other", async ({ request }) => {
  for (const page of ["/terms-and-conditions/", "/privacy/", "/cookies/"]) {
    const text = await (await request.get(page, comparison)).text();
    expect(text).toContain("Laatst gewijzigd op 18 december 2017");
    for (const other of ["/privacy/", "/cookies/", "/terms-and-conditions/", "/toegankelijkheid/"])
      expect(text).toContain(`href="${other}"`);
  }
  const aliases = { "/algemene-voorwaarden/": "/terms-and-conditions/", "/privacybeleid": "/privacy/" };
  for (const [alias, page] of Object.entries(aliases)) {
    const moved = await request.get(alias, comparison);
    expect([moved.status(), moved.headers().location]).toEqual([301, page]);
  }
  expect((await request.get("/privacy/?versie=2017-12-18", comparison)).status()).toBe(200);
  for (const version of ["2016-01-01", "x"])
    expect((await request.get(`/privacy/?versie=${version}`, comparison)).status()).toBe(404);
});

test("RT-29, RT-30, SU-02: the named support pages are there in both readings, and an unknown one is not", async ({
  request,
  catalogue: { names, paths },
}) => {
  for (const id of fixedArticles) {
    const page = paths.to("supportPage", { page: names.segments[id] });
    for (const reading of [marketplace, comparison]) expect((await request.get(page, reading)).status()).toBe(200);
    expect((await request.get(`/support/${id}/`, comparison)).headers().location).toBe(page);
  }
  for (const page of ["/support/bestaat-niet/", "/support/privacy/"])
    expect((await request.get(page, comparison)).status()).toBe(404);
  const page = "/support/bestellen-en-betalen/";
  expect(await (await request.get(page, marketplace)).text()).toContain("Mijn betaling is niet gelukt");
  expect(await (await request.get(page, comparison)).text()).not.toContain("Mijn betaling is niet gelukt");
});

test("RT-15: customer service has its name in the marketplace, and answers a question without JavaScript", async ({
  request,
}) => {
  expect((await request.get("/klantenservice/", comparison)).status()).toBe(404);
  expect((await request.get("/support/", comparison)).status()).toBe(200);
  const moved = await request.get("/support/?vraag=retour", marketplace);
  expect([moved.status(), moved.headers().location]).toEqual([302, "/klantenservice/?vraag=retour"]);
  const page = await (await request.get("/klantenservice/?vraag=geld%20terug", marketplace)).text();
  expect(page).toContain('href="/support/retourneren-en-annuleren/#deel-wanneer-krijg-ik-mijn-geld-terug"');
  expect(page).toContain('href="/bestelling-volgen/"');
});

test("one says whether an article was useful, by a plain form", async ({ request }) => {
  const form = { nuttig: "ja" };
  for (let times = 0; times < 2; times++) {
    const answer = await request.post("/support/bezorging/nuttig/", { form, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([303, "/support/bezorging/?bedankt=1#nuttig"]);
  }
  expect(await (await request.get("/support/bezorging/?bedankt=1")).text()).toContain("Bedankt, dat helpt ons.");
  expect((await request.post("/support/bestaat-niet/nuttig/", { form })).status()).toBe(404);
});

test("a message to customer service is kept while the mail server is down, and mailed when it is up", async ({
  playwright,
}) => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  // Keeps the port while the mail server is down: one that is free now can be taken when it is needed.
  let isUp = false;
  const door = createServer((socket) => {
    if (isUp) smtp.server.emit("connection", socket);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const { port } = door.address() as AddressInfo;

  const dataDir = await temporaryFolder();
  const env = {
    DEMO_PRODUCTS: "0",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Winkel <winkel@etalage.example>",
    CONTACT_MAIL: "hulp@etalage.example",
  };
  const shop = await startShop({ dataDir, env });
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const command = async (...words: string[]) => {
    const file = path.resolve(import.meta.dirname, "../build/server", `${words[0]}-command.js`);
    return (await promisify(execFile)(process.execPath, [file, ...words.slice(1), "--data", dataDir])).stdout;
  };
  try {
    const form = { naam: "Noor", email: "noor", onderwerp: "Mijn pakket", bericht: "Waar blijft het?", website: "" };
    const wrong = await request.post("/support/contact/", { form });
    expect(wrong.status()).toBe(422);
    expect(await wrong.text()).toMatch(/Vul een e-mailadres in[\s\S]*Waar blijft het\?/);
    const right = { ...form, email: "noor@voorbeeld.example" };
    const elsewhere = await request.post("/support/contact/", {
      form: right,
      headers: { origin: "https://x.example" },
    });
    expect(elsewhere.status()).toBe(403);

    const sent = await request.post("/support/contact/", { form: right, maxRedirects: 0 });
    expect(sent.status()).toBe(303);
    const thanks = await (await request.get(sent.headers().location ?? "")).text();
    const [, number = ""] = /Je bericht heeft nummer (V[2-9A-Z]{11})/.exec(thanks) ?? [];
    expect(await command("contact", "show", number)).toContain("| Waar blijft het?");
    await expect.poll(() => command("mail", "status")).toContain(`contact:${number}:operator`);
    expect(received).toEqual([]);

    isUp = true;
    await command("mail", "retry", "alles");
    await expect.poll(() => received.length).toBe(2);
    const recipients = received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).sort();
    expect(recipients).toEqual(["hulp@etalage.example", "noor@voorbeeld.example"]);
  } finally {
    await request.dispose();
    await shop.stop();
    door.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
