import { join } from "node:path";
import { DamagedFileError } from "./binary-file";
import { type Bits, bitsOf, countBits, intersect, subtract } from "./bits";
import { broadPage, tiersOf } from "./broad-page";
import { Columns } from "./columns";
import { agrees } from "./consistency";
import { countableSources } from "./countable-sources";
import type {
  CurrentHighlights,
  Described,
  EngineFilters,
  EngineQuery,
  EngineResult,
  EngineSort,
  Group,
  IndexDocument,
  SearchEngine,
} from "./engine";
import { FacetCache } from "./facet-cache";
import { type Countable, facetsOf } from "./facets-of";
import type { BroadMatches, Matches } from "./matches";
import { pageInOrder } from "./page-in-order";
import { preferredPage } from "./preferred";
import { currentHighlights } from "./price-highlights";
import { Proposals } from "./proposals";
import { MatchRanking, type RankedMatches, scopeOf } from "./ranked-matches";
import { loadColumns, type SavedOrders, saveColumns } from "./saved-columns";
import { select, visible } from "./selection";
import { ColumnFacts } from "./shop-facts";
import { type Orders, ordersOf } from "./sorting";
import { TextIndex } from "./text-index";
import { within } from "./text-ranking";
import type { Ordered } from "./variant-groups";
import { WholeCounts } from "./whole-counts";

const COLUMNS_FILE = "columns.bin";

/** SQLite for text, typed arrays in memory for filters, counts and orders. One folder, one thread. */
export class SqliteEngine implements SearchEngine {
  private readonly sources: Countable;
  private readonly orders: Orders;
  private readonly cache = new FacetCache();
  private readonly whole: WholeCounts;
  private readonly ranking: MatchRanking;
  readonly facts: ColumnFacts;
  readonly proposals: Proposals;
  private seen: Map<string, Bits> = new Map();
  private highest: number;

  private constructor(
    private readonly folder: string,
    private readonly text: TextIndex,
    private readonly columns: Columns,
    saved: { orders: SavedOrders; revision: number },
  ) {
    this.sources = countableSources(columns);
    this.whole = new WholeCounts(this.sources);
    this.orders = ordersOf(columns, saved.orders);
    this.highest = saved.revision;
    this.ranking = new MatchRanking(text, columns);
    this.facts = new ColumnFacts(columns, this.sources.postings, text, this.orders.popularDesc);
    this.proposals = new Proposals({
      text,
      ranking: this.ranking,
      groups: this.sources.groups,
      popular: this.orders.relevance,
      visible: (adult) => this.visible({ values: {}, adult }),
    });
  }

  /** Creates a new index in an empty folder. */
  static create(folder: string): SqliteEngine {
    const text = new TextIndex(join(folder, "words.db"), true);
    return new SqliteEngine(folder, text, new Columns(), { orders: {}, revision: 0 });
  }

  /**
   * Opens a persisted index, including changes after the last `persist`. Throws when it is missing, damaged or of
   * another version.
   */
  static open(folder: string): SqliteEngine {
    const { columns, orders, revision } = loadColumns(join(folder, COLUMNS_FILE));
    const text = new TextIndex(join(folder, "words.db"), false);
    const slotsRemoved = text.removedSlots();
    if (!agrees(columns, { ...text.present(revision), removed: slotsRemoved })) {
      text.close();
      throw new DamagedFileError("The text index and the columns contain different documents.");
    }
    const engine = new SqliteEngine(folder, text, columns, { orders, revision });
    const removed = slotsRemoved.filter((slot) => slot < columns.slots);
    for (const slot of removed) columns.clear(slot);
    engine.changed(removed);
    return engine;
  }

  async upsert(documents: IndexDocument[]): Promise<void> {
    const slots = this.text.batch(() => documents.map((document) => this.text.put(document)));
    for (const [i, document] of documents.entries()) {
      this.columns.set(slots[i] ?? 0, document);
      this.highest = Math.max(this.highest, document.revision);
    }
    this.changed(slots);
  }

