import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { featureKey, readQuantity } from "../analysis/quantities";
import { isStopWord } from "../analysis/stop-words";
import { fold, tokens } from "../analysis/tokens";
import type { ShopFacts } from "../engine/engine";
import type { ShopContext } from "../query/shop-context";
import { nounsNamed } from "./category-nouns";
import { NumberedValues } from "./numbered-values";
import { isSmallWord } from "./small-words";
import { ValueEndings } from "./value-endings";
import { ValueFlags } from "./value-flags";
import { ValueSamples } from "./value-samples";
import { denyingWords, lacking, noValue, yes } from "./value-words";

/** A filter that a phrase may stand for. */
export interface ValueSense {
  field: string;
  value: string;
}

const LONGEST_PHRASE = 5;
const LONGEST_VALUE = 40;
const MOST_PHRASES = 300_000;
/** A field with more values than this has no values but texts. */
const MOST_VALUES = 20_000;
/** More values than these are not sizes that people name. */
const MOST_SIZES = 5_000;
/** Shorter words begin too much, and share their beginning with too much. */
const SHORTEST_NEAR = 6;
/** A word that only begins a value may be shorter than another form of it. */
const SHORTEST_START = 4;
const SHORTEST_LACKING = 4;
const SHORTEST_CODE = 4;
const LONGEST_CODE = 24;
const MOST_CODES = 20_000;
/** So many values tell whether products have any. */
const SOME = { color: 400, size: 40 };
/** `4K` and `4K Ultra HD` are no numbers of anything. */
const CLASS = /^\d{1,2}(?:[.,]\d)?K(?: (?:ultra )?u?hd)?$/i;
/** `5W30`, `205/55 R16`, `2 x 5 kg` */
const CODE = /\d[a-z]*[^a-z0-9]*[a-z]*\d|\d ?x ?\d/;
const AREA = /^\d+x\d+(?:x\d+)?$/;
const MOST_NEAR = 200;
/** What another form of a word has in common with it, from its beginning. */
const COMMON = 0.7;
const FEATURE = "feature::";
/** For which ages something is: `4 tot 6 jaar`, `8-12 jaar`, `0 tot 6 maanden`. */
const AGES = /^(\d{1,2}) ?(?:-|–|tot|tot en met|t\/m) ?(\d{1,2}) (jaar|jr|maanden|mnd)$/;
const MONTHS = 12;
const AGE_FIELD = /leeftijd|\bage\b/;

const keyOf = (words: readonly string[]): string => words.map(normalise).join(" ");
/** A name such as H&M, whose single letters would otherwise tell nothing. */
const isInitials = ({ field, value }: ValueSense): boolean => field === "brand" && /^[a-z]\s?&\s?[a-z]$/i.test(value);
const isTelling = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= LONGEST_PHRASE &&
  (/^\d in \d$|^[1-7] [48]$/.test(words.join(" ")) ||
    words.some((word) => word.length > 1 && !isStopWord(word) && !isSmallWord(word) && !/^\d+$/.test(word)));

/** Whether a value is a longer word that begins with this one, or another form of it. */
function isNear(stem: string, value: string): boolean {
  if (value.startsWith(stem)) return stem.length * 2 >= value.length;
  let same = 0;
  while (same < stem.length && stem[same] === value[same]) same++;
  return same >= SHORTEST_NEAR && same >= COMMON * Math.max(stem.length, value.length);
}

/** The shop's own words: phrases (stems joined by spaces) and what they may mean. */
export class Lexicon {
  private readonly values = new Map<string, ValueSense | ValueSense[]>();
  private readonly beginnings = new Map<string, string[]>();
  private readonly counts = new Map<string, number>();
  private readonly features = new Map<string, string>();
  private kinds: ReadonlyMap<string, readonly string[]> = new Map();
  /** Ends of names (`shirts` of `Heren T-shirts`, `sneakers` of `Herensneakers`) → categories. */
  private heads: ReadonlyMap<string, readonly string[]> = new Map();
  /** Values with digits and letters or signs, without spaces and signs (`5w30`, `20555r16`, `140x200`) → values. */
  private readonly codes = new Map<string, ValueSense[]>();
  readonly flags = new ValueFlags();
  /** Word → values that say that it is not so: `Niet draaibaar`, `Geen laptopvak`. */
  private readonly denying = new Map<string, ValueSense[]>();
  private readonly some = { color: new Set<string>(), size: new Set<string>() };
  /** One value of each feature that is a length and a width. */
  private readonly sampleAreas = new Map<string, ValueSense>();
  /** Values that are a range of ages, in years, both inclusive. */
  readonly ages: (ValueSense & { from: number; to: number })[] = [];
  /** Sizes in lower case → as the shop writes them. */
  readonly sizes = new Map<string, string>();
  private readonly endings = new ValueEndings();
  readonly samples = new ValueSamples();
  readonly numbered = new NumberedValues();
  private place = 0;

