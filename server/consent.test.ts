import { afterEach, expect, test, vi } from "vitest";
import { consentCookie } from "../app/browser/consent-cookie";
import { CONSENT_STYLE } from "../app/browser/consent-fields";
import { type Asked, asJson, closeShop, openShop } from "./pages-fixture";
import type { Storefront } from "./storefront";

afterEach(closeShop);

const yes = { cookie: `consent=${consentCookie({ purposes: ["analytics"] })}` };
const no = { cookie: `consent=${consentCookie({ purposes: [] })}` };
const flags = encodeURIComponent(JSON.stringify({ enabled: ["ConsentBanner"] }));
const asking = (headers: { cookie?: string }) => ({ cookie: [headers.cookie, `features=${flags}`].join("; ") });

function open(more: Partial<Storefront> = {}) {
  const render = vi.fn(({ context }: Asked) => asJson({ manager: context.tagManager ?? "none" }));
  const routes = { root: { id: "root", path: "*", module: { default: () => null, loader: render } } };
  return openShop(routes, more).then((ask) => ({ ask, render }));
}

test("the policy names the tag manager to browsers that agreed, in a document that is the same for all", async () => {
  const { ask, render } = await open({ tagManager: "GTM-ABC1234" });
  const policyOf = async (headers: Record<string, string>) => {
    const { headers: sent, text } = await ask("/", "GET", headers);
    return { policy: String(sent["content-security-policy"]), etag: String(sent.etag), text };
  };
  const before = await policyOf(asking({}));
  const after = await policyOf(asking(yes));
  expect(after.text).toBe(before.text);
  expect(render).toHaveBeenCalledOnce();
  expect(after.policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  expect(after.policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(after.etag).not.toBe(before.etag);
  for (const headers of [asking({}), asking(no), { ...asking(yes), "sec-gpc": "1" }, yes])
    expect((await policyOf(headers)).policy).not.toContain("google");
  // A browser that has the document from before its yes gets it anew, with the other policy.
  const again = await ask("/", "GET", { ...asking(yes), "if-none-match": before.etag });
  expect(again.status).toBe(200);
});

test("without a tag manager no policy names one", async () => {
  const { ask } = await open();
  expect(String((await ask("/", "GET", asking(yes))).headers["content-security-policy"])).not.toContain("google");
});

test("without scripts a style sheet of the visitor's own shows the banner to those who have yet to choose", async () => {
  const { ask } = await open();
  const style = async (headers: Record<string, string>) => {
    const answer = await ask(CONSENT_STYLE, "GET", headers);
    expect(answer.headers).toMatchObject({ "content-type": "text/css; charset=utf-8", "cache-control": "no-store" });
    return answer.text;
  };
  expect(await style({})).toContain("--consent:block");
  for (const headers of [yes, no, { "sec-gpc": "1" }]) expect(await style(headers as never)).toBe("");
  expect(await style({ cookie: "consent=necessary|analytics|v0" })).toContain("--consent:block");
});
