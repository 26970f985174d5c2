import { eachPatch, mirrorEveryOther, mirrorImage, type Patches, SummedArea } from "./patches";
import { SIDE } from "./pixels";

/** Colours need fewer px. */
const SMALL = SIDE / 2;
const ACROSS = 3;
const GRID = { side: SMALL, across: ACROSS, cells: [3, 5], step: 3 };
const CHANNELS = 3;

export const COLOUR_SIZE = ACROSS * ACROSS * CHANNELS * 2;
const COUNT = eachPatch(GRID, () => undefined);
const IMAGE = mirrorImage(ACROSS, CHANNELS * 2);

/** Linear light of an sRGB value of a byte. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
});

/** Mean and deviation of each channel of CIE Lab in 3 × 3 cells around many places. */
export function colourPatches(pixels: Uint8Array): Patches {
  const sums = labSums(pixels);
  const values = new Float32Array(COUNT * COLOUR_SIZE);
  let at = 0;
  eachPatch(GRID, (left, top, cell) => {
    const area = cell * cell;
    for (let y = 0; y < ACROSS; y++) {
      for (let x = 0; x < ACROSS; x++) {
        for (let channel = 0; channel < CHANNELS; channel++) {
          const cx = left + x * cell;
          const cy = top + y * cell;
          const mean = sums.over(channel, cx, cy, cell) / area;
          const squares = sums.over(channel + CHANNELS, cx, cy, cell) / area;
          values[at + channel] = mean;
          values[at + channel + CHANNELS] = Math.sqrt(Math.max(0, squares - mean * mean));
        }
        at += 2 * CHANNELS;
      }
    }
  });
  const patches = { count: COUNT, size: COLOUR_SIZE, values };
  mirrorEveryOther(patches, IMAGE);
  return patches;
}

function labSums(pixels: Uint8Array): SummedArea {
  const sums = new SummedArea(SMALL, CHANNELS * 2);
  for (let y = 0; y < SMALL; y++) {
    for (let x = 0; x < SMALL; x++) {
      const at = (2 * y * SIDE + 2 * x) * 3;
      const linear = (channel: number) => {
        const a = at + channel;
        const b = a + SIDE * 3;
        const mean = ((pixels[a] ?? 0) + (pixels[a + 3] ?? 0) + (pixels[b] ?? 0) + (pixels[b + 3] ?? 0)) >> 2;
        return LINEAR[mean] ?? 0;
      };
      const lab = labOf(linear(0), linear(1), linear(2));
      for (let channel = 0; channel < CHANNELS; channel++) {
        const value = lab[channel] ?? 0;
        sums.add(channel, value);
        sums.add(channel + CHANNELS, value * value);
      }
      sums.next();
    }
  }
  return sums;
}

const cubeRoot = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** CIE Lab of linear sRGB under D65, each channel scaled to about -2 to 2. */
function labOf(r: number, g: number, b: number): [number, number, number] {
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubeRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [(116 * y - 16) / 50, (500 * (x - y)) / 40, (200 * (y - z)) / 40];
}
