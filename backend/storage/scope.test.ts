import { setTimeout as after } from "node:timers/promises";
import { expect, test } from "vitest";
import { Scope } from "./scope";

test("work has its own value to the end, also while and after other work has one, and nothing else has any", async () => {
  const scope = new Scope<string>();
  const seen: unknown[] = [];
  const work = (name: string, ms: number) =>
    scope.within(name, async () => {
      await after(ms);
      seen.push(scope.value);
      await scope.within(`${name} inner`, async () => {
        await after(1);
        seen.push(scope.value);
      });
      seen.push(scope.value);
    });
  await Promise.all([work("short", 1), work("long", 10)]);
  await work("later", 1);
  expect(scope.value).toBeUndefined();
  const threeOf = (name: string) => [name, `${name} inner`, name];
  expect(seen).toEqual(["short", "long", "later"].flatMap(threeOf));
});

test("work that fails ends its value too", async () => {
  const scope = new Scope<string>();
  await expect(scope.within("failing", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(scope.value).toBeUndefined();
});
