import { expect, test } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { takeConsent } from "./take-consent";

const id = "0123456789abcdef0123456789abcdef";
type Options = NonNullable<Parameters<typeof loaderContext>[1]> & { status?: number; headers?: Record<string, string> };

/** Answers a form; the log gives the id above, or fails. */
async function answer(form: Record<string, string>, { status = 200, headers = {}, ...more }: Options = {}) {
  const { context, sent } = loaderContext(() => json(status === 200 ? { id } : {}, status), {
    consent: { objects: false },
    ...more,
  });
  const filled = new FormData();
  for (const [name, value] of Object.entries(form)) filled.append(name, value);
  const response = await takeConsent(filled, context, new Headers(headers));
  return { response, cookie: response.headers.getSetCookie()[0]?.split(";")[0], logged: sent.at(-1)?.body };
}

test("the banner's answer is logged and stored, and leads back to its page", async () => {
  const referer = "https://shop.example/zoeken/?q=lamp&utm_source=x";
  const { response, cookie, logged } = await answer({ keuze: "alles", plek: "balk" }, { headers: { referer } });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/zoeken/?q=lamp&utm_source=x"]);
  expect(cookie).toBe(`consent=necessary|analytics|marketing|v1|${id}`);
  expect(response.headers.getSetCookie()[0]).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
  expect(logged).toEqual({ version: 1, purposes: ["analytics", "marketing"], place: "banner" });
});

test("the settings take each purpose by itself, and a later choice joins the first", async () => {
  const consent = { objects: false, chosen: { purposes: ["marketing" as const], id } };
  const { response, cookie, logged } = await answer({ doel: "analytics" }, { consent });
  expect(response.headers.get("location")).toBe("/cookies/instellingen/?opgeslagen=1");
  expect(cookie).toBe(`consent=necessary|analytics|v1|${id}`);
  expect(logged).toEqual({ id, version: 1, purposes: ["analytics"], place: "settings" });
});

test("a refusal holds although the log fails, without an id, and removes what was measured with", async () => {
  const headers = { cookie: "search_id=1; features=x" };
  const { response, cookie } = await answer({ keuze: "niets" }, { status: 500, headers });
  expect([response.status, cookie]).toEqual([303, "consent=necessary|v1"]);
  expect(response.headers.getSetCookie()[1]).toBe("search_id=; Path=/; Max-Age=0");
});

test("what is not in the log is not allowed", async () => {
  const { response, cookie } = await answer({ keuze: "alles" }, { status: 500 });
  expect([response.status, cookie]).toEqual([502, undefined]);
  expect((await answer({ keuze: "alles" }, { status: 429 })).response.status).toBe(429);
});

test("a browser that objects allows nothing, whatever the form says", async () => {
  const { cookie, logged } = await answer({ keuze: "alles" }, { consent: { objects: true } });
  expect(cookie).toBe("consent=necessary|v1");
  expect(logged).toMatchObject({ purposes: [] });
});

test.each(["https://elders.example/x", "about:blank", "", "https://shop.example//elders.example/"])(
  "after %j the visitor is led home",
  async (referer) => {
    const { response } = await answer({ keuze: "niets", plek: "balk" }, { headers: referer ? { referer } : {} });
    expect(response.headers.get("location")).toBe("/");
  },
);
