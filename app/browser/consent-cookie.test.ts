import { expect, test } from "vitest";
import { consentCookie, readConsent } from "./consent-cookie";

const id = "0123456789abcdef0123456789abcdef";

test("a choice survives being written and read", () => {
  const all = { purposes: ["analytics" as const, "marketing" as const], id };
  expect(readConsent(consentCookie(all))).toEqual(all);
  expect(consentCookie(all)).toBe(`necessary|analytics|marketing|v1|${id}`);
});

test("a refusal is remembered without anything that recognises the visitor", () => {
  expect(consentCookie({ purposes: [], id })).toBe("necessary|v1");
  expect(readConsent("necessary|v1")).toEqual({ purposes: [] });
});

test.each([undefined, "", "necessary|analytics", "necessary|analytics|v2", "analytics|v10", "x".repeat(9_999)])(
  "a cookie that says %j is no choice about these purposes",
  (cookie) => expect(readConsent(cookie)).toBeUndefined(),
);

test("purposes and ids that nobody knows are left out", () => {
  expect(readConsent("necessary|spying|marketing|v1|short")).toEqual({ purposes: ["marketing"] });
});
