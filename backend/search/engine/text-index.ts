import Sqlite from "libsql";
import { type Bits, bitsFor, clearBit, intersect, setBit } from "./bits";
import { BroadWords } from "./broad-words";
import { type Group, type IndexDocument, textFields } from "./engine";
import { matchExpression, type Scope, wordsExpression } from "./match-expression";
import { eachNumber, numbersOf } from "./number-list";
import { packShape, unpackShape } from "./shape";
import type { ShapedSlot } from "./text-ranking";

// Which column has a word is enough: ranking reads the order of words from the shapes. Positions would add half to the file.
const CREATE = `
  create table docs (slot integer primary key, id text not null unique, revision integer not null,
    shape text not null);
  create table removed (slot integer primary key);
  create virtual table words using fts5 (${textFields.join(", ")},
    content='', contentless_delete=1, detail=column, tokenize="ascii");`;

// The rows of `docs` are long: what is asked of all of them is asked of this. Also for an index that was made without it.
const INDEX = "create index if not exists docs_by_revision on docs (revision)";

type Row = unknown[];

/** Between shapes that are read together. */
const BETWEEN = "\x1e";

/** Matching in SQLite's FTS5, and the mapping of documents to slots. */
export class TextIndex {
  private readonly db: Sqlite.Database;
  private readonly broad = new BroadWords();
  private next: number;

  constructor(path: string, create: boolean) {
    this.db = new Sqlite(path, create ? {} : { fileMustExist: true });
    // Derived data: anything lost in a power cut is rebuilt.
    this.db.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -65536");
    this.db.exec("pragma mmap_size = 1073741824");
    if (create) this.db.exec(CREATE);
    this.db.exec(INDEX);
    this.next = Number(this.value("select coalesce(max(slot), -1) from docs")) + 1;
    this.value("select count(*) from words where words match 'zz'");
  }

  private value(sql: string, ...values: unknown[]): unknown {
    return (this.statement(sql).get(...values) as Row | undefined)?.[0];
  }

