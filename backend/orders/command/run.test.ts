import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runOrdersCommand } from "./run";

const problems = vi.spyOn(console, "error");
beforeEach(() => void problems.mockReset().mockImplementation(() => undefined));
afterEach(() => void problems.mockReset());
const run = (...words: string[]) => runOrdersCommand(words, { DATA_DIR: "/nonexistent" }, () => undefined);

it.each([[], ["chek"], ["check", "alles"], ["--nergens"]])(
  "explains itself when it is called with %j",
  async (...words) => {
    expect(await run(...words)).toBe(2);
    expect(String(problems.mock.calls[0]?.[0])).toContain("npm run orders");
  },
);

it("needs a running shop", async () => {
  expect(await run("check")).toBe(1);
  expect(String(problems.mock.calls[0]?.[0])).toContain("Start de winkel eerst");
});
