// @vitest-environment node
import { expect, test } from "vitest";
import { readConfig } from "./config";

test("an empty environment runs everything embedded on port 3000 in data/", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: "data", remote: {}, demoProducts: 5000 });
});

test("a service with an address is remote, its trailing slash dropped", () => {
  expect(readConfig({ SEARCH_URL: "https://search.example/v1/" }).remote).toEqual({
    search: "https://search.example/v1",
  });
});

test("every wrong value is listed at once, with its cure", () => {
  const wrong = { PORT: "70000", SEARCH_URL: "search.example", DATABASE_URL: "mysql://x", TRUST_PROXY: "maybe" };
  const error = (() => {
    try {
      readConfig(wrong);
    } catch (thrown) {
      return String(thrown);
    }
  })();
  for (const name of Object.keys(wrong)) expect(error).toContain(`${name}=`);
  expect(error).toContain("whole number from 0 to 65535");
  expect(error).toContain("http:// or https://");
});
