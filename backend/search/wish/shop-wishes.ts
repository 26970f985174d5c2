import { LRUCache } from "lru-cache";
import type { Wish, WishRequest } from "#contract/wish";
import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { isPartWord } from "../analysis/part-words";
import type { Synonyms } from "../analysis/synonyms";
import { tokens } from "../analysis/tokens";
import type { Group, SearchEngine } from "../engine/engine";
import type { ShopContext } from "../query/shop-context";
import type { Correction } from "../words/speller";
import { typingCost } from "../words/typing-cost";
import type { Vocabulary } from "../words/vocabulary";
import { parseGradables, parseMeasures, parseNeeds, parseOtherWords } from "./data-lines";
import { holdsOthers, namesOther, shareApart } from "./holds-others";
import { Lexicon, type ValueSense } from "./lexicon";
import { areThemselves, shareTogether } from "./names";
import { readMeant } from "./second-meaning";
import { rememberedMeasures, type ShopSense } from "./shop-sense";
import { focusOf } from "./wish-reader";

/** A word that names fewer products may do so by chance. */
const FEWEST_NAMED = 3;
/** The categories that a word implies have nearly all products that are named with it. */
const MOST_IMPLIED = 4;
const MOSTLY = 0.8;

/** What most products of a kind are named changes slowly, and takes milliseconds to find in a large shop. */
const REMEMBERED = { max: 2_000, ttl: 600_000 };

const SEVERAL = /[&,/]|\s(?:en|and)\s/;
const ONE_SLIP = 1;
const SHORTEST_SYNONYM = 5;
/** What a compound is, after what it is for: `fietshelm`. */
const SHORTEST_HEAD = 4;

const NO_PAGE = { sort: "relevance", from: 0, size: 0, now: 0 } as const;

/** The few categories that have nearly all of so many products; empty when they are spread over more. */
function nearlyAll(categories: readonly (readonly [key: string, count: number])[], total: number): string[] {
  const first = categories.slice(0, MOST_IMPLIED);
  const covered = first.reduce((sum, [, count]) => sum + count, 0);
  return covered >= total * MOSTLY ? first.map(([key]) => key) : [];
}

/** Reads sentences with the words of one index; runs beside it. */
export class ShopWishes {
  private lexicon = new Lexicon();
  private language:
    | Pick<
        ShopSense,
        | "gradables"
        | "needs"
        | "measures"
        | "otherWords"
        | "languageStems"
        | "categories"
        | "features"
        | "synonyms"
        | "isDutch"
        | "isCompound"
      >
    | undefined;
  private readonly measured: ShopSense["measured"];
  private readonly others = new LRUCache<string, boolean>(REMEMBERED);
  private readonly themselves = new LRUCache<string, boolean>(REMEMBERED);
  private readonly named = new LRUCache<string, string[]>(REMEMBERED);

  constructor(
    private readonly engine: SearchEngine,
    private readonly vocabulary: Pick<Vocabulary, "corrections">,
  ) {
    this.measured = rememberedMeasures(() => engine.facts);
  }

  /** Takes the shop's names and the operator's data. */
  setContext(context: ShopContext, compounds: Compounds, synonyms: Synonyms): void {
    this.lexicon.setCategories(context.categories, compounds);
    const { categories, features } = context;
    const gradables = parseGradables(context.gradables ?? "");
    const needs = parseNeeds(context.needs ?? "");
    const measures = parseMeasures(context.measures ?? "");
    const otherWords = parseOtherWords(context.values ?? "");
    const phrases = [gradables, needs, measures, otherWords].flatMap(({ entries }) => [...entries.keys()]);
    const languageStems = new Set(phrases.flatMap((phrase) => phrase.split(" ")));
    // `brandt` is no `brand`.
    const isDutch = (word: string) => compounds.isListed(word) && !word.endsWith("dt");
    const isCompound = (word: string) => compounds.split(word).length > 1;
    this.language = {
      gradables,
      needs,
      measures,
      otherWords,
      languageStems,
      categories,
      features,
      synonyms,
      isDutch,
      isCompound,
    };
  }

  /** Words of the operator's data that compare, in lower case. */
  comparatives(): string[] {
    return [...(this.language?.gradables.comparatives.keys() ?? [])];
  }

  /** Reads the shop's words in advance, which takes a while for a large shop. */
  warm(): void {
    this.lexicon.learn(this.engine.facts);
    this.measured([]);
  }

  /** Words of products and of the operator's synonyms that a slip may have come from. */
  private corrections(word: string, limit: number): Correction[] {
    const stem = normalise(word);
    const found = this.vocabulary.corrections(word, limit);
    for (const other of this.language?.synonyms.words() ?? []) {
      if (other[0] !== stem[0] || Math.abs(other.length - stem.length) > 1 || other.length < SHORTEST_SYNONYM) continue;
      const cost = typingCost(stem, other);
      if (cost > 0 && cost < ONE_SLIP) found.push({ word: other, count: 1, cost });
    }
    return found;
  }

  private holdsOthers(word: string, kind: string): boolean {
    const key = `${word} ${kind}`;
    const known = this.others.get(key);
    if (known !== undefined) return known;
    const group = this.groupOf(word);
    const found = holdsOthers(this.engine.facts, group, kind, (other) => this.isOther(other, group.flat(), kind));
    this.others.set(key, found);
    return found;
  }