  /** Reads the names of categories. */
  setCategories(categories: ShopContext["categories"], compounds: Compounds): void {
    const kinds = new Map<string, string[]>();
    const heads = new Map<string, string[]>();
    const add = (map: Map<string, string[]>, words: readonly string[], category: string) => {
      const key = keyOf(words);
      if (key === "" || (words.length === 1 && (isStopWord(words[0] ?? "") || isSmallWord(words[0] ?? "")))) return;
      const known = map.get(key);
      if (known) known.push(category);
      else map.set(key, [category]);
    };
    for (const { key, name } of categories) {
      const words = tokens(name);
      add(kinds, words, key);
      for (let at = 1; at < words.length; at++) add(heads, words.slice(at), key);
      // `Toetsenborden & muizen`, below which there are no categories of either.
      const [first, ...others] = nounsNamed(name);
      const isLeaf = !categories.some((other) => other.key.startsWith(`${key}.`));
      if (first !== undefined && others.length > 0 && isLeaf) add(heads, tokens(first), key);
      const head = compounds.head(words.at(-1) ?? "");
      if (head) add(heads, [head], key);
    }
    this.kinds = kinds;
    this.heads = heads;
  }

  /** Reads the values that were added to the index since the last time. */
  learn(facts: Pick<ShopFacts, "valuesFrom" | "flagNames">): void {
    for (const [field, value] of facts.valuesFrom(this.place)) {
      this.place++;
      if (this.values.size < MOST_PHRASES) this.take(field, value);
    }
    // Those that are no facet.
    for (const name of facts.flagNames()) {
      if (this.features.has(featureKey(name)) || this.flags.has(name)) continue;
      this.flags.keep(name, "Ja", true);
      this.flags.keep(name, "Nee", false);
      this.addName(name, { field: name, value: "Ja" });
    }
  }

  private take(field: string, value: string): void {
    const isFeature = field.startsWith(FEATURE);
    const name = isFeature ? field.slice(FEATURE.length) : "";
    if (isFeature && !this.features.has(featureKey(name))) this.features.set(featureKey(name), name);
    if (field === "size" && this.sizes.size < MOST_SIZES) this.sizes.set(fold(value), value);
    if ((field === "color" || field === "size") && this.some[field].size < SOME[field]) this.some[field].add(value);
    if (isFeature || field === "size") this.keepCode({ field: isFeature ? name : field, value });
    if (!isFeature && field !== "brand" && field !== "color") return;
    const count = (this.counts.get(field) ?? 0) + 1;
    this.counts.set(field, count);
    if (value.length > LONGEST_VALUE || (isFeature && count > MOST_VALUES)) return;
    const words = tokens(value);
    const sense = { field: isFeature ? name : field, value };
    const flag = fold(value);
    if (isFeature && (yes.has(flag) || lacking.has(flag))) this.flags.keep(name, value, yes.has(flag));
    if (isFeature) {
      this.keepDenying(sense);
      this.samples.keep(name, value);
    }
    if (isFeature && noValue.has(words.join(" "))) {
      // A bare yes is asked for by the name of its feature.
      if (yes.has(words.join(" "))) this.addName(name, sense);
      return;
    }
    const [, from, to, unit = ""] = (isFeature && AGE_FIELD.test(fold(name)) && AGES.exec(fold(value))) || [];
    const parts = unit.startsWith("m") ? MONTHS : 1;
    if (from !== undefined) this.ages.push({ ...sense, from: Number(from) / parts, to: Number(to) / parts });
    if (isFeature && readQuantity(name, value) && !CLASS.test(value)) return;
    if (isFeature) this.numbered.keep(sense);
    this.add(words, sense);
    if (isFeature) this.endings.keep(keyOf(words));
    // `actieve ruisonderdrukking`
    if (isFeature) this.add([...words, ...tokens(name)], sense);
  }