  async remove(ids: string[]): Promise<void> {
    const slots = this.text.batch(() => ids.map((id) => this.text.remove(id))).filter((slot) => slot !== undefined);
    for (const slot of slots) this.columns.clear(slot);
    this.changed(slots);
  }

  private building = false;
  /** Starts a bulk load before the first query; `built` then makes the index searchable. */
  startBuilding(): void {
    this.building = true;
  }

  built(): void {
    this.building = false;
    this.text.optimize();
    this.sources.postings.build();
    for (const order of Object.values(this.orders)) order.build();
    this.sources.groups.clear();
  }

  private changed(slots: number[]): void {
    if (this.building || slots.length === 0) return;
    this.sources.postings.markChanged(slots);
    for (const order of Object.values(this.orders)) order.update(slots);
    this.seen.clear();
    this.sources.groups.clear();
    this.sources.traits.clear();
    this.sources.byPrice.clear();
    this.sources.pricesByShop.clear();
    this.cache.clear();
    this.whole.clear();
    this.ranking.clear();
    this.proposals.clear();
    this.facts.clear();
  }

  async query(query: EngineQuery): Promise<EngineResult> {
    const isByRelevance = query.sort === "relevance";
    const hasWords = query.groups.length > 0;
    const ranked = hasWords ? this.ranking.of(query.groups, query.matching ?? "whole") : undefined;
    const base = this.visible({ ...query.filters, adult: true }).slice();
    if (ranked) intersect(base, bitsOf(this.columns.slots, isByRelevance ? ranked.slots : ranked.said));
    const broad = hasWords && !ranked ? this.broadMatches(query) : undefined;
    if (broad) intersect(base, broad.bits);
    if (query.filters.noun) intersect(base, this.ranking.own(query.filters.noun));
    for (const group of query.filters.without ?? []) subtract(base, this.text.matchesOfAny(group, "said"));
    const only = query.only && this.text.slotsOf(query.only);
    if (only) intersect(base, bitsOf(this.columns.slots, only));
    const { groups } = this.sources;
    if (query.except) groups.takeOut(base, this.text.slotsOf(query.except));
    const selection = select(this.sources, base, query);
    const members = groups.within(selection.all);
    const found = members.entries(selection.all);
    const documents = countBits(selection.all);
    if (!query.filters.adult) for (const bits of [base, selection.all]) intersect(bits, this.visible(query.filters));
    const total = countBits(selection.all) === documents ? found : members.entries(selection.all);
    const slots = only
      ? groups.firstOfEach(within(only, selection.all)).slice(query.from, query.from + query.size)
      : this.slotsOf(query, { bits: selection.all, members, total }, ranked ?? broad);
    const partial =
      ranked && isByRelevance ? total - groups.firstOfEach(within(ranked.whole, selection.all)).length : 0;
    const count = () => facetsOf(this.sources, selection, this.whole.of(query, selection), query.facets ?? false);
    const counted = query.uncounted ? { categories: [] } : this.cache.of(query, count);
    return {
      ids: this.text.idsOf(slots),
      total,
      partial,
      hiddenAdult: found - total,
      ...counted,
    };
  }

  private slotsOf(query: EngineQuery, matches: Matches, found?: RankedMatches | BroadMatches): number[] {
    const { bits, members } = matches;
    const { sort, groups, from, size } = query;
    if (size === 0) return [];
    if (sort === "relevance" && query.prefer?.length) {
      const ranked = found && "slots" in found ? found : undefined;
      return preferredPage(this.sources, this.orders.relevance, query, bits, ranked);
    }
    if (sort !== "relevance" || !found) return this.page(query, matches);
    const { groups: variants } = this.sources;
    if ("slots" in found) return variants.firstOfEach(within(found.slots, bits)).slice(from, from + size);
    const tiers = tiersOf(this.text, groups, bits);
    variants.collapse(
      tiers.map((tier) => this.ordered(tier, "relevance")),
      members,
    );
    const bestOf = (tier: Bits, count: number, at: number, most: number) =>
      this.orders.relevance.page(tier, count, { from: at, size: most });
    return broadPage(tiers, from, size, bestOf, (slots) => this.ranking.reorder(slots, groups));
  }

