import { expect, test } from "vitest";
import { aSummary } from "../product/product-fixtures";
import { likeThese, moreLikeThisBody } from "./more-like-this";
import { distinctRows, groupMark } from "./rows";

test("more like this asks with at most 30 ids and reads the hits", () => {
  const ids = Array.from({ length: 31 }, (_, index) => String(index));
  expect(moreLikeThisBody(ids).productIds).toEqual(ids.slice(0, 30));
  const answer = { hits: { hits: [{ _id: "9", _source: aSummary({ id: "" }) }] } };
  expect(likeThese(answer).map((product) => product.id)).toEqual(["9"]);
  expect(likeThese(null)).toEqual([]);
});

test("rows of products repeat nothing, and show adult and expired ones only where they may", () => {
  const [a, b, adult, gone] = [
    aSummary({ id: "a" }),
    aSummary({ id: "b" }),
    aSummary({ id: "x", adult_content: true }),
    aSummary({ id: "e", expired: true }),
  ];
  const ids = (chosen: boolean) =>
    distinctRows(
      [
        [a, adult, gone],
        [a, b],
      ],
      ["self"],
      { adult: chosen, most: 12 },
    ).map((row) => row.map((product) => product.id));
  expect(ids(false)).toEqual([["a"], ["b"]]);
  expect(ids(true)).toEqual([["a", "x"], ["b"]]);
});

test("rows of products show a group of variants once, and not the one of the page", () => {
  const variant = (id: string, groupId: string) =>
    aSummary({ id, variants: { groupId, count: 3, colors: 3, sizes: 0 } });
  const rows = [[variant("a", "g"), variant("b", "g"), variant("c", "own")], [variant("d", "g")]];
  const shown = distinctRows(rows, ["self", groupMark("own")], { adult: false, most: 12 });
  expect(shown.map((row) => row.map(({ id }) => id))).toEqual([["a"], []]);
});

test("a product beyond the end of one row may stand in the next", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => aSummary({ id }));
  const rows = [
    [a, b, c],
    [c, b],
  ].map((row) => row.flatMap((product) => product ?? []));
  const shown = distinctRows(rows, [], { adult: false, most: 2 });
  expect(shown.map((row) => row.map(({ id }) => id))).toEqual([["a", "b"], ["c"]]);
});
