import { expect, it } from "vitest";
import { inView, understand } from "../understand.fixture";
import { forWhatIsOwned } from "./what-is-owned";

it.each([
  [
    "Mijn vrouw heeft een Samsung S24 Ultra. Daar zoek ik een blauw hoesje voor.",
    "zoek ik een blauw hoesje voor een Samsung S24 Ultra",
  ],
  ["ik heb een iphone 15, daar wil ik een hoesje voor", "wil ik een hoesje voor een iphone 15"],
  [
    "De kussentjes van mijn sony wh-1000xm4 zijn versleten, heb je daar witte voor?",
    "witte kussentjes voor mijn sony wh-1000xm4",
  ],
  ["de accu van mijn makita is stuk. ik zoek een nieuwe", "accu voor mijn makita"],
])("%s", (said, meant) => {
  expect(forWhatIsOwned(said)).toBe(meant);
});

it.each([
  "het scherm van mijn telefoon is stuk, wat moet ik doen?",
  "ik heb een grote tuin, zo'n 600 vierkante meter",
  "ik zoek een hoesje voor mijn iphone",
])("%s says no such thing", (said) => {
  expect(forWhatIsOwned(said)).toBe(said);
});

it("what goes with a thing is sought, and nothing is asked about that thing", async () => {
  const worn = "de kussentjes van mijn Sony WH-1000XM4 zijn versleten, heb je daar witte voor?";
  expect(await understand(worn, inView)).toEqual([{ do: "wish", text: "witte kussentjes voor mijn Sony WH-1000XM4" }]);
  const focused = { ...inView, focus: inView.shown[0] ?? null };
  expect(await understand("heb je er ook een hoesje bij?", focused)).toMatchObject([{ do: "wish" }]);
});
