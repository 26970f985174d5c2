import { expect, it } from "vitest";
import { withoutTold } from "./without-told";

it("a story is left out where the wish names a thing, or one is sought already", () => {
  const story = "Onze kleinzoon stampt in iedere plas.";
  expect(withoutTold(`${story} Regenlaarzen dus, maat 28.`, false)).toBe("Regenlaarzen dus, maat 28.");
  expect(withoutTold(`${story} Ik zoek een regenjas.`, false)).toBe("Ik zoek een regenjas.");
  expect(withoutTold(`${story} Maat 28 dus.`, true)).toBe("Maat 28 dus.");
});

it.each([
  "Gisteren heeft mijn wasmachine het begeven. Nu heb ik een nieuwe nodig.",
  "mijn wasmachine is stuk, ik heb een nieuwe nodig voor een gezin van 5",
])("it stays where only the story may name it: %s", (message) => {
  expect(withoutTold(message, false)).toBe(message);
});
