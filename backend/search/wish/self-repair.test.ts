import { describe, expect, it } from "vitest";
import { isCommonUnit } from "../analysis/units";
import { withoutTakenBack, withRepairsJoined } from "./self-repair";

const repaired = (text: string) => withoutTakenBack(text, isCommonUnit);

describe("what a sentence takes back itself", () => {
  it.each([
    ["tv 55 inch, nee 65", "tv 65 inch"],
    ["tent onder 100 euro. o nee 150", "tent onder 150 euro"],
    ["bureaustoel tot 200 euro oh nee 250 euro", "bureaustoel tot 250 euro"],
    ["laptop met 8 gb, ik bedoel 16 gb werkgeheugen", "laptop met 16 gb werkgeheugen"],
    ["monitor 24 inch, wacht, 27 inch", "monitor 27 inch"],
    ["jas tot € 100, nee wacht € 150", "jas tot € 150"],
    ["tent onder honderd euro, nee honderdvijftig", "tent onder honderdvijftig euro"],
    ["jas maat M, nee L", "jas maat L"],
    ["sneakers in maat 42, sorry 43", "sneakers in maat 43"],
    ["maat 40? 42 bedoel ik", "maat 42"],
    ["ledlamp gu10, sorry e27", "ledlamp e27"],
    ["hoesje voor de galaxy a55, wacht, de a35", "hoesje voor de galaxy a35"],
  ])("%s is %s", (typed, meant) => {
    expect(repaired(typed)).toBe(meant);
  });

  it("takes the number that is nearest, or of the same unit", () => {
    expect(repaired("tent onder 100 euro voor 4 personen, o nee 150")).toBe("tent onder 150 euro voor 4 personen");
    expect(repaired("tent onder 6 kilo voor 4 personen, o nee 5 personen")).toBe("tent onder 6 kilo voor 5 personen");
  });

  it.each([
    "tent, nee geen 4 personen",
    "tv niet 55 inch, nee 65",
    "een tv, nee sorry, een laptop van 15 inch",
    "nee 65 inch",
    "tv tot 500 euro, nee 27 inch",
    "jas, nee maat M",
    "mand 90 x 70, nee 120 x 90",
  ])("leaves %s as it is", (typed) => {
    expect(repaired(typed)).toBe(typed);
  });

  it("joins the sentence that takes something back to the one before it, and no other", () => {
    expect(withRepairsJoined("in het rood? zwart bedoel ik")).toBe("in het rood, nee zwart");
    expect(withRepairsJoined("55 inch. Of nee 65")).toBe("55 inch, Of nee 65");
    expect(withRepairsJoined("Wat kost verzending? Nee, laat maar")).toBe("Wat kost verzending? Nee, laat maar");
  });
});
