import { COLOUR_SIZE, colourPatches } from "./colour-patches";
import { reduced, type Vocabulary } from "./fisher";
import { GRADIENT_SIZE, gradientPatches } from "./gradient-patches";
import { createParts, type Looks, type Parts } from "./looks";
import { learnMixture } from "./mixture";
import type { Patches } from "./patches";
import { createProjector, learnProjection } from "./projection";
import { createRandom, sampleOf } from "./random";

export interface LearnSettings {
  /** Gaussians of each vocabulary. */
  words: number;
  /** Values per patch of gradients and of colour, after reduction. */
  gradientValues: number;
  colourValues: number;
  /** Values of each of the three parts of a description. */
  values: number;
  /** Pictures that the vocabularies are learned from, and patches of each. */
  pictures: number;
  patches: number;
  /** Called between steps, so that learning can leave room for other work. */
  pause?: () => void;
}
export const LEARN_SETTINGS: LearnSettings = {
  words: 48,
  gradientValues: 48,
  colourValues: 32,
  values: 192,
  pictures: 400,
  patches: 60,
};
const SEED = 7;
/** Patches that a projection is learned from: more say nothing new. */
const MOST_PROJECTED = 3_000;

/** Learns how to describe pictures from some: the same pictures in the same order always give the same. */
export function learnLooks(pictures: readonly Uint8Array[], settings: LearnSettings = LEARN_SETTINGS): Looks {
  const random = createRandom(SEED);
  const pause = settings.pause ?? (() => undefined);
  const some = sampleOf(pictures, settings.pictures, random);
  const learn = (size: number, values: number, patchesOf: (pixels: Uint8Array) => Patches): Vocabulary => {
    const sampled = some.map((pixels) => {
      const patches = patchesOf(pixels);
      return chosen(patches, sampleOf([...Array(patches.count).keys()], settings.patches, random));
    });
    pause();
    const rows = sampled.flatMap(({ values: all, count }) =>
      Array.from({ length: count }, (_, i) => all.subarray(i * size, (i + 1) * size)),
    );
    const projection = learnProjection(sampleOf(rows, MOST_PROJECTED, random), values);
    pause();
    const project = createProjector(projection);
    const parts = sampled.map((patches) => reduced(projection, project, patches));
    const width = projection.to + (sampled[0]?.places ? 2 : 0);
    const mixture = learnMixture(joined(parts), width, settings.words, random);
    pause();
    return { projection, mixture };
  };
  const gradients = learn(GRADIENT_SIZE, settings.gradientValues, gradientPatches);
  const colours = learn(COLOUR_SIZE, settings.colourValues, colourPatches);
  const partsOf = createParts({ gradients, colours });
  const described: Parts[] = pictures.map((pixels, i) => {
    if (i % 4 === 3) pause();
    return partsOf(pixels);
  });
  const axes = (part: keyof Parts) => {
    const learned = learnProjection(
      described.map((parts) => parts[part]),
      settings.values,
    );
    pause();
    return learned;
  };
  return {
    gradients,
    colours,
    outlineAxes: axes("outline"),
    gradientAxes: axes("gradients"),
    colourAxes: axes("colours"),
  };
}

/** Only these of the patches. */
function chosen({ size, values, places }: Patches, which: readonly number[]): Patches {
  const some: Patches = { count: which.length, size, values: new Float32Array(which.length * size) };
  for (const [row, i] of which.entries()) some.values.set(values.subarray(i * size, (i + 1) * size), row * size);
  if (!places) return some;
  const where = new Float32Array(which.length * 2);
  for (const [row, i] of which.entries()) where.set(places.subarray(i * 2, i * 2 + 2), row * 2);
  return { ...some, places: where };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
