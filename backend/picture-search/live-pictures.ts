import type { Kit } from "../kit";
import { coalesced } from "../process/coalesced";
import { IndexFolders } from "../search/index-folders";
import type { PictureHit } from "./compare/picture-index";
import type { Part } from "./describe/pixels";
import { type PicturedProduct, picturedPages, sampleAddresses } from "./source";
import type { FoundPictures, IndexFacts, PictureBytes } from "./worker-calls";
import { PictureWorker } from "./worker-client";

export type { FoundPictures, PictureHit };

/** The bytes of a picture by its address on this site; undefined when it cannot be had now. */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>;

export interface LivePicturesSettings {
  /** Pictures that the descriptions are learned from. */
  sample: number;
  /** More are not compared. */
  most: number;
  /** Time to rest for each ms of work. */
  rest: number;
  /** Differences from LEARN_SETTINGS. */
  learning: Record<string, number>;
}
export const LIVE_SETTINGS: LivePicturesSettings = { sample: 1_000, most: 200_000, rest: 1, learning: {} };

/** Thrown while there is nothing to compare with. */
export class NotLearnedError extends Error {}

const BATCH = 4;
/** Learned anew when there are half as many again, and at least this many more. */
const GROWTH = 1.5;
const LEAST_GROWTH = 100;
const SAVE_AFTER_MS = 120_000;
const AGAIN_AFTER_MS = 60_000;

/** Keeps what is known of the shop's pictures up to date: learns it, follows changes, and learns it anew. */
export class LivePictures {
  private readonly folders: IndexFolders;
  private worker: PictureWorker | undefined;
  private builder: PictureWorker | undefined;
  private facts: IndexFacts | undefined;
  private folder: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private saver: NodeJS.Timeout | undefined;
  private started = false;
  private closed = false;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly kit: Kit,
    root: string,
    private readonly pictureOf: ReadPicture,
    private readonly settings: LivePicturesSettings = LIVE_SETTINGS,
  ) {
    this.folders = new IndexFolders(root);
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
    this.work = this.run().catch((error: unknown) => {
      if (this.closed) return;
      this.kit.log.error("failed to learn from pictures, trying again later", { error: String(error) });
      this.timer = setTimeout(() => void this.follow(), AGAIN_AFTER_MS).unref();
    });
    return this.work;
  });

  private async run(): Promise<void> {
    if (this.closed) return;
    if (!this.facts && !(await this.reopen())) await this.build();
    if (!this.facts || this.closed) return;
    await this.takeChanges();
    const { pictures, learned } = this.facts;
    if (pictures >= Math.max(learned * GROWTH, learned + LEAST_GROWTH) && !this.closed) await this.build();
  }

  private startWorker(): PictureWorker {
    const { rest, learning } = this.settings;
    const worker = new PictureWorker({ rest, learning }, (error) => {
      if (this.worker !== worker) return;
      this.kit.log.error("picture worker stopped", { error: String(error) });
      this.worker = undefined;
      this.facts = undefined;
      if (!this.closed) this.timer = setTimeout(() => void this.follow(), AGAIN_AFTER_MS).unref();
    });
    return worker;
  }

  private async reopen(): Promise<boolean> {
    const folder = await this.folders.current();
    if (folder === undefined) return false;
    const worker = this.startWorker();
    try {
      this.facts = await worker.call("open", folder);
    } catch (error) {
      if (!this.closed) this.kit.log.warn("picture index unusable, making it anew", { error: String(error) });
      await worker.close();
      return false;
    }
    this.use(worker, folder);
    await this.folders.keepOnly(folder).catch(() => undefined);
    return true;
  }

  private use(worker: PictureWorker, folder: string): void {
    const before = this.worker;
    this.worker = worker;
    this.folder = folder;
    void before?.close();
    if (this.closed) void worker.close();
  }

  /** Learns from a sample, describes all pictures and stores that, while the current index keeps serving. */
  private async build(): Promise<void> {
    const began = performance.now();
    const addresses = await sampleAddresses(this.kit, this.settings.sample);
    if (addresses.length === 0 || this.closed) return;
    const worker = this.startWorker();
    this.builder = worker;
    try {
      for (const batch of batches(addresses)) {
        const pictures = await Promise.all(batch.map((address) => this.read(address)));
        await worker.call(
          "sample",
          pictures.filter((bytes) => bytes !== undefined),
        );
        if (this.closed) return;
      }
      if ((await worker.call("learn")) === 0) return;
      let revision = 0;
      let pictures = 0;
      for await (const page of picturedPages(this.kit, 0)) {
        const fitting = page.products.slice(0, this.settings.most - pictures);
        pictures += fitting.length;
        await this.describe(worker, fitting);
        revision = page.revision;
        if (this.closed) return;
      }
      const folder = await this.folders.create();
      this.facts = await worker.call("finish", folder, revision);
      await this.folders.use(folder);
      this.use(worker, folder);
      await this.folders.keepOnly(folder);
      this.kit.log.info("learned what products look like", {
        pictures: this.facts.pictures,
        ms: Math.round(performance.now() - began),
      });
    } finally {
      this.builder = undefined;
      if (this.worker !== worker) await worker.close();
    }
  }

  private read(address: string): Promise<Uint8Array | undefined> {
    return this.pictureOf(address).catch(() => undefined);
  }

  private async describe(worker: PictureWorker, products: PicturedProduct[]): Promise<void> {
    for (const batch of batches(products)) {
      if (this.closed) return;
      const read = await Promise.all(
        batch.map(async ({ address, ...product }): Promise<PictureBytes | undefined> => {
          const bytes = await this.read(address);
          return bytes && { ...product, bytes };
        }),
      );
      await worker.call(
        "take",
        read.filter((one) => one !== undefined),
      );
    }
  }

  private async takeChanges(): Promise<void> {
    for await (const page of picturedPages(this.kit, this.facts?.revision ?? 0)) {
      const { worker, facts } = this;
      if (!worker || !facts || this.closed) return;
      const sources = page.products.map(({ id, source }) => ({ id, source }));
      const missing = new Set(await worker.call("missing", sources));
      const room = this.settings.most - facts.pictures;
      const products = page.products.filter(({ id }) => missing.has(id)).slice(0, Math.max(0, room));
      await this.describe(worker, products);
      if (page.without.length > 0) await worker.call("drop", page.without);
      this.facts = { ...facts, revision: page.revision, pictures: facts.pictures + products.length };
      this.saveLater();
    }
  }

  private saveLater(): void {
    this.saver ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref();
  }

  private async save(): Promise<void> {
    this.saver = undefined;
    if (!this.worker || !this.facts || this.folder === undefined) return;
    await this.worker
      .call("save", this.folder, this.facts.revision)
      .catch((error: unknown) => this.kit.log.warn("failed to store the picture index", { error: String(error) }));
  }

  /** The products most like a part of a picture. Throws NotLearnedError while there are none to compare with. */
  async find(picture: Uint8Array, part: Part, most: number): Promise<FoundPictures> {
    this.start();
    if (!this.worker) throw new NotLearnedError("Nothing has been learned from pictures yet.");
    return this.worker.call("find", picture, part, most);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const isUnsaved = this.saver !== undefined;
    clearTimeout(this.saver);
    await this.builder?.close();
    if (isUnsaved) await this.save();
    await this.worker?.close();
    await this.work;
  }
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
}
