import { describe, expect, it } from "vitest";
import { colourPatches } from "./colour-patches";
import { gradientPatches } from "./gradient-patches";
import { outlineOf } from "./outline";
import { mirrorEveryOther, mirrorImage, type Patches } from "./patches";
import { SIDE } from "./pixels";

/** A picture in which each pixel has a colour. */
function picture(colourAt: (x: number, y: number) => readonly number[]): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) pixels.set(colourAt(x, y), (y * SIDE + x) * 3);
  return pixels;
}
const mirrored = (colourAt: (x: number, y: number) => readonly number[]) =>
  picture((x, y) => colourAt(SIDE - 1 - x, y));

/** Mean of each value over all patches. */
const means = ({ count, size, values }: Patches): number[] =>
  Array.from({ length: size }, (_, i) => {
    let sum = 0;
    for (let patch = 0; patch < count; patch++) sum += values[patch * size + i] ?? 0;
    return sum / count;
  });
/** The largest difference between two lists, as a share of the largest value. */
const difference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Math.max(...Array.from(one, (value, i) => Math.abs(value - (other[i] ?? 0)))) /
  Math.max(...Array.from(one, Math.abs));

const slope = (x: number, y: number) => Array<number>(3).fill(Math.round((x + 0.4 * y) * 1.4));
/** Red on the left of every stripe of 8 px, blue on its right. */
const stripes = (x: number) => (x % 8 < 3 ? [200, 20, 20] : [20, 20, 220]);
/** Like a shoe that points to the right. */
const shoe = (x: number, y: number) => Array<number>(3).fill(y > 70 && y < 100 && x > 20 && x < 20 + y ? 40 : 255);

describe("a picture and its mirror image", () => {
  it("have the same outline", () => {
    expect(difference(outlineOf(picture(shoe)), outlineOf(mirrored(shoe)))).toBeLessThan(0.001);
  });

  it("have gradients in both directions", () => {
    const [one, other] = [means(gradientPatches(picture(slope))), means(gradientPatches(mirrored(slope)))];
    expect(difference(one, other)).toBeLessThan(0.02);
  });

  it("have the same colours beside each other", () => {
    const [one, other] = [means(colourPatches(picture(stripes))), means(colourPatches(mirrored(stripes)))];
    expect(difference(one, other)).toBeLessThan(0.02);
  });
});

it("turns the second patch into its mirror image: cells change places across, their values within them as told", () => {
  const one = [1, 2, 3, 4, 5, 6, 7, 8];
  const patches = {
    count: 2,
    size: 8,
    values: Float32Array.from([...one, ...one]),
    places: Float32Array.from([0.25, -0.25, 0.25, -0.25]),
  };
  mirrorEveryOther(
    patches,
    mirrorImage(2, 2, (value) => 1 - value),
  );
  expect([...patches.values]).toEqual([...one, 4, 3, 2, 1, 8, 7, 6, 5]);
  expect([...patches.places]).toEqual([0.25, -0.25, 0.25, 0.25]);
});
