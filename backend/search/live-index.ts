import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kit } from "../kit";
import { coalesced } from "../process/coalesced";
import { patiently } from "../storage/patience";
import { cureOfFolder } from "./folder-trouble";
import { IndexFolders } from "./index-folders";
import type { ShopContext } from "./query/shop-context";
import { Retry } from "./retry";
import { buildIndex } from "./source/build-index";
import { type Changes, countChanges, readChanges } from "./source/read-changes";
import { readContext } from "./source/read-context";
import { readState } from "./source/read-state";
import { wordProblems } from "./wish/data-lines";
import type { WorkerCallName, WorkerCalls } from "./worker-calls";
import { DamagedIndexError, WorkerClient } from "./worker-client";

/** Small, so that queries can run in between. */
const CHANGE_PAGE = 100;
/** Transactions may commit out of order, so this many revisions are read twice. */
const REVISION_WINDOW = 200;
const PERSIST_AFTER_MS = 60_000;
/** Background statements that no page waits for. */
const PATIENCE_MS = 10 * 60_000;
/** After this many recent worker deaths the index itself may be the cause: it is rebuilt instead of reopened. */
const DEATHS_BEFORE_BUILDING = 3;

/** Thrown while there is no usable index. */
export class NotReadyError extends Error {}

/** Keeps one index consistent with the database: opens or builds it, follows changes, rebuilds it when damaged. */
export class LiveIndex {
  private folders: IndexFolders;
  private temporary: string | undefined;
  private worker: WorkerClient | undefined;
  private opened = false;
  /** False from opening an existing index until it has caught up with the store's state at that time. */
  private current = false;
  private closed = false;
  private last = 0;
  private seen: number[] = [];
  private persistTimer: NodeJS.Timeout | undefined;
  private readonly retry = new Retry();
  private readonly start: Promise<void>;

  constructor(
    private readonly kit: Kit,
    private readonly dataFolder: string,
  ) {
    this.folders = new IndexFolders(dataFolder);
    this.start = this.bringUp().catch((error: unknown) => this.tryAgain("failed to open the search index", error));
  }

  /** Resolves when the index is usable, or when the first attempt has failed; retries follow automatically. */
  ready(): Promise<void> {
    return this.start;
  }

  /**
   * Whether the index responds and is up to date with the store as it was when opened: an index that is catching up may
   * contain half an import. Waits for its worker, so the caller must set a time limit.
   */
  async answers(): Promise<boolean> {
    if (!this.opened || !this.current) return false;
    return this.call("size").then(
      () => true,
      () => false,
    );
  }

  /** How many changed products the index has not taken yet; null while there is no index. */
  async behind(): Promise<number | null> {
    return this.opened ? countChanges(this.kit.db, this.last) : null;
  }

  private readonly bringUp = coalesced(async () => {
    if (this.opened || this.closed) return;
    const folder = await this.folders.current();
    this.current = false;
    const reopened = folder !== undefined && (await this.exclusive(() => this.open(folder)));
    if (!reopened) return this.rebuild();
    await this.folders
      .keepOnly(folder)
      .catch((error: unknown) => this.warn("failed to delete old search indexes", error));
    this.kit.log.info("search index opened, catching up", { revision: this.last });
    this.verify().catch((error: unknown) => this.tryAgain("search index failed to catch up", error));
  });

  private warn(message: string, error: unknown): void {
    if (!this.closed) this.kit.log.warn(message, { error: String(error) });
  }

  /** Logs a failure and schedules a retry; `build` when the current index can no longer be trusted. */
  private tryAgain(message: string, error: unknown, build = false): void {
    if (this.closed) return;
    const times = this.retry.failed();
    this.kit.log.error(message, { error: String(error), folder: this.folders.root, cure: cureOfFolder(error) });
    const anew = build || times >= DEATHS_BEFORE_BUILDING;
    this.retry.later(() => {
      const work = anew ? this.rebuild() : this.bringUp().then(() => this.verify());
      work.catch((again: unknown) => this.tryAgain("failed to recover the search index", again, build));
    });
  }

