// @vitest-environment jsdom
import { expect, test } from "vitest";
import { WEB_MANIFEST } from "./web-manifest";

test("the manifest is named once the page has loaded, and asked for with cookies", () => {
  new Function(WEB_MANIFEST)();
  const named = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  expect(named()).toBeNull();
  window.dispatchEvent(new Event("load"));
  expect(named()?.getAttribute("href")).toBe("/manifest.webmanifest");
  expect(named()?.crossOrigin).toBe("use-credentials");
});