  private keepCode(sense: ValueSense): void {
    const { value, field } = sense;
    if (value.length > LONGEST_CODE || !/\d/.test(value) || readQuantity(field, value) || this.codes.size > MOST_CODES)
      return;
    const code = fold(value).replace(/[^a-z0-9]/g, "");
    if (code.length < SHORTEST_CODE || !CODE.test(fold(value))) return;
    const bare = code.replace(/(?<=x\d+)[cm]m$/, "");
    if (field !== "size" && AREA.test(bare) && !this.sampleAreas.has(field)) this.sampleAreas.set(field, sense);
    const waist = field === "size" && /^w\d+l\d+$/.test(code) ? code.replace(/[wl]/g, "") : code;
    for (const one of new Set([code, bare, waist])) {
      const known = this.codes.get(one);
      if (known) known.push(sense);
      else this.codes.set(one, [sense]);
    }
  }

  someOf(field: "color" | "size"): readonly string[] {
    return [...this.some[field]];
  }

  areas(): readonly ValueSense[] {
    return [...this.sampleAreas.values()];
  }

  /** Values that are written so, but for spaces and signs. */
  valuesOfCode(code: string): readonly ValueSense[] {
    return this.codes.get(code) ?? [];
  }

  private keepDenying(sense: ValueSense): void {
    const [first = "", word, ...others] = tokens(sense.value);
    if (!denyingWords.has(first) || word === undefined || others.length > 0) return;
    const key = normalise(word);
    const known = this.denying.get(key);
    if (known) known.push(sense);
    else this.denying.set(key, [sense]);
  }

  /** The values that say of something that it is not so: `Niet draaibaar` for `draaibare`. */
  valuesDenying(word: string): readonly ValueSense[] {
    return this.denying.get(normalise(word)) ?? [];
  }

  /** The values that say that something with this word in it is not there: `Geen laptopvak` for `laptop`. */
  valuesDenyingPart(word: string): readonly ValueSense[] {
    const stem = normalise(word);
    if (stem.length < SHORTEST_LACKING) return [];
    return [...this.denying].flatMap(([key, values]) => (key.startsWith(stem) || key.endsWith(stem) ? values : []));
  }

  /** `HEPA-filter` is typed as one word as well. */
  private addName(name: string, sense: ValueSense): void {
    const words = tokens(name);
    this.add(words, sense);
    if (words.length === 2) this.add([words.join("")], sense);
  }

  private add(words: readonly string[], sense: ValueSense): void {
    if (!isTelling(words) && !isInitials(sense)) return;
    const key = keyOf(words);
    const known = this.values.get(key);
    if (known === undefined) {
      this.values.set(key, sense);
      this.keepBeginning(key);
    } else if (Array.isArray(known)) known.push(sense);
    else this.values.set(key, [known, sense]);
  }

  private keepBeginning(key: string): void {
    if (key.length < SHORTEST_START || key.includes(" ")) return;
    const beginning = key.slice(0, SHORTEST_START);
    const known = this.beginnings.get(beginning);
    if (!known) this.beginnings.set(beginning, [key]);
    else if (known.length < MOST_NEAR) known.push(key);
  }

  /** Values of features that are a kind of what this word names: `Merinowol` and `Biologisch katoen` of wool and cotton. */
  valuesEnding(word: string): readonly ValueSense[] {
    const values = this.endings.keysOf(word).flatMap((key) => this.valuesOf(key));
    return values.filter(({ field }) => field !== "brand" && field !== "color");
  }

  /** Values of features that this word begins or is another form of. */
  valuesNear(word: string): readonly ValueSense[] {
    const stem = normalise(word);
    const keys = (
      stem.length < SHORTEST_START ? [] : (this.beginnings.get(stem.slice(0, SHORTEST_START)) ?? [])
    ).filter((key) => isNear(stem, key) || isNear(word, key));
    return keys.flatMap((key) => this.valuesOf(key)).filter(({ field }) => field !== "brand" && field !== "color");
  }

  valuesOf(key: string): readonly ValueSense[] {
    const found = this.values.get(key);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  }

  kindsOf(key: string): readonly string[] {
    return this.kinds.get(key) ?? [];
  }

  headsOf(key: string): readonly string[] {
    return this.heads.get(key) ?? [];
  }

  /** The name that filters have for a feature; as it is when it is only a specification. */
  filterName(feature: string): string {
    return this.features.get(featureKey(feature)) ?? feature;
  }
}
