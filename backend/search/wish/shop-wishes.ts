import { LRUCache } from "lru-cache";
import type { Wish, WishRequest } from "#contract/wish";
import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import type { Synonyms } from "../analysis/synonyms";
import type { Group, SearchEngine } from "../engine/engine";
import type { ShopContext } from "../query/shop-context";
import { parseGradables, parseNeeds } from "./data-lines";
import { Lexicon } from "./lexicon";
import { rememberedMeasures, type ShopSense } from "./shop-sense";
import { readWish } from "./wish-reader";

/** A word that names fewer products may do so by chance. */
const FEWEST_NAMED = 3;
/** The categories that a word implies have nearly all products that are named with it. */
const MOST_IMPLIED = 4;
const MOSTLY = 0.8;

/** Reads sentences with the words of one index; runs beside it. */
export class ShopWishes {
  private lexicon = new Lexicon();
  private language: Pick<ShopSense, "gradables" | "needs" | "categories" | "features" | "synonyms"> | undefined;
  private readonly measured: ShopSense["measured"];
  private readonly named = new LRUCache<string, string[]>({ max: 500, ttl: 60_000 });

  constructor(private readonly engine: SearchEngine) {
    this.measured = rememberedMeasures(() => engine.facts);
  }

  /** Takes the shop's names and the operator's data. */
  setContext(context: ShopContext, compounds: Compounds, synonyms: Synonyms): void {
    this.lexicon.setCategories(context.categories, compounds);
    const { categories, features } = context;
    const gradables = parseGradables(context.gradables ?? "");
    this.language = { gradables, needs: parseNeeds(context.needs ?? ""), categories, features, synonyms };
  }

  /** Reads the shop's words in advance, which takes a while for a large shop. */
  warm(): void {
    this.lexicon.learn(this.engine.facts);
    this.measured([]);
  }

  private groupOf(word: string): Group {
    const stem = normalise(word);
    return [[stem], ...(this.language?.synonyms.find([stem], 0)?.alternatives ?? [])];
  }

  private async kindsNamed(word: string): Promise<string[]> {
    const known = this.named.get(word) ?? (await this.findKinds(word));
    this.named.set(word, known);
    return known;
  }

  private async findKinds(word: string): Promise<string[]> {
    const filters = { values: {}, adult: true };
    const sought = { groups: [this.groupOf(word)], matching: "named", sort: "relevance" } as const;
    const { total, categories } = await this.engine.query({ ...sought, filters, from: 0, size: 0, now: 0 });
    if (total < FEWEST_NAMED) return [];
    const first = categories.slice(0, MOST_IMPLIED);
    const covered = first.reduce((sum, [, count]) => sum + count, 0);
    return covered >= total * MOSTLY ? first.map(([key]) => key) : [];
  }

  async read(request: WishRequest): Promise<Wish | null> {
    if (!this.language) return null;
    this.lexicon.learn(this.engine.facts);
    const { lexicon, measured, engine } = this;
    const hasWord: ShopSense["hasWord"] = (word, kinds) => engine.facts.hasWord(this.groupOf(word), kinds);
    const shareNamed: ShopSense["shareNamed"] = (word, kinds) =>
      engine.facts.countNamed(this.groupOf(word), kinds) / Math.max(1, engine.facts.countIn(kinds, true));
    const kindsNamed = (word: string) => this.kindsNamed(word);
    return readWish(request, {
      ...this.language,
      facts: engine.facts,
      lexicon,
      measured,
      hasWord,
      shareNamed,
      kindsNamed,
    });
  }
}
