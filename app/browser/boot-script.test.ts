// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BootConfig, bootScript } from "./boot-script";

const config: BootConfig = {
  manifest: "/assets/routes-1.js",
  ids: ["root"],
  modules: ["/assets/root.js"],
  entry: "/assets/entry.js",
  preload: ["/assets/entry.js", "/assets/root.js"],
  popups: ["verlanglijstje", "mijn-account"],
};
type Replaying = Window & { __etalageReplay?: () => void; __etalageHandOver?: () => void };
/** End-to-end tests cover the loading of the modules; here it never starts. */
const run = () => {
  const script = bootScript(config).replaceAll("import(", "never(");
  new Function("never", script)(() => new Promise(() => {}));
};
const preloads = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const moved = (by: number) => new MouseEvent("mousemove", { bubbles: true, movementX: by });
const replay = () => (window as Replaying).__etalageReplay?.();

afterEach(() => replay());
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = "";
  document.body.innerHTML = '<a href="#x">a</a><button type="button">b</button><form><button>c</button></form>';
});

test("what the visitor does once React listens is not done a second time", () => {
  run();
  const button = document.querySelector("button");
  button?.click();
  (window as Replaying).__etalageHandOver?.();
  button?.click();
  const pressed = vi.fn();
  button?.addEventListener("click", pressed);
  replay();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("nothing is asked for before the first touch", () => {
  run();
  vi.advanceTimersByTime(60_000);
  expect(preloads()).toEqual([]);
});

test("the first touch fetches everything together", () => {
  run();
  document.body.dispatchEvent(moved(1));
  expect(preloads()).toEqual(["/assets/entry.js", "/assets/root.js", "/assets/routes-1.js"]);
  document.body.dispatchEvent(moved(1));
  expect(preloads()).toHaveLength(3);
});

test("a mouse that rests where the page comes to lie is no touch, moving it is", () => {
  run();
  document.body.dispatchEvent(moved(0));
  expect(preloads()).toEqual([]);
  document.body.dispatchEvent(moved(1));
  expect(preloads()).toHaveLength(3);
});

test("a row that snaps into place is no touch, scrolling the page is", () => {
  run();
  document.body.dispatchEvent(new Event("scroll"));
  expect(preloads()).toEqual([]);
  document.dispatchEvent(new Event("scroll"));
  expect(preloads()).toHaveLength(3);
});

test("with the deferral switched off nothing waits", () => {
  localStorage.setItem("deferredActivation", "off");
  run();
  expect(preloads()).toHaveLength(3);
});

test("a page opened with a popup does not wait, one opened with another hash does", () => {
  window.history.replaceState(null, "", "/#specificaties");
  run();
  expect(preloads()).toEqual([]);
  replay();
  localStorage.clear();
  window.history.replaceState(null, "", "/#verlanglijstje");
  run();
  window.history.replaceState(null, "", "/");
  expect(preloads()).toHaveLength(3);
});

test("a hash that is no address at all breaks nothing", () => {
  window.history.replaceState(null, "", "/#%E0%A4%A");
  run();
  window.history.replaceState(null, "", "/");
  expect(preloads()).toEqual([]);
});

test("a page opened while somebody is signing in does not wait", () => {
  localStorage.setItem("login_attempt_pending", "true");
  run();
  expect(preloads()).toHaveLength(3);
});

test("a click on a button is replayed once; what works by itself is not", () => {
  run();
  const clicked: string[] = [];
  const link = document.querySelector("a");
  const button = document.querySelector("button");
  const submit = document.querySelector<HTMLElement>("form button");
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  for (const element of [link, button, submit]) element?.click();
  document.addEventListener("click", (event) => clicked.push((event.target as Element).textContent ?? ""));
  replay();
  replay();
  expect(clicked).toEqual(["b"]);
  expect(localStorage.getItem("deferredActivation")).toBe("off");
});

const pressed = () => [...document.querySelectorAll("[data-pressed][aria-busy]")].map((element) => element.textContent);

test("what is pressed shows it at once, until its click has been replayed", () => {
  run();
  const [link, button] = [document.querySelector("a"), document.querySelector("button")];
  button?.click();
  expect(pressed()).toEqual(["b"]);
  link?.click();
  expect(pressed()).toEqual(["a", "b"]);
  let during: unknown;
  button?.addEventListener("click", () => {
    during = pressed();
  });
  replay();
  expect(during).toEqual(["a", "b"]);
  expect(pressed()).toEqual([]);
});

test("a link for another tab shows nothing, nor does a click that opens one", () => {
  run();
  const link = document.querySelector("a");
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
  if (link) link.target = "_blank";
  link?.click();
  expect(pressed()).toEqual([]);
});

test("a button that was busy by itself stays so", () => {
  run();
  const button = document.querySelector("button");
  button?.setAttribute("aria-busy", "true");
  button?.click();
  replay();
  expect(button?.getAttribute("aria-busy")).toBe("true");
});

test("a page that the browser brings back as it was left has nothing pressed, and its own search term", () => {
  document.body.insertAdjacentHTML("beforeend", '<input type="search" name="q" value="lamp">');
  run();
  const box = document.querySelector("input");
  if (box) box.value = "fiets";
  document.querySelector("button")?.click();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(pressed()).toEqual([]);
  expect(box?.value).toBe("lamp");
});

test("what has left the page meanwhile is not clicked", () => {
  run();
  const button = document.querySelector("button");
  const clicked = vi.fn();
  button?.click();
  button?.addEventListener("click", clicked);
  button?.remove();
  replay();
  expect(clicked).not.toHaveBeenCalled();
});

test("no address can end the script element", () => {
  expect(bootScript({ ...config, entry: "</script>" })).not.toContain("</script>");
});