  /** Whether a word of names in a category says that they are something else than these nouns. */
  private isOther(word: string, nouns: readonly string[], kind: string): boolean {
    const { lexicon, engine } = this;
    const { categories = [], synonyms } = this.language ?? {};
    const isProperty = ({ field, value }: ValueSense) =>
      field === "brand" || field === "color" || engine.facts.countOf(`feature::${field}`, value, [kind]) > 0;
    if (lexicon.valuesOf(word).some(isProperty)) return false;
    // `Printers & scanners` says itself that it holds several things.
    if (SEVERAL.test(categories.find(({ key }) => key === kind)?.name ?? "")) return true;
    // What is below `Schoenen` are kinds of them, unless it is for them.
    const isFor = nouns.some((noun) => word.startsWith(noun) && word.length - noun.length >= SHORTEST_HEAD);
    if (categories.some(({ key }) => key.startsWith(`${kind}.`))) return isFor || isPartWord(word, false);
    const categoriesOf = (stem: string) =>
      [...lexicon.kindsOf(stem), ...lexicon.headsOf(stem)].some((key) => key !== kind && !kind.startsWith(`${key}.`));
    const synonymsOf = (stem: string) => synonyms?.find([stem], 0)?.alternatives.flat() ?? [];
    return namesOther(word, nouns, { categoriesOf, synonymsOf });
  }

  private groupOf(word: string): Group {
    // The index has `2.1` as one word of its own.
    const stem = /^\d+[.,]\d+$/.test(word) ? tokens(word).join("") : normalise(word);
    return [[stem], ...(this.language?.synonyms.find([stem], 0)?.alternatives ?? [])];
  }

  private async isNamedItself(word: string): Promise<boolean> {
    const found = this.themselves.get(word) ?? (await areThemselves(this.engine, this.groupOf(word), MOST_IMPLIED));
    this.themselves.set(word, found);
    return found;
  }

  private async kindsNamed(word: string): Promise<string[]> {
    const known = this.named.get(word) ?? (await this.findKinds(word));
    this.named.set(word, known);
    return known;
  }

  private async findKinds(word: string): Promise<string[]> {
    const { total, categories } = await this.engine.query({
      ...NO_PAGE,
      groups: [this.groupOf(word)],
      matching: "named",
      filters: { values: {}, adult: true },
    });
    return total < FEWEST_NAMED ? [] : nearlyAll(categories, total);
  }

  private async kindsOfBrand(brand: string): Promise<string[]> {
    const key = `brand ${brand}`;
    const known = this.named.get(key);
    if (known) return known;
    const filters = { values: { brand: [brand] }, adult: true };
    const { total, categories } = await this.engine.query({ ...NO_PAGE, groups: [], filters });
    const found = nearlyAll(categories, total);
    this.named.set(key, found);
    return found;
  }

  private async kindsOfBoth(word: string, brand: string): Promise<string[]> {
    const filters = { values: { brand: [brand] }, adult: true };
    const sought = { ...NO_PAGE, groups: [this.groupOf(word)], matching: "itself", filters } as const;
    const { total, categories } = await this.engine.query(sought);
    return nearlyAll(categories, total);
  }

  private async anyWith(words: readonly string[], values: Record<string, string[]>): Promise<boolean> {
    const groups = words.map((word) => this.groupOf(word));
    return (await this.engine.query({ ...NO_PAGE, groups, filters: { values, adult: true } })).total > 0;
  }

  private thingsNamed(nouns: readonly string[], words: readonly string[] = nouns.slice(0, 1)) {
    const noun = nouns
      .map((one) => this.groupOf(one))
      .reduce<Group>((all, group) => all.flatMap((before) => group.map((after) => [...before, ...after])), [[]]);
    const groups = words.map((word) => this.groupOf(word));
    return this.engine.query({ ...NO_PAGE, groups, filters: { values: {}, adult: true, noun } });
  }

  private async countWord(word: string): Promise<number> {
    const filters = { values: {}, adult: true };
    return (await this.engine.query({ ...NO_PAGE, groups: [this.groupOf(word)], matching: "itself", filters })).total;
  }

  async read(request: WishRequest): Promise<Wish | null> {
    const sense = this.sense();
    return sense ? readMeant(request, sense) : null;
  }

  /** What a long message says of the one thing that it asks for; undefined where that is nothing, or the message is short. */
  async focus(message: string): Promise<string | undefined> {
    const sense = this.sense();
    return sense && focusOf(message, sense);
  }

  private sense(): ShopSense | undefined {
    if (!this.language) return undefined;
    this.lexicon.learn(this.engine.facts);
    const { lexicon, measured, engine } = this;
    const hasWord: ShopSense["hasWord"] = (word, kinds) => engine.facts.hasWord(this.groupOf(word), kinds);
    const shareNamed: ShopSense["shareNamed"] = (word, kinds) =>
      engine.facts.countNamed(this.groupOf(word), kinds) / Math.max(1, engine.facts.countIn(kinds, true));
    const kindsNamed = (word: string) => this.kindsNamed(word);
    return {
      ...this.language,
      facts: engine.facts,
      lexicon,
      measured,
      hasWord,
      hasProperty: (word, kinds) => engine.facts.hasProperty(this.groupOf(word), kinds),
      kindsOfBoth: (word, brand) => this.kindsOfBoth(word, brand),
      shareNamed,
      kindsNamed,
      shareTogether: (words, kinds) => shareTogether(engine, words, kinds),
      anyWith: (words, values) => this.anyWith(words, values),
      kindsOfBrand: (brand) => this.kindsOfBrand(brand),
      countWord: (word) => this.countWord(word),
      thingsNamed: (nouns, words) => this.thingsNamed(nouns, words),
      isNamedItself: (word) => this.isNamedItself(word),
      corrections: (word, limit) => this.corrections(word, limit),
      shareApart: (word, kind) => shareApart(engine.facts, this.groupOf(word), kind, word),
      holdsOthers: (word, kind) => this.holdsOthers(word, kind),
    };
  }
}
