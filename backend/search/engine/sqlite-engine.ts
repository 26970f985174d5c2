import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DamagedFileError } from "./binary-file";
import { type Bits, bitsFor, countBits, intersect, setBit, subtract } from "./bits";
import { Columns } from "./columns";
import { agrees } from "./consistency";
import type {
  EngineFilters,
  EngineQuery,
  EngineResult,
  EngineSort,
  Group,
  IndexDocument,
  SearchEngine,
} from "./engine";
import { FacetCache } from "./facet-cache";
import { FacetCounter } from "./facet-counts";
import { type Countable, facetsOf } from "./facets-of";
import { Postings } from "./postings";
import { loadColumns, type SavedOrders, saveColumns } from "./saved-columns";
import { allBut, select, visible } from "./selection";
import { SortedSlots, sortNames } from "./sorting";
import { TextIndex } from "./text-index";
import { rankScored } from "./text-ranking";
import { Traits } from "./traits";

const COLUMNS_FILE = "columns.bin";
/** With more text matches than this, results are ranked by popularity instead of BM25 (which costs time per match). */
const SCORED_MATCHES = 4_000;
/** A page requests hits and facets separately: the second request reuses the scores of the first. */
const KEPT_SCORES = 32;

/** SQLite for text, typed arrays in memory for filters, counts and orders. One folder, one thread. */
export class SqliteEngine implements SearchEngine {
  private readonly sources: Countable;
  private readonly orders: Map<EngineSort, SortedSlots>;
  private readonly cache = new FacetCache();
  private readonly scores = new LRUCache<string, Map<number, number>>({ max: KEPT_SCORES });
  private seen: Map<string, Bits> = new Map();
  private highest: number;

  private constructor(
    private readonly folder: string,
    private readonly text: TextIndex,
    private readonly columns: Columns,
    saved: { orders: SavedOrders; revision: number },
  ) {
    this.sources = {
      columns,
      postings: new Postings(columns),
      traits: new Traits(columns),
      counter: new FacetCounter(columns),
    };
    this.orders = new Map(sortNames.map((sort) => [sort, new SortedSlots(columns, sort, saved.orders[sort])]));
    this.highest = saved.revision;
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
    for (const order of this.orders.values()) order.build();
  }

  private changed(slots: number[]): void {
    if (this.building || slots.length === 0) return;
    this.sources.postings.markChanged(slots);
    for (const order of this.orders.values()) order.update(slots);
    this.seen.clear();
    this.sources.traits.clear();
    this.cache.clear();
    this.scores.clear();
  }

  async query(query: EngineQuery): Promise<EngineResult> {
    const scores = this.scored(query.groups);
    const broad = query.groups.length > 0 && !scores;
    const base = this.visible({ ...query.filters, adult: true }).slice();
    if (scores) intersect(base, this.bitsOf(scores.keys()));
    if (broad) intersect(base, this.text.matches(query.groups, false));
    const selection = select(this.sources, base, query);
    const found = countBits(selection.all);
    if (!query.filters.adult) for (const bits of [base, selection.all]) intersect(bits, this.visible(query.filters));
    const total = countBits(selection.all);
    const slots =
      scores && query.sort === "relevance"
        ? this.ranked(scores, selection.all, query)
        : this.page(query, selection.all, total, broad);
    const counted = this.cache.of(query, () => facetsOf(this.sources, selection, query.facets ?? false));
    return { ids: slots.map((slot) => this.text.idOf(slot) ?? ""), total, hiddenAdult: found - total, ...counted };
  }

  /** Scores of all matches; undefined without words or with too many matches. */
  private scored(groups: readonly Group[]): Map<number, number> | undefined {
    if (groups.length === 0) return undefined;
    const key = JSON.stringify(groups);
    const known = this.scores.get(key);
    if (known) return known;
    if (this.text.frequency(groups, SCORED_MATCHES + 1) > SCORED_MATCHES) return undefined;
    const scores = this.text.scored(groups);
    this.scores.set(key, scores);
    return scores;
  }

  private bitsOf(slots: Iterable<number>): Bits {
    const bits = bitsFor(this.columns.slots);
    for (const slot of slots) setBit(bits, slot);
    return bits;
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

  private ranked(scores: Map<number, number>, matches: Bits, { from, size }: EngineQuery): number[] {
    return rankScored(this.columns, scores, matches).slice(from, from + size);
  }

  private page({ sort, groups, from, size }: EngineQuery, matches: Bits, total: number, broad: boolean): number[] {
    const order = this.orders.get(sort);
    if (!order) return [];
    if (!broad || sort !== "relevance") return order.page(matches, total, from, size);
    // Ranks by popularity: products with the words in strong fields before those that only mention them.
    const strong = intersect(this.text.matches(groups, true), matches);
    const strongTotal = countBits(strong);
    const first = order.page(strong, strongTotal, from, size);
    if (first.length === size) return first;
    const weak = subtract(matches.slice(), strong);
    return [...first, ...order.page(weak, total - strongTotal, Math.max(0, from - strongTotal), size - first.length)];
  }

  async frequency(groups: readonly Group[], cap: number): Promise<number> {
    return this.text.frequency(groups, cap);
  }

  async values(field: string): Promise<[value: string, count: number][]> {
    const filters = { values: {}, adult: false };
    this.sources.counter.count(allBut(this.visible(filters), []));
    return this.sources.counter.valuesOf(field, Number.POSITIVE_INFINITY);
  }

  hasField(field: string): boolean {
    return this.columns.dictionary.ordinalsOf(field).length > 0;
  }

  async describe(ids: string[]): Promise<{ id: string; name: string[]; category: string }[]> {
    return ids.map((id) => this.text.describe(id)).filter((found) => found !== undefined);
  }

  revision(): number {
    return this.highest;
  }

  size(): number {
    return this.columns.known();
  }

  async persist(): Promise<void> {
    const orders = Object.fromEntries([...this.orders].map(([sort, order]) => [sort, order.toArray()]));
    saveColumns(join(this.folder, COLUMNS_FILE), { columns: this.columns, orders, revision: this.highest });
    this.text.settled();
  }

  async close(): Promise<void> {
    this.text.close();
  }
}
