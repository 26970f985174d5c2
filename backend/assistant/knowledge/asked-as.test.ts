import { expect, it } from "vitest";
import { parseAskedAs } from "./asked-as";

it("gives a section the questions below the title of its page and its heading", () => {
  const askedAs = parseAskedAs(
    "# uitleg\nBezorging: Wat kost het?\n  is het gratis\n  moet ik betalen # ook zo\n\nContact\n  hoe bel ik jullie\n",
  );
  expect(askedAs({ title: "Bezorging", heading: "Wat kost het?" })).toEqual(["is het gratis", "moet ik betalen"]);
  expect(askedAs({ title: "Contact", heading: "" })).toEqual(["hoe bel ik jullie"]);
  expect(askedAs({ title: "Verkopen", heading: "Wat kost het?" })).toEqual([]);
});
