import { expect, test } from "vitest";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../../tests/route-names";
import type { SearchData } from "../load-search";
import { parseSearch } from "../search-url";
import { conditionNames } from "./condition-names";
import { describeWish, namesOfWish } from "./describe-wish.server";
import { preferencesOf } from "./preferences";
import { aWish, washing } from "./wish.fixture";

const paths = createPaths(dutchNames);
function describe(query: string, wish = washing, slugs = ["huishouden", "wasmachines"]) {
  const state = parseSearch(new URLSearchParams(query));
  const data = {
    place: { kind: "search", slugs },
    state,
    prefer: preferencesOf(state.prefer),
  } as unknown as SearchData;
  return describeWish(paths, data, wish);
}

test("the category and the preferences that were read can be taken away one by one", () => {
  const { lead, chips } = describe("q=een lange zin&words=&prefer=Geluidsniveau:low|Gewicht:high&brand=!Apple&page=2");
  expect(lead).toBe("We lazen:");
  expect(chips.map(({ label, href }) => [label, decodeURIComponent(href)])).toEqual([
    ["Wasmachines", "/zoeken/?q=een+lange+zin&brand=!Apple&words=wasmachine&prefer=Geluidsniveau:low|Gewicht:high"],
    ["zo stil mogelijk", "/zoeken/huishouden/wasmachines/?q=een+lange+zin&brand=!Apple&words=&prefer=Gewicht:high"],
    [
      "Gewicht: hoogste eerst",
      "/zoeken/huishouden/wasmachines/?q=een+lange+zin&brand=!Apple&words=&prefer=Geluidsniveau:low",
    ],
  ]);
});
test("what nothing could be done with is named, and the words can be searched for as typed", () => {
  const { html } = describe("q=een lange zin&words=&brand=!Apple");
  expect(html).toBe(
    "<p>Met 'opvouwbaar' en '&lt;b&gt;' konden we niets.</p>".replaceAll("'", "&apos;") +
      '<p><a href="/zoeken/?q=een+lange+zin&amp;words=een+lange+zin" rel="nofollow">' +
      "Zoek op de woorden zoals je ze typte</a></p>",
  );
});
test("an ambiguous kind is a choice until one is chosen", () => {
  const kinds = ["heren", "dames"].map((name) => ({ key: `mode.${name}`, name, path: "/", products: 1 }));
  const wish = aWish({ q: "air", kinds });
  const { lead, html } = describe("q=rode sneakers air", wish, []);
  expect(lead).toBe("");
  expect(html).toContain('<a href="/zoeken/mode/heren/?q=rode+sneakers+air&amp;words=air" rel="nofollow">heren</a>');
  expect(describe("q=rode sneakers air&words=air", wish, ["mode", "heren"]).html).not.toContain("dames");
});
test("filters that exclude or bound are named in words, as they were read where possible", () => {
  const filters = { brand: ["!Apple", "Sony"], Vulgewicht: [">=7 kg"], condition: ["!used"] };
  expect(conditionNames({ filters })).toEqual({
    "brand=!Apple": "niet Apple",
    "Vulgewicht=>=7 kg": "Vulgewicht minstens 7 kg",
    "condition=!used": "niet Tweedehands",
  });
  expect(namesOfWish(washing)).toEqual({ "brand=!Apple": "niet van Apple" });
});
