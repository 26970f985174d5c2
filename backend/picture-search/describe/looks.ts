import { colourPatches } from "./colour-patches";
import { createFisher, type Vocabulary } from "./fisher";
import { gradientPatches } from "./gradient-patches";
import { outlineOf } from "./outline";
import { createProjector, type Projection } from "./projection";
import { toLength } from "./unit";

/** Describes pictures by vectors of length 1, of which those of similar pictures have a large product. */
export interface Embedder {
  /** Values of a description. */
  readonly size: number;
  /** Describes SIDE × SIDE pixels. */
  describe(pixels: Uint8Array): Float32Array;
}

/** What has been learned of pictures: how to describe them by outline, gradients and colour. */
export interface Looks {
  gradients: Vocabulary;
  colours: Vocabulary;
  /** Reduce the three parts of a description. */
  outlineAxes: Projection;
  gradientAxes: Projection;
  colourAxes: Projection;
}

/** Colour counts for more; its axes keep half of their differences in size, the others none. */
const COLOUR_WEIGHT = 1.3;
const COLOUR_WHITENING = 0.5;

/** The three parts of a description before they are reduced. */
export interface Parts {
  outline: Float32Array;
  gradients: Float32Array;
  colours: Float32Array;
}

export function createParts({
  gradients,
  colours,
}: Pick<Looks, "gradients" | "colours">): (pixels: Uint8Array) => Parts {
  const [ofGradients, ofColours] = [createFisher(gradients), createFisher(colours)];
  return (pixels) => ({
    outline: outlineOf(pixels),
    gradients: ofGradients(gradientPatches(pixels)),
    colours: ofColours(colourPatches(pixels)),
  });
}

/** The learned embedder; an operator's own model can stand in its place. */
export function createEmbedder(looks: Looks): Embedder {
  const { colourAxes, gradientAxes, outlineAxes } = looks;
  const partsOf = createParts(looks);
  const colour = whitener(colourAxes, COLOUR_WHITENING, COLOUR_WEIGHT);
  const gradient = whitener(gradientAxes);
  const outline = whitener(outlineAxes);
  const size = colourAxes.to + gradientAxes.to + outlineAxes.to;
  return {
    size,
    describe(pixels) {
      const parts = partsOf(pixels);
      const vector = new Float32Array(size);
      vector.set(colour(parts.colours));
      vector.set(gradient(parts.gradients), colourAxes.to);
      vector.set(outline(parts.outline), colourAxes.to + gradientAxes.to);
      return toLength(vector);
    },
  };
}

/** Projects, with every axis scaled by its deviation to the power of `strength`. */
function whitener(axes: Projection, strength = 1, length = 1): (part: Float32Array) => Float32Array {
  const project = createProjector(axes);
  const scales = axes.variances.map((variance) => Math.max(variance, 1e-9) ** (-strength / 2));
  return (part) => {
    const values = new Float32Array(axes.to);
    project(part, 0, values, 0);
    for (let k = 0; k < values.length; k++) values[k] = (values[k] ?? 0) * (scales[k] ?? 0);
    return toLength(values, length);
  };
}
