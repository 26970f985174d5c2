// @vitest-environment jsdom
import Cookies from "js-cookie";
import { beforeEach, expect, test } from "vitest";
import { consentCookie } from "~/browser/consent-cookie";
import { clickId } from "./click-id";

beforeEach(() => {
  localStorage.clear();
  Cookies.remove("consent");
});

test("the id of the address is stored, and used again without one; a newer takes its place (TR-04)", () => {
  expect(clickId("?q=lamp", false)).toBeUndefined();
  expect(clickId("?clk=abc-1", false)).toBe("abc-1");
  expect(clickId("", false)).toBe("abc-1");
  expect(clickId("?clk=xyz", false)).toBe("xyz");
  expect(localStorage.getItem("clickId")).toBe("xyz");
});

test("what is no click id is neither stored nor sent", () => {
  for (const wrong of ["?clk=", "?clk=a%20b", `?clk=${"x".repeat(101)}`, "?clk=%3Cb%3E"]) {
    expect(clickId(wrong, false)).toBeUndefined();
  }
  expect(localStorage).toHaveLength(0);
});

test("where consent is asked, no id is stored or read without a yes to marketing", () => {
  Cookies.set("consent", consentCookie({ purposes: ["analytics"] }));
  expect(clickId("?clk=abc", true)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  Cookies.set("consent", consentCookie({ purposes: ["marketing"] }));
  expect(clickId("?clk=abc", true)).toBe("abc");
});
