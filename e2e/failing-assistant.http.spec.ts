import { expect, test } from "./fixtures";
import { expectPage } from "./page-visit";
import type { Failure } from "./stub-service";

const failures: Failure[] = ["down", "500", "html", "truncated", "empty", "other"];
const headers = { cookie: `features=${encodeURIComponent('{"enabled":["Chat"],"disabled":[]}')}` };
const TEXT = "zoek een stille droger";
test.afterEach(({ stubbed }) => stubbed.stub.reset());

/** What the field for the question holds. */
const typed = (html: string) => /<textarea[^>]*>([^<]*)/.exec(html)?.[1];
const questions = (html: string) => html.match(/Jij: /g)?.length ?? 0;

for (const failure of failures) {
  test(`an assistant elsewhere that is ${failure} costs no typed word, and the same form sent again is one message`, async ({
    request,
    stubbed: { shop, stub },
  }) => {
    const ask = (page: string, form: Record<string, string>) =>
      request.post(shop.url + page, { form, headers, maxRedirects: 0 });
    const form = { bericht: TEXT, "bericht-id": `pagina-${failure}` };
    const begun = await ask("/chat/", { bericht: "hallo", "bericht-id": `begin-${failure}` });
    const page = (begun.headers().location ?? "").replace("#antwoord", "");

    stub.fail("assistant", failure);
    for (const path of ["/chat/", page]) {
      const failed = await ask(path, form);
      expect(failed.status(), path).toBe(502);
      const html = await failed.text();
      expectPage(html, path);
      expect(typed(html), path).toBe(TEXT);
      expect(html, path).toContain("Er kwam geen antwoord. Je vraag is bewaard.");
      expect(html, path).toContain(`value="${form["bericht-id"]}"`);
    }
    const shown = await request.get(shop.url + page, { headers });
    expect([shown.status(), shown.headers()["cache-control"]]).toEqual([503, "private, no-store"]);

    stub.reset();
    expect((await ask(page, form)).status()).toBe(303);
    expect(questions(await (await request.get(shop.url + page, { headers })).text())).toBe(2);
  });
}
