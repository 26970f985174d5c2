import { expect, test } from "./fixtures";
import { expectPage, visit } from "./page-visit";
import type { Failure } from "./stub-service";

const failures: Failure[] = ["down", "500", "html", "truncated", "empty", "other"];
test.afterEach(({ stubbed }) => stubbed.stub.reset());

for (const failure of failures) {
  test(`texts, messages and checks are ${failure}: pages say so or do without, and give back what was typed`, async ({
    stubbed: { shop, stub },
  }) => {
    for (const service of ["content", "webshops", "site", "feeds"] as const) stub.fail(service, failure);
    // What a page is about is missing: 404, as the specification has it. What it can do without is left out.
    const expected: [path: string, status: number][] = [
      ["/blogs/", 404],
      ["/support/bezorging/", 404],
      ["/privacy/", 404],
      ["/zakelijk/shopify/", 404],
      ["/support/", 200],
      ["/support/contact/", 200],
      ["/zakelijk/", 200],
    ];
    for (const [path, status] of expected) {
      const answer = await visit(shop, path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.get("cache-control"), path).toContain("no-store");
      expectPage(answer.html, path);
    }
    const written = await post(shop, "/support/contact/", {
      naam: "Noor de Wit",
      email: "noor@voorbeeld.example",
      onderwerp: "order",
      bericht: "Mijn pakket kwam kapot aan.",
      website: "",
    });
    expect(written.status).toBe(502);
    for (const typed of ["Noor de Wit", "noor@voorbeeld.example", "Mijn pakket kwam kapot aan."])
      expect(written.html).toContain(typed);
    const checked = await post(shop, "/zakelijk/feed-controle/", { adres: "https://winkel.example/feed.xml" });
    expect(checked.status).toBe(502);
    expect(checked.html).toContain('value="https://winkel.example/feed.xml"');
  });
}

async function post(shop: { url: string }, path: string, fields: Record<string, string>) {
  const answer = await fetch(shop.url + path, {
    method: "POST",
    headers: { origin: shop.url },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
}
