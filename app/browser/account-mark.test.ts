// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { ACCOUNT_MARK, markAccount } from "./account-mark";

const run = () => new Function(ACCOUNT_MARK)();
const mark = () => document.documentElement.getAttribute("data-account");
beforeEach(() => {
  localStorage.clear();
  markAccount(false);
});

test("nobody is marked when nobody is signed in", () => {
  run();
  expect(mark()).toBeNull();
});

test.each(["reduxProfile", "tokenClaims"])("who has left %s is marked before the framework is there", (key) => {
  localStorage.setItem(key, "{}");
  run();
  expect(mark()).toBe("in");
});

test("another tab is followed, both ways", () => {
  run();
  localStorage.setItem("tokenClaims", "{}");
  window.dispatchEvent(new StorageEvent("storage", { key: "tokenClaims" }));
  expect(mark()).toBe("in");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(mark()).toBeNull();
});

test("holds nothing that could end a script element", () => {
  expect(ACCOUNT_MARK).not.toContain("<");
});
