// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { LATE_DRAWING } from "./late-drawing";

const run = () => new Function(LATE_DRAWING)();
const root = document.documentElement;
const isDrawing = () => root.hasAttribute("data-drawing");
const visible = () => [...document.querySelectorAll<HTMLElement>("p")].map(({ style }) => style.contentVisibility);
const idle: (() => void)[] = [];

beforeEach(() => {
  root.removeAttribute("data-drawing");
  document.body.innerHTML = "<p>top</p><p data-late>a</p><p data-late>b</p>";
  idle.length = 0;
  vi.stubGlobal("requestAnimationFrame", (painted: () => void) => painted());
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});

test("what stands below waits for the page, and then is drawn a part in each idle moment", () => {
  run();
  expect(isDrawing()).toBe(true);
  expect(visible().join("")).toBe("");
  window.dispatchEvent(new Event("load"));
  expect(visible().filter(Boolean)).toEqual(["visible"]);
  idle.shift()?.();
  expect(visible().filter(Boolean)).toEqual(["visible", "visible"]);
  expect(isDrawing()).toBe(true);
  idle.shift()?.();
  expect(isDrawing()).toBe(false);
  expect(idle).toEqual([]);
});

test("a page without anything below is as it was", () => {
  document.body.innerHTML = "<p>top</p>";
  run();
  window.dispatchEvent(new Event("load"));
  expect(isDrawing()).toBe(false);
  expect(idle).toEqual([]);
});

test("a browser that cannot leave parts out draws all at once", () => {
  const styles = Object.getPrototypeOf(root.style);
  const known = Object.getOwnPropertyDescriptor(styles, "contentVisibility") ?? {};
  Reflect.deleteProperty(styles, "contentVisibility");
  run();
  Object.defineProperty(styles, "contentVisibility", known);
  expect(isDrawing()).toBe(false);
});

test("holds nothing that could end a script element", () => {
  expect(LATE_DRAWING).not.toContain("<");
});
