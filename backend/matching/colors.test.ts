import { describe, expect, it } from "vitest";
import { dutchColors } from "./colors";

describe("a colour", () => {
  it.each([
    ["Black", ["zwart"]],
    ["schwarz", ["zwart"]],
    ["Dark Blue/White", ["blauw", "wit"]],
    ["donkerblauw", ["blauw"]],
    ["Lichtgrijs", ["grijs"]],
    ["Black & Red", ["zwart", "rood"]],
    ["Midnight Blue", ["blauw"]],
    ["Multi", ["meerkleurig"]],
    ["Grün", ["groen"]],
    ["red/red", ["rood"]],
    ["rood, wit, blauw, geel", ["rood", "wit", "blauw"]],
    ["Sahara", ["sahara"]],
    ["", []],
    [" / ", []],
  ])("%s becomes %j", (text, colors) => {
    expect(dutchColors(text)).toEqual(colors);
  });
});
