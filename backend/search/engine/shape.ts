/** The words of a document by what they say about it, as ranking needs them. */
export interface Shape {
  /** What it is: the beginning of its name. */
  opening: string[];
  /** The rest of its name. */
  rest: string[];
  /** The end of its name: the things that it is made for. */
  fits: string[];
  /** The noun that says what it is. */
  kind: string[];
  /** That noun, when it makes this an accessory or a part. */
  part: string[];
  /** Last parts of the compounds in the beginning of the name. */
  head: string[];
  /** Name of its category. */
  category: string[];
  /** Names of the categories above, and the last parts of compounds in category names. */
  above: string[];
  brand: string[];
  /** Codes and parts of compounds. */
  also: string[];
  features: string[];
}

/** In the order of the lines of a packed shape. */
export const shapeFields = [
  "opening",
  "rest",
  "fits",
  "kind",
  "part",
  "head",
  "category",
  "above",
  "brand",
  "also",
  "features",
] as const satisfies readonly (keyof Shape)[];
export type ShapeField = keyof Shape;

/** One line per list; words are not repeated in places that are worth less than those that have them already. */
export function packShape(shape: Shape): string {
  const name = [...shape.opening, ...shape.rest, ...shape.fits];
  const further = (words: readonly string[], ...earlier: (readonly string[])[]) => {
    const known = new Set(earlier.flat());
    return [...new Set(words)].filter((word) => !known.has(word));
  };
  const above = further(shape.above, shape.category);
  const also = further(shape.also, name, shape.head, shape.category, above, shape.brand);
  const features = further(shape.features, name, shape.head, shape.category, above, shape.brand, also);
  const lists = { ...shape, above, also, features };
  return shapeFields.map((field) => lists[field].join(" ")).join("\n");
}

export function unpackShape(text: string): Shape {
  const lines = text.split("\n");
  const list = (at: number) => {
    const line = lines[at] ?? "";
    return line === "" ? [] : line.split(" ");
  };
  return {
    opening: list(0),
    rest: list(1),
    fits: list(2),
    kind: list(3),
    part: list(4),
    head: list(5),
    category: list(6),
    above: list(7),
    brand: list(8),
    also: list(9),
    features: list(10),
  };
}
