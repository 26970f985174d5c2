import { LRUCache } from "lru-cache";
import type { Facet, Facets, SearchRequest, SearchWarning } from "#contract/search";
import type { Wish, WishRequest } from "#contract/wish";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { uses } from "../analysis/features";
import { normalise } from "../analysis/normalise";
import { Synonyms } from "../analysis/synonyms";
import { tokens } from "../analysis/tokens";
import type { CurrentHighlights, EngineQuery, ShopFacts } from "../engine/engine";
import { SqliteEngine } from "../engine/sqlite-engine";
import type { SearchDocument } from "../source/search-document";
import { ShopWishes } from "../wish/shop-wishes";
import { type FoundAmong, findAmong } from "./among";
import { AskedTerms } from "./asked-terms";
import { engineQuery, withNouns } from "./engine-query";
import { withKnownFeatures } from "./known-features";
import { moreLikeThis } from "./more-like-this";
import { type FoundNearest, findNearest } from "./nearest";
import { Popular } from "./popular";
import { Properties } from "./properties";
import { emptyContext, inReading, type ShopContext } from "./shop-context";
import { categoryFacet, facetOf, shopFacets, withWeights } from "./shop-facets";
import { ShopWords } from "./shop-words";
import { type Reading, type SuggestionIds, suggest } from "./suggest";
import { type Mind, type Understood, understand } from "./understand";

const MOST_EXPIRED = 6;
/** With fewer hits than this, products that are no longer sold are shown too. */
const FEW_HITS = 3;
const TOP_CATEGORIES = 6;
/** Words of fewer products are found in time when they are asked for. */
const FEWEST_PREPARED = 4_000;
const PREPARED = 200;
/** So that a shopper's query need not wait long. */
const PREPARED_AT_ONCE = 4;
/** While an index is built its words are learned from after this many products, and each time they have doubled. */
const FIRST_LEARNED = 1_000;

/** A search result with ids in place of products. */
export interface FoundIds {
  ids: string[];
  total: number;
  /** Of those, the number that has only most of the words: they come last. */
  partial: number;
  /** Number of matching adult products that were left out. */
  hiddenAdult: number;
  expired: string[];
  warnings: SearchWarning[];
  spellingCorrections: string[];
  topCategories: string[];
  /** Feature filters that the search ignored because no product has the feature. */
  unknownFilters: string[];
  /** Only when no product has what is sought. */
  nearest?: FoundNearest;
  /** By product, about those to show. */
  news: Record<string, CurrentHighlights>;
}

/** Without its noun, nothing is a partial match of what is sought. */
function queryFor(request: SearchRequest, { groups, nearest }: Understood, now: number): EngineQuery {
  const query = engineQuery(request, groups, now);
  return nearest ? { ...query, matching: "itself" } : query;
}

/** One searchable index of the shop: engine, vocabulary and the shop's names. Runs in the worker thread. */
export class ShopIndex {
  private context: ShopContext = emptyContext;
  private mind: Mind;
  private readonly popular = new Popular();
  private readonly properties = new Properties();
  private readonly asked = new AskedTerms();
  private readonly wishes: ShopWishes;
  private readonly understood = new LRUCache<string, Understood>({ max: 500 });
  private parts: ReadonlySet<string> = new Set();
  private learnAt = FIRST_LEARNED;

  private constructor(
    private readonly folder: string,
    private readonly engine: SqliteEngine,
    private readonly words: ShopWords,
    private building: boolean,
  ) {
    this.wishes = new ShopWishes(engine, words.vocabulary);
    this.mind = {
      engine,
      vocabulary: words.vocabulary,
      compounds: new Compounds(),
      synonyms: Synonyms.parse(""),
      kinds: new Set(),
      isProperty: (word) => this.properties.has(word),
    };
  }

  static create(folder: string): ShopIndex {
    const engine = SqliteEngine.create(folder);
    engine.startBuilding();
    return new ShopIndex(folder, engine, new ShopWords(), true);
  }

  static open(folder: string): ShopIndex {
    const index = new ShopIndex(folder, SqliteEngine.open(folder), ShopWords.load(folder), false);
    index.learnParts();
    return index;
  }

  categories(): ShopContext["categories"] {
    return this.context.categories;
  }

  setContext(context: ShopContext): void {
    this.context = context;
    const named = context.categories.flatMap(({ name }) => tokens(name));
    const compounds = new Compounds(named, this.parts);
    const kinds = new Set(named.flatMap((word) => [word, compounds.head(word) ?? word]).map(normalise));
    this.understood.clear();
    const synonyms = Synonyms.parse(uses.synonyms ? context.synonyms : "");
    this.mind = { ...this.mind, compounds, synonyms, kinds };
    this.wishes.setContext(context, compounds, synonyms);
  }

  /** Compounds may consist of every word that the shop's products are named with. */
  private learnParts(): void {
    this.parts = this.words.parts();
    this.setContext(this.context);
  }

  async take(documents: SearchDocument[], gone: string[] = []): Promise<number> {
    await this.learnWords(documents);
    if (this.building && this.engine.size() + documents.length >= this.learnAt) {
      this.learnParts();
      this.learnAt *= 2;
    }
    await this.engine.upsert(documents.map((document) => analyseDocument(document, this.mind.compounds)));
    if (gone.length > 0) await this.engine.remove(gone);
    this.understood.clear();
    return this.engine.revision();
  }

  private async learnWords(documents: SearchDocument[]): Promise<void> {
    const described = this.building ? [] : await this.engine.describe(documents.map(({ id }) => id));
    this.words.learn(documents, new Set(described.map(({ id }) => id)), this.mind.compounds);
    if (!this.building) this.words.settle();
  }

