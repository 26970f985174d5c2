import type { Kit } from "../kit";
import { coalesced } from "../process/coalesced";
import { OnDemand } from "../process/on-demand";
import { IndexFolders } from "../search/index-folders";
import type { PictureHit } from "./compare/picture-index";
import type { Part } from "./describe/pixels";
import { LIVE_SETTINGS, type LivePicturesSettings } from "./live-settings";
import { PictureReader, type ReadPicture } from "./reader";
import { type PicturedPage, type PicturedProduct, picturedPages, sampleAddresses } from "./source";
import type { FoundPictures, IndexFacts, PictureWorkerData } from "./worker-calls";
import { PictureWorker } from "./worker-client";

export type { FoundPictures, PictureHit, ReadPicture };

/** Thrown while there is nothing to compare with. */
export class NotLearnedError extends Error {}

/** Learned anew when there are half as many again, and at least this many more. */
const GROWTH = 1.5;
const LEAST_GROWTH = 100;
const SAVE_AFTER_MS = 120_000;
const AGAIN_AFTER_MS = 60_000;

/** An index in its folder, and the process that has it in memory while it is used. */
interface Served {
  folder: string;
  /** As it is in memory, and as it was stored last. */
  facts: IndexFacts;
  stored: IndexFacts;
  worker: OnDemand<PictureWorker>;
}

