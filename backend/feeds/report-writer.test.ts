import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());

it("shows what is said of the whole feed and a few of each kind, however many items have the same remark", async () => {
  const row = (n: number, age: string) =>
    `${n};Legpuzzel ${n};Een puzzel;https://www.winkel.example/${n};https://www.winkel.example/${n}.jpg;12,50;ja;${age}`;
  const rows = Array.from({ length: 40 }, (_, n) => row(n, ""));
  const header = "id;title;description;link;image_link;price;availability;adult";
  const { lines } = await test.bring([header, ...rows, row(41, "misschien")].join("\n"));
  const kinds = lines.map(({ code }) => code);
  expect(kinds[0]).toBe("guessed_separator");
  expect(kinds.filter((code) => code === "missing_currency")).toHaveLength(3);
  expect(kinds).toContain("ignored_value");
});
