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
import { type Changes, readChanges } from "./source/read-changes";
import { readContext } from "./source/read-context";
import { readState } from "./source/read-state";
import type { WorkerCallName, WorkerCalls } from "./worker-calls";
import { DamagedIndexError, WorkerClient } from "./worker-client";

/** Small, so that queries come in between. */
const CHANGE_PAGE = 100;
/** Transactions that began earlier may commit later: so many revisions are looked at twice. */
const REVISION_WINDOW = 200;
const PERSIST_AFTER_MS = 60_000;
/** Nobody waits for these statements before a page. */
const PATIENCE_MS = 10 * 60_000;
/** An index whose worker died so often lately may be what kills it: it is built anew instead of opened once more. */
const DEATHS_BEFORE_BUILDING = 3;

/** No index can be asked yet. */
export class NotReadyError extends Error {}

/** Keeps one index true to the database: opens or builds it, catches up with changes, builds anew what is damaged. */
export class LiveIndex {
  private folders: IndexFolders;
  private temporary: string | undefined;
  private worker: WorkerClient | undefined;
  private opened = false;
  /** False from the opening of an index that was left until it has taken in what the store had by then. */
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
    this.start = this.bringUp().catch((error: unknown) => this.tryAgain("the search index could not be opened", error));
  }

  /** Resolves when the index can be asked, or when a first try has failed; the next ones follow by themselves. */
  ready(): Promise<void> {
    return this.start;
  }

  /**
   * Whether the index can be asked and serves what the store had when it was opened: an index that still catches up
   * finds half an import. Waits for its worker, so the caller sets a limit.
   */
  async answers(): Promise<boolean> {
    if (!this.opened || !this.current) return false;
    return this.call("size").then(
      () => true,
      () => false,
    );
  }

  private readonly bringUp = coalesced(async () => {
    if (this.opened || this.closed) return;
    const folder = await this.folders.current();
    this.current = false;
    const reopened = folder !== undefined && (await this.exclusive(() => this.open(folder)));
    if (!reopened) return this.rebuild();
    await this.folders.keepOnly(folder).catch((error: unknown) => this.warn("old search indexes stay", error));
    this.kit.log.info("the search index is open and catches up", { revision: this.last });
    this.verify().catch((error: unknown) => this.tryAgain("the search index could not catch up", error));
  });

  private warn(message: string, error: unknown): void {
    if (!this.closed) this.kit.log.warn(message, { error: String(error) });
  }

  /** Logs what failed and comes back to it; `build` when the present index is no longer to be trusted. */
  private tryAgain(message: string, error: unknown, build = false): void {
    if (this.closed) return;
    const times = this.retry.failed();
    this.kit.log.error(message, { error: String(error), folder: this.folders.root, cure: cureOfFolder(error) });
    const anew = build || times >= DEATHS_BEFORE_BUILDING;
    this.retry.later(() => {
      const work = anew ? this.rebuild() : this.bringUp().then(() => this.verify());
      work.catch((again: unknown) => this.tryAgain("the search index could not be brought up", again, build));
    });
  }

  private lock: Promise<unknown> = Promise.resolve();
  /** Taking changes in and changing the index under it exclude each other. */
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
      this.tryAgain("the search worker stopped and is started again", error);
    });
    return worker;
  }

  private async open(folder: string): Promise<boolean> {
    const context = await readContext(this.kit.db, this.dataFolder);
    this.worker ??= this.startWorker();
    const { worker } = this;
    try {
      this.last = await worker.call("open", folder, context);
      this.seen = [];
      this.opened = true;
      worker.call("warm", this.kit.now().getTime()).catch(() => undefined);
      return true;
    } catch (error) {
      this.warn("the search index cannot be used and is built again", error);
      return false;
    }
  }

  /** Catches up, and builds the index anew when it then holds something else than the database. */
  private async verify(): Promise<void> {
    // Twice: between the two questions something may have changed.
    for (let attempt = 0; attempt < 2 && !this.closed; attempt += 1) {
      await this.follow();
      const { products, revision } = await patiently(PATIENCE_MS, () => readState(this.kit.db));
      if (!this.opened) return;
      if (this.last <= revision && (await this.call("size")) === products) return this.caughtUp();
    }
    if (this.closed) return;
    this.kit.log.warn("the search index holds other products than the database and is built again");
    await this.rebuild();
  }

  /** Builds a new index from the database while the old one goes on answering, and puts it in its place. */
  readonly rebuild = coalesced(async () => {
    try {
      await this.build();
    } catch (error) {
      const cure = cureOfFolder(error);
      if (cure === undefined || this.temporary || this.closed) throw error;
      this.kit.log.error(
        "the search index cannot be kept in its folder and is kept in a temporary one until the next start",
        {
          folder: this.dataFolder,
          error: String(error),
          cure,
        },
      );
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
    this.kit.log.info("the search index was built", { products, ms: Math.round(performance.now() - started) });
    if (!(await this.exclusive(() => this.open(folder)))) throw new Error("The new search index cannot be opened.");
    await folders.use(folder);
    await folders.keepOnly(folder);
    await this.follow();
    this.caughtUp();
  }

  /** Takes in every product that changed since; resolves when it can be found, rejects when that has to wait. */
  async catchUp(): Promise<void> {
    await this.start;
    if (!this.opened) await this.bringUp();
    await this.follow();
    if (!this.opened && !this.closed) throw new NotReadyError("The search index stopped while it caught up.");
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
    this.kit.log.info("the search index has caught up and is ready", { revision: this.last });
  }

  /** An index that could not take a change in may hold half of it: it goes on answering until another is built. */
  private async take(changes: Changes): Promise<void> {
    try {
      await this.call("takeChanges", changes);
    } catch (error) {
      if (this.opened) this.tryAgain("the search index could not take changes in and is built again", error, true);
      throw error;
    }
  }

  private persistLater(): void {
    this.persistTimer ??= setTimeout(() => {
      this.persistTimer = undefined;
      this.worker?.call("persist").catch((error: unknown) => this.warn("the search index could not be kept", error));
    }, PERSIST_AFTER_MS).unref();
  }

  /** Asks the index. Throws NotReadyError while there is none; a damaged one is built again. */
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
      this.tryAgain("the search index is damaged and is built again", error, true);
      throw new NotReadyError("The search index is being built again.");
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.retry.stop();
    await this.start;
    await this.lock;
    const unsaved = this.persistTimer !== undefined;
    clearTimeout(this.persistTimer);
    if (unsaved) await this.worker?.call("persist").catch((error: unknown) => this.warn("unsaved search index", error));
    await this.worker?.close();
    if (this.temporary) await rm(this.temporary, { recursive: true, force: true });
  }
}