  private readonly statements = new Map<string, Sqlite.Statement>();
  private statement(sql: string): Sqlite.Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql).raw();
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private run(sql: string, ...values: unknown[]): void {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    statement.run(...values);
  }

  /** Runs `work` in a transaction. */
  batch<T>(work: () => T): T {
    this.db.exec("begin");
    try {
      const result = work();
      this.db.exec("commit");
      return result;
    } catch (error) {
      this.db.exec("rollback");
      throw error;
    }
  }

  get revision(): number {
    return Number(this.value("select coalesce(max(revision), 0) from docs"));
  }

  get slots(): number {
    return this.next;
  }

  /** Indexes a document, reusing its slot if it has one; returns the slot. */
  put(document: IndexDocument): number {
    const known = this.slotOf(document.id);
    const slot = known ?? this.next++;
    if (known !== undefined) this.run("delete from words where rowid = ?", slot);
    this.run(
      "insert or replace into docs (slot, id, revision, shape) values (?, ?, ?, ?)",
      slot,
      document.id,
      document.revision,
      packShape(document.shape),
    );
    this.run(
      `insert into words (rowid, ${textFields.join(", ")}) values (?, ${textFields.map(() => "?").join(", ")})`,
      slot,
      ...textFields.map((field) => document.text[field].join(" ")),
    );
    this.broad.changed(slot, document);
    return slot;
  }

  remove(id: string): number | undefined {
    const slot = this.slotOf(id);
    if (slot === undefined) return undefined;
    this.run("delete from words where rowid = ?", slot);
    this.run("delete from docs where slot = ?", slot);
    this.run("insert or ignore into removed (slot) values (?)", slot);
    this.broad.changed(slot, undefined);
    return slot;
  }

  slotOf(id: string): number | undefined {
    const slot = this.value("select slot from docs where id = ?", id);
    return typeof slot === "number" ? slot : undefined;
  }

  /** Slots of documents, in the order of their ids as given; skips unknown ones. */
  slotsOf(ids: readonly string[]): number[] {
    return ids.map((id) => this.slotOf(id)).filter((slot) => slot !== undefined);
  }

  /** Ids of documents, in the order of their slots as given. */
  idsOf(slots: readonly number[]): string[] {
    if (slots.length === 0) return [];
    const rows = this.statement("select slot, id from docs where slot in (select value from json_each(?))").all(
      JSON.stringify(slots),
    ) as Row[];
    const ids = new Map(rows.map(([slot, id]) => [slot, String(id)]));
    return slots.map((slot) => ids.get(slot) ?? "");
  }

  describe(id: string): { slot: number; name: string[]; part: string[] } | undefined {
    const row = this.statement("select slot, shape from docs where id = ?").get(id) as Row | undefined;
    if (!row) return undefined;
    const { opening, rest, fits, part } = unpackShape(String(row[1]));
    return { slot: Number(row[0]), name: [...opening, ...rest, ...fits], part };
  }

  /** Number of matches of all groups, counting up to `cap`. */
  frequency(groups: readonly Group[], cap: number, scope: Scope = "any"): number {
    const sql = "select count(*) from (select 1 from words where words match ? limit ?)";
    return Number(this.value(sql, matchExpression(groups, scope), cap));
  }

  /** Slots of the first matches of all groups, at most so many. */
  matching(groups: readonly Group[], most: number, scope: Scope = "any"): number[] {
    const sql = "select group_concat(rowid) from (select rowid from words where words match ? limit ?)";
    return numbersOf(this.value(sql, matchExpression(groups, scope), most));
  }

  /** What ranking needs of these documents. Read as one text: a row for each takes twice the time. */
  shapesOf(slots: readonly number[]): ShapedSlot[] {
    if (slots.length === 0) return [];
    const [list, texts] = this.statement(
      `select group_concat(slot), group_concat(shape, '${BETWEEN}')
       from docs where slot in (select value from json_each(?))`,
    ).get(JSON.stringify(slots)) as Row;
    const shapes = String(texts ?? "").split(BETWEEN);
    return numbersOf(list).map((slot, i) => ({ slot, shape: shapes[i] ?? "" }));
  }

  /** Documents that match all groups, without scores; for queries with many matches. The caller may change the set. */
  matches(groups: readonly Group[], scope: Scope): Bits {
    const [first = [], ...others] = groups;
    const bits = this.matchesOfAny(first, scope);
    for (const group of others) intersect(bits, this.matchesOfAny(group, scope));
    return bits;
  }

  /** Documents that match one of these alternatives. */
  matchesOfAny(alternatives: Group, scope: Scope): Bits {
    const bits = bitsFor(this.slots);
    for (const words of alternatives) {
      this.broad.addTo(bits, words, scope, () => {
        const expression = wordsExpression(words, scope);
        return this.value("select group_concat(rowid) from words where words match ?", expression) as string | null;
      });
    }
    return bits;
  }

  /** Slots of all documents, and of those up to a revision. */
  present(revision: number): { all: Bits; saved: Bits } {
    const all = bitsFor(this.slots);
    eachNumber(this.value("select group_concat(slot) from docs") as string | null, (slot) => setBit(all, slot));
    const saved = all.slice();
    const later = this.value("select group_concat(slot) from docs where revision > ?", revision);
    eachNumber(later as string | null, (slot) => clearBit(saved, slot));
    return { all, saved };
  }

  /** Slots of documents removed since the last `settled`. */
  removedSlots(): number[] {
    return (this.statement("select slot from removed").all() as Row[]).map(([slot]) => Number(slot));
  }

  settled(): void {
    this.db.exec("delete from removed");
  }

  /** Merges the segments left by building: queries become faster, the file smaller. */
  optimize(): void {
    this.db.exec("insert into words (words) values ('optimize'); pragma wal_checkpoint(truncate);");
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}
