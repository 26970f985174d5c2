import { join } from "node:path";
import { DamagedFileError, loadBinary, type NumberArray, saveBinary } from "../../search/engine/binary-file";
import type { Vocabulary } from "../describe/fisher";
import type { Looks } from "../describe/looks";
import type { Projection } from "../describe/projection";
import type { WordMap } from "../describe/word-map";

/** Changes whenever descriptions or their files do: an index of another version is made anew. */
export const FORMAT = 2;
const LOOKS_FILE = "looks.bin";

type Arrays = Record<string, NumberArray>;
/** Values of the three kinds of array that were stored. */
export interface Stored {
  floats(name: string): Float32Array;
  doubles(name: string): Float64Array;
  bytes(name: string): Uint8Array;
  signed(name: string): Int8Array;
  shorts(name: string): Uint16Array;
}

export function storedIn(arrays: Arrays): Stored {
  const of = <T extends NumberArray>(name: string, kind: new () => T): T => {
    const found = arrays[name];
    if (!(found instanceof kind)) throw new DamagedFileError(`${name} is missing.`);
    return found;
  };
  return {
    floats: (name) => of(name, Float32Array),
    doubles: (name) => of(name, Float64Array),
    bytes: (name) => of(name, Uint8Array),
    signed: (name) => of(name, Int8Array),
    shorts: (name) => of(name, Uint16Array),
  };
}

const projectionArrays = (name: string, { mean, axes, variances }: Projection): Arrays => ({
  [`${name}.mean`]: mean,
  [`${name}.axes`]: axes,
  [`${name}.variances`]: variances,
});
function readProjection(name: string, { floats }: Stored): Projection {
  const [mean, axes, variances] = [floats(`${name}.mean`), floats(`${name}.axes`), floats(`${name}.variances`)];
  if (axes.length !== mean.length * variances.length) throw new DamagedFileError(`${name} does not fit.`);
  return { from: mean.length, to: variances.length, mean, axes, variances };
}

const vocabularyArrays = (name: string, { projection, mixture }: Vocabulary): Arrays => ({
  ...projectionArrays(name, projection),
  [`${name}.weights`]: mixture.weights,
  [`${name}.means`]: mixture.means,
  [`${name}.spreads`]: mixture.variances,
});
function readVocabulary(name: string, stored: Stored): Vocabulary {
  const weights = stored.doubles(`${name}.weights`);
  const [means, variances] = [stored.doubles(`${name}.means`), stored.doubles(`${name}.spreads`)];
  const size = means.length / weights.length;
  if (!Number.isInteger(size) || variances.length !== means.length) throw new DamagedFileError(`${name} does not fit.`);
  const mixture = { count: weights.length, size, weights, means, variances };
  return { projection: readProjection(name, stored), mixture };
}

const axes = ["outlineAxes", "gradientAxes", "colourAxes"] as const;

/** Stores what was learned in a folder. */
export function saveLooks(folder: string, looks: Looks): void {
  const arrays = {
    ...vocabularyArrays("gradients", looks.gradients),
    ...vocabularyArrays("colours", looks.colours),
    ...Object.assign({}, ...axes.map((name) => projectionArrays(name, looks[name]))),
  };
  saveBinary(join(folder, LOOKS_FILE), { meta: { format: FORMAT }, arrays });
}

/** Throws DamagedFileError for a file that is damaged, cut off or of another version. */
export function loadLooks(folder: string): Looks {
  const { meta, arrays } = loadBinary(join(folder, LOOKS_FILE));
  if (meta.format !== FORMAT) throw new DamagedFileError("The file is of another version.");
  const stored = storedIn(arrays);
  return {
    gradients: readVocabulary("gradients", stored),
    colours: readVocabulary("colours", stored),
    outlineAxes: readProjection("outlineAxes", stored),
    gradientAxes: readProjection("gradientAxes", stored),
    colourAxes: readProjection("colourAxes", stored),
  };
}

export const mapArrays = ({ weights, space }: WordMap): Arrays => ({
  weights,
  rarity: space.rarity,
  wordScale: space.scale,
  wordMean: space.mean,
  sayable: space.sayable,
});
export function readMap(
  size: number,
  { words, trust }: { words: readonly string[]; trust: number },
  { floats, bytes }: Stored,
): WordMap {
  const space = {
    words,
    rarity: floats("rarity"),
    scale: floats("wordScale"),
    mean: floats("wordMean"),
    sayable: bytes("sayable"),
  };
  const weights = floats("weights");
  if (weights.length !== size * words.length || space.mean.length !== words.length)
    throw new DamagedFileError("The words do not fit.");
  return { size, space, weights, trust };
}
