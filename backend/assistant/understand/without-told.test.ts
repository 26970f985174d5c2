import { expect, it } from "vitest";
import { newState } from "../state";
import { inView, understand } from "./understand.fixture";
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

it("a difference is asked of the two that were told of", () => {
  expect(withoutTold("Ik heb de eerste en de tweede op een briefje geschreven. Wat is het verschil?", true)).toBe(
    "Wat is het verschil tussen de eerste en de tweede?",
  );
});

it("a sentence that only tells is asked of nothing else than the reader of wishes", async () => {
  expect(
    await understand("Mijn vader was bij de balie, dat is kapot gegaan. Hier heb ik een nieuwe voor nodig"),
  ).toEqual([{ do: "wish", text: expect.stringContaining("kapot gegaan") }]);
  expect(await understand("Ik slaap toch al zo licht. Hoe luid is de eerste?", inView)).toEqual([
    { do: "spec", ref: { is: "nth", n: 1 }, field: "luid" },
  ]);
});

it.each([
  ["Wie heeft de eerste geschreven?", { do: "spec", ref: { is: "nth", n: 1 } }],
  ["Wat is dan de goedkoopste met lage instap?", { do: "shape", ask: "cheapest" }],
  ["Wat is het allerduurste toestel dat u heeft?", { do: "shape", ask: "dearest", text: "" }],
  ["Wat een lieverd, die eerste. Vertel daar eens wat meer over.", { do: "spec", ref: { is: "nth", n: 1 } }],
  ["De motor kan me niet meer schelen.", { do: "drop", part: "motor" }],
  ["kleur en mips maken haar niet uit", { do: "drop", part: "kleur en mips" }],
  ["Laat ik maar teruggaan naar 500 stukjes", { do: "wish", text: "500 stukjes" }],
])("in the words of who tells stories: %s", async (message, command) => {
  expect(await understand(message, { ...inView, focus: "1" })).toMatchObject([command]);
});

it("what nobody can know is asked of nobody", async () => {
  expect(await understand("Denkt u dat zij hem over tien jaar nog heeft?", newState())).toEqual([{ do: "unclear" }]);
});
