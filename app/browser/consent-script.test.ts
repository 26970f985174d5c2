// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentCookie } from "./consent-cookie";
import { consentScript } from "./consent-script";

const head = document.documentElement;
/** Runs the script as the document's head does. */
function open(config: Parameters<typeof consentScript>[0] = {}): void {
  delete window.dataLayer;
  new Function(consentScript(config))();
}
/** Google's calls are `arguments` objects. */
const calls = () => window.dataLayer?.map((call) => Object.values(call)) ?? [];
const choose = (...purposes: ("analytics" | "marketing")[]) => {
  Cookies.set("consent", consentCookie({ purposes }));
};

beforeEach(() => {
  Cookies.remove("consent");
  localStorage.clear();
  document.body.innerHTML = `<main id="main" tabindex="-1"></main>
    <form action="/cookies/instellingen/" method="post" data-consent-form>
      <button name="keuze" value="niets">Weigeren</button><button name="keuze" value="alles">Accepteren</button>
    </form>`;
});
afterEach(() => vi.unstubAllGlobals());

test("before a choice everything but the necessary is denied, updates are waited for, and the visitor is asked (TR-03, LY-04)", () => {
  open();
  expect(calls()).toEqual([
    [
      "consent",
      "default",
      {
        analytics_storage: "denied",
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        personalization_storage: "denied",
        functionality_storage: "granted",
        security_storage: "granted",
        wait_for_update: 500,
      },
    ],
  ]);
  expect(head.dataset.consent).toBe("ask");
});

test("what was allowed before is told right after the default, by purpose", () => {
  choose("analytics");
  open();
  expect(head.dataset.consent).toBe("known");
  expect(calls()[1]).toMatchObject([
    "consent",
    "update",
    { analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" },
  ]);
});

test("a browser that objects is not asked, and gets nothing stored, whatever its cookie says", () => {
  choose("analytics", "marketing");
  localStorage.setItem("clickId", "c1");
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  open({ manager: "GTM-ABC1234" });
  expect(head.dataset.consent).toBe("known");
  expect(calls()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test("a cookie that nobody can read is no choice, and stops nothing", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("a=b; consent=%E0%A4%A|analytics");
  open();
  expect(head.dataset.consent).toBe("ask");
  vi.restoreAllMocks();
});

test("what an earlier consent stored goes with it", () => {
  for (const key of ["clickId", "measuredPurchases", "wishlistItems"]) localStorage.setItem(key, "x");
  choose("marketing");
  open();
  expect(Object.keys(localStorage).sort()).toEqual(["clickId", "wishlistItems"]);
  choose();
  open();
  expect(Object.keys(localStorage)).toEqual(["wishlistItems"]);
});

test("the tag manager is loaded for those who agreed, after the page", () => {
  const loaded = () => document.querySelectorAll('script[src*="googletagmanager"]').length;
  open({ manager: "GTM-ABC1234" });
  window.dispatchEvent(new Event("load"));
  choose();
  open({ manager: "GTM-ABC1234" });
  window.dispatchEvent(new Event("load"));
  expect(loaded()).toBe(0);
  choose("marketing");
  open({ manager: "GTM-ABC1234" });
  expect(loaded()).toBe(0);
  window.dispatchEvent(new Event("load"));
  expect(document.querySelector('script[src*="googletagmanager"]')?.getAttribute("src")).toBe(
    "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234",
  );
  expect(calls().at(-1)).toContain("gtm.js");
});

test("an answer is sent without leaving the page, which goes on below it", async () => {
  const fetched = vi.fn(async () => {
    choose("analytics", "marketing");
    return { type: "opaqueredirect", ok: false };
  });
  vi.stubGlobal("fetch", fetched);
  const answered = vi.fn();
  window.addEventListener("consent", answered);
  open();
  const button = document.querySelector<HTMLButtonElement>('[value="alles"]');
  button?.focus();
  button?.click();
  button?.click();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledOnce();
  const [[, init]] = fetched.mock.calls as unknown as [[string, { body: URLSearchParams }]];
  expect(String(init.body)).toBe("keuze=alles&plek=balk");
  expect(head.dataset.consent).toBe("known");
  expect(document.activeElement?.id).toBe("main");
  expect(calls().at(-1)?.slice(0, 2)).toEqual(["consent", "update"]);
});
