import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHUNK_TIMEOUT_MS } from "#contract/limits";
import { loadInTime } from "./load-in-time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a script that does not come in time counts as failed, and not a moment earlier", async () => {
  const settled = vi.fn();
  loadInTime(new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error("Loading a script took too long"));
});

test("a script that comes or fails is passed on, and nothing waits any longer", async () => {
  await expect(loadInTime(Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 });
  await expect(loadInTime(Promise.reject(new TypeError("gone")))).rejects.toThrow("gone");
  expect(vi.getTimerCount()).toBe(0);
});

describe("while the router goes somewhere", () => {
  const assign = vi.fn();
  beforeEach(() => void vi.stubGlobal("location", { assign }));
  afterEach(() => {
    vi.unstubAllGlobals();
    assign.mockClear();
  });
  const shops = { pathname: "/webwinkels/", search: "?pagina=2", hash: "#a" };
  const going = (navigation: object) => vi.stubGlobal("__remixRouter", { state: { navigation } });
  const missing = () => Promise.reject(new TypeError("gone"));

  test.each([
    ["cannot be fetched", missing],
    ["takes too long", () => new Promise(() => {})],
  ])(
    "a page whose script %s is loaded as a document, and the page that is left is not loaded again",
    async (_, load) => {
      going({ state: "loading", location: { ...shops } });
      const settled = vi.fn();
      loadInTime(load()).then(settled, settled);
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
      expect(assign).toHaveBeenCalledExactlyOnceWith("/webwinkels/?pagina=2#a");
      expect(settled).not.toHaveBeenCalled();
    },
  );

  test("a page with several missing scripts is begun once, and again when its link is followed again", async () => {
    going({ state: "loading", location: { ...shops } });
    for (let script = 0; script < 3; script += 1) void loadInTime(missing());
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledTimes(1);
    going({ state: "loading", location: { ...shops } });
    void loadInTime(missing());
    await vi.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["nothing is followed", { state: "idle" }],
    ["a form is being sent", { state: "submitting", location: shops, formMethod: "POST" }],
    ["a form was sent and its page is loaded", { state: "loading", location: shops, formMethod: "POST" }],
  ])("a script that is missing while %s fails as before", async (_, navigation) => {
    going(navigation);
    await expect(loadInTime(missing())).rejects.toThrow("gone");
    expect(assign).not.toHaveBeenCalled();
  });
});