/** Keeps what is known of the shop's pictures up to date: learns it, follows changes, and learns it anew. */
export class LivePictures {
  private readonly folders: IndexFolders;
  private served: Served | undefined;
  /** The one before, which finishes what it is doing. */
  private previous: Served | undefined;
  /** While the index of an earlier run is opened. */
  private opening: Promise<Served | undefined> | undefined;
  private builder: PictureWorker | undefined;
  private readonly reader: PictureReader;
  private timer: NodeJS.Timeout | undefined;
  private saver: NodeJS.Timeout | undefined;
  private started = false;
  private closed = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly kit: Kit,
    root: string,
    pictureOf: ReadPicture,
    private readonly settings: LivePicturesSettings = LIVE_SETTINGS,
  ) {
    this.folders = new IndexFolders(root);
    this.reader = new PictureReader(pictureOf, () => this.closed);
  }

  /** Starts to learn or to follow, once, after a while. */
  start(afterMs = 0): void {
    if (this.started || this.closed) return;
    if (afterMs === 0) {
      this.started = true;
      clearTimeout(this.timer);
      void this.follow();
    } else this.timer ??= setTimeout(() => this.start(), afterMs).unref();
  }

  /** Takes in what has changed, if it was started; never rejects. */
  catchUp(): Promise<void> {
    return this.started && !this.closed ? this.follow() : Promise.resolve();
  }

  private readonly follow = coalesced(() => {
    this.work = this.run().catch((error) => this.tryAgain("failed to learn from pictures, trying again later", error));
    return this.work;
  });

  private async run(): Promise<void> {
    if (this.closed) return;
    if (!this.served) {
      this.opening = this.stored();
      this.served = await this.opening;
      this.opening = undefined;
    }
    if (!this.served) await this.build();
    if (!this.served || this.closed) return;
    await this.takeChanges(this.served);
    const { pictures, learned } = this.served.facts;
    if (pictures >= Math.max(learned * GROWTH, learned + LEAST_GROWTH) && !this.closed) await this.build();
  }

  /** The index of an earlier run, if there is one and it can be read. */
  private async stored(): Promise<Served | undefined> {
    const folder = await this.folders.current();
    if (folder === undefined) return undefined;
    const served = this.serve(folder, { revision: 0, pictures: 0, learned: 0 });
    try {
      // Opening it notes its facts.
      await served.worker.use(async () => undefined);
    } catch (error) {
      if (!this.closed) this.kit.log.warn("picture index unusable, making it anew", { error: String(error) });
      return undefined;
    }
    await this.folders.keepOnly(folder).catch(() => undefined);
    return served;
  }

  private serve(folder: string, facts: IndexFacts): Served {
    const open = async () => {
      const worker = new PictureWorker(this.workerData, false, (error) => {
        served.worker.forget();
        served.facts = served.stored;
        this.tryAgain("picture worker stopped", error);
      });
      try {
        served.facts = served.stored = await worker.call("open", folder);
        return worker;
      } catch (error) {
        await worker.close();
        if (this.served === served) {
          this.served = undefined;
          this.tryAgain("failed to open the picture index", error);
        }
        throw error;
      }
    };
    const worker = new OnDemand(open, this.settings.idleMs, (opened) => this.save(served, opened));
    const served: Served = { folder, facts, stored: facts, worker };
    return served;
  }

  private tryAgain(message: string, error: unknown): void {
    if (this.closed) return;
    this.kit.log.error(message, { error: String(error) });
    this.timer = setTimeout(() => void this.follow(), AGAIN_AFTER_MS).unref();
  }

  private get workerData(): PictureWorkerData {
    const { rest, learning } = this.settings;
    return { rest, learning };
  }

  /**
   * Learns from a sample, describes all pictures and stores that, while the current index keeps serving. A shop that has
   * none and more than a few pictures gets a hasty one first: the whole of it takes minutes.
   */
  private async build(): Promise<void> {
    const { first, sample } = this.settings;
    const addresses = await sampleAddresses(this.kit, sample);
    if (!this.served && addresses.length >= first.from) {
      const some = new Set(addresses.slice(0, first.products));
      await this.learn(addresses.slice(0, first.sample), first, ({ address }) => some.has(address));
    }
    await this.learn(addresses, this.workerData);
  }

  /**
   * Makes an index and serves it from then on. One of some products alone knows no revision: should the whole one not
   * come, the others are taken in as changes.
   */
  private async learn(
    addresses: readonly string[],
    { rest, learning }: PictureWorkerData,
    isTaken?: (product: PicturedProduct) => boolean,
  ): Promise<void> {
    if (addresses.length === 0 || this.closed) return;
    const began = performance.now();
    const worker = new PictureWorker({ rest, learning }, true);
    this.builder = worker;
    try {
      await this.reader.sample(worker, addresses);
      if (this.closed || (await worker.call("learn")) === 0) return;
      let revision = 0;
      let pictures = 0;
      for await (const page of picturedPages(this.kit, 0)) {
        const fitting = (isTaken ? page.products.filter(isTaken) : page.products).slice(
          0,
          this.settings.most - pictures,
        );
        pictures += fitting.length;
        await this.reader.describe(worker, fitting);
        if (!isTaken) revision = page.revision;
        if (this.closed) return;
      }
      const folder = await this.folders.create();
      const facts = await worker.call("finish", folder, revision);
      await this.folders.use(folder);
      this.previous = this.served;
      this.served = this.serve(folder, facts);
      await this.folders.keepOnly(folder);
      this.kit.log.info("learned what products look like", {
        pictures: facts.pictures,
        ms: Math.round(performance.now() - began),
      });
    } finally {
      this.builder = undefined;
      await worker.close();
    }
  }

  private async takeChanges(served: Served): Promise<void> {
    for await (const page of picturedPages(this.kit, served.facts.revision)) {
      if (this.closed) return;
      await served.worker.use((worker) => this.takePage(served, worker, page));
      this.saver ??= setTimeout(() => {
        this.saver = undefined;
        if (!this.isUnsaved(served)) return;
        void served.worker.use((worker) => this.save(served, worker)).catch(() => undefined);
      }, SAVE_AFTER_MS).unref();
    }
  }

  private async takePage(served: Served, worker: PictureWorker, page: PicturedPage): Promise<void> {
    const sources = page.products.map(({ id, source }) => ({ id, source }));
    const missing = new Set(await worker.call("missing", sources));
    const room = this.settings.most - served.facts.pictures;
    const products = page.products.filter(({ id }) => missing.has(id)).slice(0, Math.max(0, room));
    await this.reader.describe(worker, products);
    if (page.without.length > 0) await worker.call("drop", page.without);
    const pictures = served.facts.pictures + products.length;
    served.facts = { ...served.facts, revision: page.revision, pictures };
  }

  /** The folder of an index that was replaced is gone. */
  private isUnsaved(served: Served): boolean {
    return served.facts !== served.stored && served === this.served;
  }

  /** Stores what was taken in since the last time; never rejects. */
  private async save(served: Served, worker: PictureWorker): Promise<void> {
    const { facts, folder } = served;
    if (!this.isUnsaved(served)) return;
    try {
      await worker.call("save", folder, facts.revision);
      served.stored = facts;
    } catch (error) {
      this.kit.log.warn("failed to store the picture index", { error: String(error) });
    }
  }

  /** A picture is about to be looked for. */
  prepare(): void {
    this.start();
    this.served?.worker.use(() => Promise.resolve()).catch(() => undefined);
  }

  /** The products most like a part of a picture. Throws NotLearnedError while there are none to compare with. */
  async find(picture: Uint8Array, part: Part, most: number): Promise<FoundPictures> {
    this.start();
    const served = this.served ?? (await this.opening);
    if (!served) throw new NotLearnedError("Nothing has been learned from pictures yet.");
    return served.worker.use((worker) => worker.call("find", picture, part, most));
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.saver);
    await this.builder?.close();
    await Promise.all([this.served?.worker.close(), this.previous?.worker.close()]);
    await this.work;
    // What the work that was going on has opened meanwhile.
    await this.served?.worker.close();
  }
}
