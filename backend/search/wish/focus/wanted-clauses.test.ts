import { expect, it } from "vitest";
import { wantedBy, wantedIn } from "./wanted-clauses";

const clauses = (message: string) => message.split(" | ").map((clause) => clause.split(" "));
const wanted = (message: string) => wantedIn(clauses(message)).map((likely) => Number(likely >= 0.5));

it.each<[what: string, message: string, isWanted: number[]]>([
  ["what broke", "onze oude KIND is gisteren kapot gegaan . | ik zoek een nieuwe van minstens MEASURE .", [0, 1]],
  ["a wish before its story", "KIND gezocht , | tot MONEY . | mijn zus heeft er ook een van BRAND .", [1, 1, 0]],
  ["the same brand, wanted", "ik wil een KIND van BRAND . | we zijn net verhuisd .", [1, 0]],
  ["the same brand, owned", "we hadden een THING van BRAND . | ik wil een KIND .", [0, 1]],
  ["a greeting", "goedemiddag , | heeft u een KIND in het COLOUR ?", [0, 1]],
])("tells a wish from a story: %s", (_, message, isWanted) => {
  expect(wanted(message)).toEqual(isWanted);
});

it("judges no clauses where there are none", () => {
  expect(wantedIn([])).toEqual([]);
});

it("goes by the features and by what a clause follows on", () => {
  const judge = wantedBy({
    words: [],
    features: { "has KIND": 2 },
    joints: [
      [
        [0, 0],
        [0, 3],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ],
  });
  const [alone = 0] = judge([["KIND"]]);
  expect(alone).toBeCloseTo(1 / (1 + Math.exp(-2)));
  const [first = 0, second = 0] = judge([["KIND", "."], ["iets"]]);
  expect(first).toBeGreaterThan(alone);
  expect(second).toBeGreaterThan(0.5);
  expect(judge([["KIND", ","], ["iets"]])[1]).toBeCloseTo(0.5);
});