  /** Ends building: from here on the index is searchable and can be reopened from its folder. */
  async built(): Promise<void> {
    this.building = false;
    this.words.settle(true);
    this.learnParts();
    this.engine.built();
    await this.persist();
  }

  async persist(): Promise<void> {
    this.words.save(this.folder);
    await this.engine.persist();
  }

  /** Does work in advance that the first query would otherwise wait for. */
  async warm(now: number): Promise<void> {
    this.words.vocabulary.prepareSpeller();
    await this.popular.refresh(this.engine, now);
    this.wishes.warm();
  }

  /** Finds in advance, a few at a time, what suggestions need of the commonest words; false when there are no more. */
  prepare(part: number): boolean {
    const words = this.words.vocabulary.commonest(PREPARED, FEWEST_PREPARED);
    const some = words.slice(part * PREPARED_AT_ONCE, (part + 1) * PREPARED_AT_ONCE);
    this.engine.proposals.prepare(some.map(normalise));
    return some.length > 0;
  }

  get facts(): ShopFacts {
    return this.engine.facts;
  }

  revision(): number {
    return this.engine.revision();
  }

  size(): number {
    return this.engine.size();
  }

  private async understand(q: string, now: number): Promise<Understood> {
    const known = this.understood.get(q);
    if (known) return known;
    await this.properties.refresh(this.engine, now);
    const understood = await understand(q, this.mind);
    this.understood.set(q, understood);
    return understood;
  }

  private queryOf(request: SearchRequest, understood: Understood, now: number): EngineQuery {
    return withNouns(queryFor(request, understood, now), request, this.mind.synonyms);
  }

  private known(request: SearchRequest) {
    return withKnownFeatures(request, (feature) => {
      return this.engine.hasField(`feature::${feature}`) || this.engine.facts.hasQuantity(feature);
    });
  }

  async search(asked: SearchRequest, now: number): Promise<FoundIds> {
    const { request, unknown } = this.known(asked);
    const understood = await this.understand(request.q, now);
    const { groups, warnings, spellingCorrections, nearest } = understood;
    const query = this.queryOf(request, understood, now);
    const { ids, total, partial, hiddenAdult, categories } = await this.engine.query(query);
    if (total > partial && warnings.length === 0) this.asked.noteSearch(request, this.words.vocabulary);
    const wantsExpired = groups.length > 0 && total - partial < FEW_HITS;
    const filters = { values: {}, adult: query.filters.adult, expired: true };
    const expired = wantsExpired
      ? (
          await this.engine.query({
            ...query,
            filters,
            matching: nearest ? "itself" : "whole",
            sort: "relevance",
            from: 0,
            size: MOST_EXPIRED,
            uncounted: true,
          })
        ).ids
      : [];
    const topCategories = categories
      .map(([key]) => key)
      .filter(inReading(this.context, request.marketplace === true))
      .slice(0, TOP_CATEGORIES)
      .map((key) => key.replaceAll(".", ">"));
    const shown = { ids, total, partial, hiddenAdult, expired, news: this.engine.priceNews(ids, now) };
    const found = { ...shown, warnings, spellingCorrections, topCategories, unknownFilters: unknown };
    if (!nearest) return found;
    const reading = { adult: request.adult === true, marketplace: request.marketplace === true };
    const like = await findNearest(nearest, this.mind, this.context, reading);
    return { ...found, news: this.engine.priceNews(like.ids, now), nearest: like };
  }

  async facets(asked: SearchRequest, now: number): Promise<Facets> {
    const { request } = this.known(asked);
    const understood = await this.understand(request.q, now);
    const query = { ...this.queryOf(request, understood, now), size: 0, facets: true };
    const result = await this.engine.query(query);
    // Weighed without filters, so that the lists keep their places while a visitor chooses. Shares the count cache.
    const { category, noun, adult } = query.filters;
    const filters = { values: {}, adult, ...(category !== undefined && { category }), ...(noun && { noun }) };
    const whole = await this.engine.query({ ...query, filters });
    return withWeights(shopFacets(result, query.filters, this.context, request.marketplace), whole);
  }

  /** Only the filters of the request count, and its page; variants of one thing are one. */
  async among(ids: string[], asked: SearchRequest, now: number): Promise<FoundAmong> {
    return findAmong(this.engine, this.context, ids, this.known(asked).request, now);
  }

  async facetFull(asked: SearchRequest, facet: string, now: number): Promise<Facet> {
    const { request } = this.known(asked);
    const understood = await this.understand(request.q, now);
    const query = { ...this.queryOf(request, understood, now), size: 0 };
    const current = query.filters.category ?? "";
    if (facet === "category") {
      return categoryFacet((await this.engine.query(query)).categories, current, this.context, request.marketplace);
    }
    const { facets } = await this.engine.query({ ...query, facets: facet });
    return facetOf(facet, facets?.values[facet] ?? [], this.context);
  }

  async suggest(q: string, reading: Reading, now: number): Promise<SuggestionIds> {
    await this.popular.refresh(this.engine, now);
    const known = { popular: this.popular, phrases: this.words.phrases, asked: this.asked };
    await this.properties.refresh(this.engine, now);
    return suggest(q, reading, this.mind, this.context, known);
  }

  readWish(request: WishRequest): Promise<Wish | null> {
    return this.wishes.read(request);
  }

  focus(message: string): Promise<string | undefined> {
    return this.wishes.focus(message);
  }

  comparatives(): string[] {
    return this.wishes.comparatives();
  }

  priceNews(ids: readonly string[], now: number): Record<string, CurrentHighlights> {
    return this.engine.priceNews(ids, now);
  }

  moreLikeThis(ids: string[], limit: number): Promise<string[]> {
    return moreLikeThis(this.engine, ids, limit);
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}
