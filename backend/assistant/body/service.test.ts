import { expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import type { FoundSection } from "../knowledge/section";
import { type DialogueState, newState } from "../state";
import type { Around } from "./around";
import { fromTexts } from "./sections";
import { asService, helpFor, insteadOfNothing } from "./service";

const section = (path: string, score = 1): FoundSection => ({
  ...{ kind: "support", title: "Hulp", heading: "", path, sentences: ["Ja."], score },
});
const nothingRead: Pick<Wish, "parts" | "noun" | "q"> = { parts: [], q: "" };
const stuck = (finds: Around["knowledge"]["findSections"]) =>
  ({ knowledge: { findSections: finds }, view: {}, message: "retourkosten" }) as unknown as Around;
const helps = stuck(async (_, { about }) => (about === "help" ? [section("/hulp/")] : []));
const pathsIn = (said: { blocks: readonly { type: string }[] } | undefined) =>
  said?.blocks.map((block) => "source" in block && (block.source as { path: string }).path);

it("answers a sentence that speaks to the shop from its help, unless it names or looks for goods", async () => {
  const ask = (text: string, read = nothingRead) => asService(text, read, newState(), helps);
  expect(pathsIn(await ask("verdienen jullie aan mij als ik doorklik"))).toEqual(["/hulp/"]);
  expect(pathsIn(await ask("de winkel reageert niet"))).toEqual(["/hulp/"]);
  expect(await ask("rode loper")).toBeUndefined();
  expect(await ask("ik ben op zoek naar iets moois")).toBeUndefined();
  expect(await ask("ik wil een nieuwe koptelefoon")).toBeUndefined();
  expect(await ask("we hebben dus een nieuwe mok nodig")).toBeUndefined();
  expect(pathsIn(await ask("ik wil een nieuwe levering van mijn pakket"))).toEqual(["/hulp/"]);
  const laptop = { kind: "kind" as const, said: "laptop", label: "Laptops" } as Wish["parts"][number];
  expect(await ask("ik wil een laptop", { parts: [laptop], q: "" })).toBeUndefined();
  expect(await ask("levering van een laptop", { parts: [laptop], q: "" })).toBeUndefined();
  const light = { parts: [{ ...laptop, said: "lichte laptop" }], q: "" };
  for (const text of ["hoe stuur ik een lichte laptop terug", "mijn lichte laptop kwam beschadigd aan"])
    expect(pathsIn(await ask(text, light)), text).toEqual(["/hulp/"]);
  expect(pathsIn(await ask("levering duurt lang"))).toEqual(["/hulp/"]);
  expect(await asService("ik wil iets anders", nothingRead, { ...newState(), q: "tent" }, helps)).toBeUndefined();
});

it("answers how and what from guides too, but not whether the shop does something", async () => {
  const guides = stuck(async (_, { about }) => (about === "help" ? [] : [section("/gids/")]));
  const ask = async (text: string) => pathsIn(await asService(text, nothingRead, newState(), guides));
  expect(await ask("hoe weet ik of een webshop te vertrouwen is")).toEqual(["/gids/"]);
  expect(await ask("mag ik een baan")).toBeUndefined();
  expect(await ask("wat doen jullie in het bos")).toBeUndefined();
});

it("answers a question about any goods as it does without them, and one that points back with the one before", async () => {
  const broken = stuck(async (question, { follows }) =>
    /^(?:mijn is stuk|hoe lang garantie\s*)$/.test(question) || follows
      ? [section(follows ? "/samen/" : "/stuk/")]
      : [],
  );
  const lamp = { kind: "kind" as const, said: "lamp", label: "Lampen" } as Wish["parts"][number];
  const finder = { readWish: async () => ({ q: "", parts: [lamp] }) };
  const around = { ...broken, finder } as unknown as Around;
  expect(pathsIn(await helpFor("mijn lamp is stuk", newState(), around))).toEqual(["/stuk/"]);
  const named = { readWish: async () => ({ q: "mok", noun: "mok", parts: [] }) };
  expect(pathsIn(await helpFor("mijn mok is stuk", newState(), { ...around, finder: named } as never))).toEqual([
    "/stuk/",
  ]);
  const nothing = { readWish: async () => ({ q: "", parts: [] }) };
  const asked = helpFor("hoe lang garantie op een dakkoffer", newState(), { ...around, finder: nothing } as never);
  expect(pathsIn(await asked)).toEqual(["/stuk/"]);
  const ofSomebody = helpFor("hoe lang garantie van de beheerder", newState(), { ...around, finder: nothing } as never);
  expect(await ofSomebody).toBeUndefined();
  const after = { ...newState(), topic: { asked: "zijn reviews echt", at: "/reviews/" } };
  const controller = { ...lamp, said: "controleert" };
  expect(pathsIn(await asService("wie controleert dat", { parts: [controller], q: "" }, after, broken))).toEqual([
    "/samen/",
  ]);
});

it("answers from the help where nothing could be done otherwise, before it says so", async () => {
  const missed = { text: ["niet gevonden"], blocks: [], state: newState(), isMiss: true };
  expect(pathsIn(await insteadOfNothing(missed, newState(), helps))).toEqual(["/hulp/"]);
  const found = { ...missed, isMiss: false };
  expect(await insteadOfNothing(found, newState(), helps)).toBe(found);
  const withKind = { ...newState(), kinds: [{ key: "tenten", name: "Tenten", path: "/tenten/" }] };
  expect(await insteadOfNothing(missed, withKind, helps)).toBe(missed);
});

it("goes on about the question before, and says nothing of another case that the texts do not know", async () => {
  const talk = stuck(async (question, { follows }) => {
    if (follows) return question.includes("betaalt") ? [section("/samen/")] : [];
    return [section("/alleen/", 0.9)];
  });
  const after = { ...newState(), topic: { asked: "hoe stuur ik iets terug", at: "/terug/" } };
  const ask = async (text: string, state: DialogueState = after) => pathsIn(await fromTexts(text, state, talk));
  expect(await ask("en wie betaalt dat?")).toEqual(["/samen/"]);
  expect(await ask("wie betaalt de verzendkosten")).toEqual(["/samen/"]);
  expect(await ask("en als de winkel failliet is?")).toBeUndefined();
  expect(await ask("hoe maak ik een account")).toEqual(["/alleen/"]);
  expect(await ask("en wie betaalt dat?", newState())).toEqual(["/alleen/"]);
});

it("sends back what is named as well as what is in view, without a word to the shop", async () => {
  const mug = { kind: "kind" as const, said: "mok", label: "Mokken" } as Wish["parts"][number];
  const mugs = { ...newState(), kinds: [{ key: "mokken", name: "Mokken", path: "/mokken/" }] };
  expect(pathsIn(await asService("mok terugsturen als hij tegenvalt", { parts: [mug], q: "" }, mugs, helps))).toEqual([
    "/hulp/",
  ]);
});
