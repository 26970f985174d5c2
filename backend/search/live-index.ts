import type { Kit } from "../kit";
import { coalesced } from "./coalesced";
import { IndexFolders } from "./index-folders";
import type { ShopContext } from "./query/shop-context";
import { readChanges } from "./source/read-changes";
import { readContext } from "./source/read-context";
import type { WorkerCallName, WorkerCalls } from "./worker-calls";
import { DamagedIndexError, WorkerClient } from "./worker-client";

const BUILD_PAGE = 500;
/** Smaller, so that queries come in between. */
const CHANGE_PAGE = 100;
/** Transactions that began earlier may commit later: so many revisions are looked at twice. */
const REVISION_WINDOW = 200;
const PERSIST_AFTER_MS = 60_000;

/** No index can be asked yet. */
export class NotReadyError extends Error {}

/** Keeps one index true to the database: opens or builds it, catches up with changes, builds anew what is damaged. */
export class LiveIndex {
  private readonly folders: IndexFolders;
  private worker: WorkerClient | undefined;
  private opened = false;
  private closed = false;
  private last = 0;
  private seen: number[] = [];
  private persistTimer: NodeJS.Timeout | undefined;
  private readonly start: Promise<void>;

  constructor(
    private readonly kit: Kit,
    private readonly dataFolder: string,
  ) {
    this.folders = new IndexFolders(dataFolder);
    this.start = this.begin();
    this.start.catch((error: Error) =>
      this.kit.log.error("the search index could not be opened", { error: error.message }),
    );
  }

  /** Resolves when the index can be asked. */
  ready(): Promise<void> {
    return this.start;
  }

  private async begin(): Promise<void> {
    const folder = await this.folders.current();
    const reopened = folder !== undefined && (await this.open(folder));
    if (!reopened) await this.rebuild();
    else await this.folders.keepOnly(folder);
    this.kit.log.info("the search index is ready", { revision: this.last, reopened });
    if (reopened) this.follow().catch((error: Error) => this.failed(error));
  }

  private failed(error: Error): void {
    if (!this.closed) this.kit.log.error("the search index could not catch up", { error: error.message });
  }

  private lock: Promise<unknown> = Promise.resolve();
  /** Taking changes in and changing the index under it exclude each other. */
  private exclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.lock.then(work);
    this.lock = result.catch(() => undefined);
    return result;
  }

  private startWorker(): WorkerClient {
    return new WorkerClient((error) => {
      this.kit.log.error("the search worker stopped", { error: error.message });
      this.worker = undefined;
      this.opened = false;
      if (!this.closed) this.rebuild().catch(() => undefined);
    });
  }

  private async open(folder: string): Promise<boolean> {
    const context = await readContext(this.kit.db, this.dataFolder);
    this.worker ??= this.startWorker();
    try {
      this.last = await this.worker.call("open", folder, context);
      this.seen = [];
      this.opened = true;
      this.worker.call("warm", this.kit.now().getTime()).catch(() => undefined);
      return true;
    } catch (error) {
      this.kit.log.warn("the search index cannot be used and is built again", { error: String(error) });
      return false;
    }
  }

  /** Builds a new index from the database while the old one goes on answering, and puts it in its place. */
  readonly rebuild = coalesced(async () => {
    const started = performance.now();
    const folder = await this.folders.create();
    const builder = new WorkerClient();
    try {
      const context = await readContext(this.kit.db, this.dataFolder);
      await builder.call("create", folder, context);
      let after = 0;
      let products = 0;
      for (let more = true; more && !this.closed; ) {
        const from = { after, seen: [], limit: BUILD_PAGE };
        const { documents, gone, revisions } = await readChanges(this.kit.db, from, context, this.kit.now());
        if (documents.length > 0 || gone.length > 0) await builder.call("take", documents, gone);
        after = revisions.at(-1) ?? after;
        products += documents.length;
        more = revisions.length === BUILD_PAGE;
      }
      if (this.closed) return;
      await builder.call("built");
      const ms = Math.round(performance.now() - started);
      this.kit.log.info("the search index was built", { products, ms });
    } finally {
      await builder.close();
    }
    if (!(await this.exclusive(() => this.open(folder)))) throw new Error("The new search index cannot be opened.");
    await this.folders.use(folder);
    await this.folders.keepOnly(folder);
    await this.follow();
  });

  /** Takes in every product that changed since; resolves when it can be found. */
  catchUp(): Promise<void> {
    return this.start.catch(() => undefined).then(() => (this.opened || this.closed ? this.follow() : this.rebuild()));
  }

  private readonly follow = coalesced(() => this.exclusive(() => this.takeChanges()));

  private async takeChanges(): Promise<void> {
    const { db } = this.kit;
    let context: ShopContext | undefined;
    for (let more = true; more && this.opened && !this.closed; ) {
      context ??= await readContext(db, this.dataFolder);
      const from = { after: this.last - REVISION_WINDOW, seen: this.seen, limit: CHANGE_PAGE };
      const { documents, gone, revisions } = await readChanges(db, from, context, this.kit.now());
      if (revisions.length > 0) {
        await this.call("setContext", context);
        await this.call("take", documents, gone);
        this.last = Math.max(this.last, ...revisions);
        this.seen = [...this.seen, ...revisions].filter((revision) => revision > this.last - REVISION_WINDOW);
        this.persistLater();
      }
      more = revisions.length === CHANGE_PAGE;
    }
  }

  private persistLater(): void {
    this.persistTimer ??= setTimeout(() => {
      this.persistTimer = undefined;
      this.worker?.call("persist").catch(() => undefined);
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
      this.kit.log.error("the search index is damaged and is built again", { error: error.message });
      this.opened = false;
      this.rebuild().catch(() => undefined);
      throw new NotReadyError("The search index is being built again.");
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.start.catch(() => undefined);
    await this.lock;
    const unsaved = this.persistTimer !== undefined;
    clearTimeout(this.persistTimer);
    if (unsaved) await this.worker?.call("persist").catch(() => undefined);
    await this.worker?.close();
  }
}
