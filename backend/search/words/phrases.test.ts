import { expect, test } from "vitest";
import { Phrases } from "./phrases";

function phrasesOf(...found: string[]): Phrases {
  const phrases = new Phrases();
  for (const phrase of found) phrases.add(() => [phrase]);
  return phrases;
}

test("phrases of several products are completed, most products first", () => {
  const phrases = phrasesOf("rode jurk", "rode jas", "rode jas", "rode jurk", "rode jas", "rode jaguar");
  expect(phrases.completions("rode j", 5)).toEqual(["rode jas", "rode jurk"]);
  phrases.settle(true);
  expect(phrases.completions("rode j", 1)).toEqual(["rode jas"]);
  expect(phrases.completions("blauwe", 5)).toEqual([]);
});

test("of a very large shop only a part is read", () => {
  const phrases = new Phrases();
  let read = 0;
  const add = () => {
    read += 1;
    return [];
  };
  for (let i = 0; i < 200_000; i++) phrases.add(add);
  expect(read).toBeGreaterThan(50_000);
  expect(read).toBeLessThan(110_000);
});