  /** Other sorts than by relevance leave out what only mentions the words, when there is enough else. */
  private broadMatches({ groups, sort, matching }: EngineQuery): BroadMatches {
    const fixed = scopeOf(matching);
    if (fixed !== "any") return { scope: fixed, bits: this.text.matches(groups, fixed) };
    const said = sort !== "relevance" ? this.text.matches(groups, "said") : undefined;
    if (said && countBits(said) > 0) return { scope: "said", bits: said };
    return { scope: "any", bits: this.text.matches(groups, "any") };
  }

  private visible(filters: EngineFilters): Bits {
    const key = `${filters.adult} ${filters.expired ?? false}`;
    let bits = this.seen.get(key);
    if (!bits) {
      bits = visible(this.columns, filters);
      this.seen.set(key, bits);
    }
    return bits;
  }

  private ordered(bits: Bits, sort: EngineSort): Ordered {
    const order = this.orders[sort];
    return { bits, keyOf: (slot) => order.keyOf(slot) };
  }

  private page({ sort, filters, from, size, now }: EngineQuery, { bits: matches, members, total }: Matches): number[] {
    const { pricesByShop, traits, groups } = this.sources;
    const window = { from, size, groups: this.columns.group };
    const shop = sort === "priceAsc" || sort === "priceDesc" ? pricesByShop.of(filters) : undefined;
    if (shop) return pageInOrder(shop.byPrice[sort === "priceAsc" ? "priceAsc" : "priceDesc"], matches, window);
    if (sort !== "discount") return this.orders[sort].page(matches, countBits(matches), window);
    // The order knows no days, so a reduction that is over is left out here.
    const reduced = intersect(matches.slice(), traits.having("discount", now));
    const others = subtract(matches.slice(), reduced);
    groups.collapse([this.ordered(reduced, "discount"), this.ordered(others, "relevance")], members);
    const count = countBits(reduced);
    const first = this.orders.discount.page(reduced, count, { from, size });
    const rest = { from: Math.max(0, from - count), size: size - first.length };
    return [...first, ...this.orders.relevance.page(others, total - count, rest)];
  }

  priceNews(ids: readonly string[], now: number): Record<string, CurrentHighlights> {
    const said = ids.flatMap((id) => {
      const slot = this.text.slotOf(id);
      const news = slot === undefined ? undefined : currentHighlights(this.columns, slot, now);
      return news ? [[id, news] as const] : [];
    });
    return Object.fromEntries(said);
  }

  async frequency(groups: readonly Group[], cap: number): Promise<number> {
    return this.text.frequency(groups, cap);
  }

  async named(groups: readonly Group[], cap: number, scope: "said" | "strong"): Promise<number> {
    return this.text.frequency(groups, cap, scope);
  }

  async isInAccessoriesOnly(group: Group): Promise<boolean> {
    return this.text.frequency([group], 1, "itself") === 0 && this.ranking.areAccessories([group]);
  }

  async values(field: string): Promise<[value: string, count: number][]> {
    const filters = { values: {}, adult: false };
    this.sources.counter.count(this.visible(filters));
    return this.sources.counter.valuesOf(field, Number.POSITIVE_INFINITY);
  }

  hasField(field: string): boolean {
    return this.columns.dictionary.ordinalsOf(field).length > 0;
  }

  async describe(ids: string[]): Promise<Described[]> {
    const { dictionary } = this.columns;
    return ids.flatMap((id) => {
      const found = this.text.describe(id);
      if (!found) return [];
      const { slot, ...said } = found;
      return [{ id, ...said, category: dictionary.values[this.columns.categoryOf(slot)] ?? "" }];
    });
  }

  revision(): number {
    return this.highest;
  }

  size(): number {
    return this.columns.known();
  }

  async persist(): Promise<void> {
    const orders = Object.fromEntries(Object.entries(this.orders).map(([sort, order]) => [sort, order.toArray()]));
    saveColumns(join(this.folder, COLUMNS_FILE), { columns: this.columns, orders, revision: this.highest });
    this.text.settled();
  }

  async close(): Promise<void> {
    this.text.close();
  }
}