  private lock: Promise<unknown> = Promise.resolve();
  /** Serialises index changes and index replacement. */
  private exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.lock.then(work);
    this.lock = result.catch(() => undefined);
    return result;
  }

  private startWorker(): WorkerClient {
    const worker = new WorkerClient((error) => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.opened = false;
      this.tryAgain("search worker stopped, restarting it", error);
    });
    return worker;
  }

  private async open(folder: string): Promise<boolean> {
    const context = await readContext(this.kit.db, this.dataFolder);
    const problems = wordProblems(context);
    if (problems.length > 0) this.kit.log.warn("unreadable lines in the words of sentences, skipped", { problems });
    this.worker ??= this.startWorker();
    const { worker } = this;
    try {
      this.last = await worker.call("open", folder, context);
      this.seen = [];
      this.opened = true;
      worker.warm(this.kit.now().getTime()).catch(() => undefined);
      return true;
    } catch (error) {
      this.warn("search index unusable, rebuilding it", error);
      return false;
    }
  }

  /** Catches up, and rebuilds the index if its contents then differ from the database. */
  private async verify(): Promise<void> {
    // Two attempts, because something may change between the two queries.
    for (let attempt = 0; attempt < 2 && !this.closed; attempt += 1) {
      await this.follow();
      const { products, revision } = await patiently(PATIENCE_MS, () => readState(this.kit.db));
      if (!this.opened) return;
      if (this.last <= revision && (await this.call("size")) === products) return this.caughtUp();
    }
    if (this.closed) return;
    this.kit.log.warn("search index differs from the database, rebuilding it");
    await this.rebuild();
  }

  /** Builds a new index from the database while the old one keeps serving, then replaces it. */
  readonly rebuild = coalesced(async () => {
    try {
      await this.build();
    } catch (error) {
      const cure = cureOfFolder(error);
      if (cure === undefined || this.temporary || this.closed) throw error;
      this.kit.log.error("search index folder unusable, using a temporary one until the next start", {
        folder: this.dataFolder,
        error: String(error),
        cure,
      });
      this.temporary = await mkdtemp(join(tmpdir(), "etalage-search-"));
      this.folders = new IndexFolders(this.temporary);
      await this.build();
    }
  });

  private async build(): Promise<void> {
    const started = performance.now();
    const { folders } = this;
    const folder = await folders.create();
    const products = await patiently(PATIENCE_MS, async () => {
      const context = await readContext(this.kit.db, this.dataFolder);
      return buildIndex(this.kit, folder, context, () => this.closed);
    });
    if (this.closed) return;
    this.kit.log.info("search index built", { products, ms: Math.round(performance.now() - started) });
    if (!(await this.exclusive(() => this.open(folder)))) throw new Error("Failed to open the new search index.");
    await folders.use(folder);
    await folders.keepOnly(folder);
    await this.follow();
    this.caughtUp();
  }

  /**
   * Indexes every product changed since the last call; resolves when the changes are searchable, rejects when that must
   * wait.
   */
  async catchUp(): Promise<void> {
    await this.start;
    if (!this.opened) await this.bringUp();
    await this.follow();
    if (!this.opened && !this.closed) throw new NotReadyError("The search index stopped while catching up.");
  }

  private readonly follow = coalesced(() => this.exclusive(() => patiently(PATIENCE_MS, () => this.takeChanges())));

  private async takeChanges(): Promise<void> {
    const { db } = this.kit;
    let context: ShopContext | undefined;
    for (let more = true; more && this.opened && !this.closed; ) {
      const from = { after: this.last - REVISION_WINDOW, seen: this.seen, limit: CHANGE_PAGE };
      const changes = await readChanges(db, from, this.kit.now());
      const { revisions } = changes;
      if (revisions.length > 0) {
        if (!context) {
          context = await readContext(db, this.dataFolder);
          await this.call("setContext", context);
        }
        await this.take(changes);
        this.last = Math.max(this.last, ...revisions);
        this.seen = [...this.seen, ...revisions].filter((revision) => revision > this.last - REVISION_WINDOW);
        this.persistLater();
      }
      more = revisions.length === CHANGE_PAGE;
    }
  }

  private caughtUp(): void {
    if (!this.opened || this.closed || this.current) return;
    this.current = true;
    this.kit.log.info("search index ready", { revision: this.last });
  }

  /** After a failed change the index may contain half of it: it keeps serving until a new one is built. */
  private async take(changes: Changes): Promise<void> {
    try {
      await this.call("takeChanges", changes);
    } catch (error) {
      if (this.opened) this.tryAgain("search index failed to apply changes, rebuilding it", error, true);
      throw error;
    }
  }

  private persistLater(): void {
    this.persistTimer ??= setTimeout(() => {
      this.persistTimer = undefined;
      this.worker?.call("persist").catch((error: unknown) => this.warn("failed to persist the search index", error));
    }, PERSIST_AFTER_MS).unref();
  }

  /** Calls the index. Throws NotReadyError while there is none; a damaged one is rebuilt. */
  async call<Name extends WorkerCallName>(
    name: Name,
    ...values: Parameters<WorkerCalls[Name]>
  ): Promise<ReturnType<WorkerCalls[Name]>> {
    if (!this.opened || !this.worker) throw new NotReadyError("The search index is being built.");
    try {
      return await this.worker.call(name, ...values);
    } catch (error) {
      if (!(error instanceof DamagedIndexError)) throw error;
      this.opened = false;
      this.tryAgain("search index damaged, rebuilding it", error, true);
      throw new NotReadyError("The search index is being rebuilt.");
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.retry.stop();
    await this.start;
    await this.lock;
    const unsaved = this.persistTimer !== undefined;
    clearTimeout(this.persistTimer);
    if (unsaved)
      await this.worker
        ?.call("persist")
        .catch((error: unknown) => this.warn("failed to persist the search index", error));
    await this.worker?.close();
    if (this.temporary) await rm(this.temporary, { recursive: true, force: true });
  }
}
