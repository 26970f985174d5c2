import { expect, it } from "vitest";
import type { SearchRequest } from "#contract/search";
import { emptyShop } from "../chats.fixture";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { ratherAsBefore, ratherInWords } from "./rather-kind";

const kind = (key: string) => ({ key, name: key, path: `/${key}/` });
const frame = filterPart("frame", "Herenframe");
const gears = filterPart("versnellingen", "7");
const before = { ...newState(), kinds: [kind("stadsfietsen")], parts: [frame, gears] };
const merged = { ...newState(), kinds: [kind("e-bikes")] };

/** A shop whose other bikes have frames, but tell no gears. */
const around = {
  finder: {
    ...emptyShop().finder,
    ids: async ({ filters }: SearchRequest) => ({ ids: [], total: filters.versnellingen ? 0 : 3 }),
  },
  view: {},
} as unknown as Around;
const keptAfter = async (text: string) =>
  (await ratherAsBefore({ ...around, message: text }, text, before, merged)).parts.map(({ filter }) => filter?.key);

it.each(["toch een e-bike", "nee, doe toch maar een e-bike", "liever een e-bike", "hetzelfde maar dan een e-bike"])(
  "who would rather have another kind keeps what that can have as well: %s",
  async (text) => {
    expect(await keptAfter(text)).toEqual(["frame"]);
  },
);

it("what is rather wanted takes the place of words that go with none of it", async () => {
  const inWords = (total: number, text: string) =>
    ratherInWords(
      { ...around, finder: { ...around.finder, ids: async () => ({ ids: [], total }) } },
      text,
      { ...before, q: "rond" },
      "vierkant",
    );
  expect((await inWords(0, "nee doe toch maar vierkant")).q).toBe("");
  expect((await inWords(2, "nee doe toch maar vierkant")).q).toBe("rond");
  expect((await inWords(0, "en vierkant")).q).toBe("rond");
});

it("who asks for another thing besides begins anew", async () => {
  expect(await keptAfter("en een e-bike")).toEqual([]);
});
