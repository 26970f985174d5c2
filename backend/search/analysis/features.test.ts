import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function usesWith(off: string | undefined) {
  vi.resetModules();
  vi.stubEnv("ETALAGE_SEARCH_OFF", off);
  return (await import("./features")).uses;
}

test("a shop that says nothing uses all that the search knows", async () => {
  expect(Object.values(await usesWith(undefined))).toEqual([true, true, true, true, true]);
});

test("the bench switches off what it names, and nothing else", async () => {
  const uses = await usesWith("stemming,synonyms");
  expect(Object.entries(uses).filter(([, used]) => !used)).toEqual([
    ["stemming", false],
    ["synonyms", false],
  ]);
});
