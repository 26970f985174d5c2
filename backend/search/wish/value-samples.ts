import { featureKey } from "../analysis/quantities";

/** So many values tell whether products have any. */
const SOME = 40;

/** Whether the name of a feature has all the words of another: `Materiaal kom` is a material. */
export function isNamedLike(feature: string, name: string): boolean {
  const own = featureKey(feature).split(" ");
  return name.split(" ").every((word) => own.includes(word));
}

/** Some values of each feature, which tell what the products of a kind are told by. */
export class ValueSamples {
  private readonly values = new Map<string, Set<string>>();

  keep(feature: string, value: string): void {
    const known = this.values.get(feature);
    if (!known) this.values.set(feature, new Set([value]));
    else if (known.size < SOME) known.add(value);
  }

  /** Some of the values of a feature. */
  valuesOf(feature: string): readonly string[] {
    return [...(this.values.get(feature) ?? [])];
  }

  /** The features whose name ends so. */
  endingIn(end: string): [feature: string, values: readonly string[]][] {
    return [...this.values].flatMap(([feature, values]): [string, readonly string[]][] =>
      featureKey(feature).endsWith(end) ? [[feature, [...values]]] : [],
    );
  }

  /** The features with a value that begins with a word, in lower case, with some values of each. */
  of(word: string): [feature: string, values: readonly string[]][] {
    return [...this.values].flatMap(([feature, values]): [string, readonly string[]][] =>
      [...values].some((value) => value.toLowerCase().startsWith(`${word} `)) ? [[feature, [...values]]] : [],
    );
  }

  /** The features whose name has the words of one of these, those of the first name first, with some values of each. */
  like(names: readonly string[]): [feature: string, values: readonly string[]][] {
    return names.flatMap((name) =>
      [...this.values].flatMap(([feature, values]): [string, readonly string[]][] =>
        isNamedLike(feature, name) ? [[feature, [...values]]] : [],
      ),
    );
  }
}
