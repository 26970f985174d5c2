import type { PicturedProduct } from "./source";
import type { PictureBytes } from "./worker-calls";
import type { PictureWorker } from "./worker-client";

/** The bytes of a picture by its address on this site; undefined when it cannot be had now. */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>;

const BATCH = 4;
const MOST_HARMFUL = 10_000;

/** Hands pictures to a worker, a few at a time, without those that have ended one before. */
export class PictureReader {
  /** Addresses of pictures with which a process has ended: left out until the shop is started again. */
  private readonly harmful = new Set<string>();

  constructor(
    private readonly pictureOf: ReadPicture,
    private readonly isClosed: () => boolean,
  ) {}

  /** Pictures to learn from. */
  async sample(worker: PictureWorker, addresses: readonly string[]): Promise<void> {
    for (const batch of batches(addresses)) {
      if (this.isClosed()) return;
      const pictures = await Promise.all(batch.map((address) => this.read(address)));
      const readable = pictures.filter((bytes) => bytes !== undefined);
      await this.surviving(batch, worker.call("sample", readable));
    }
  }

  /** Products to take into the index. */
  async describe(worker: PictureWorker, products: readonly PicturedProduct[]): Promise<void> {
    for (const batch of batches(products)) {
      if (this.isClosed()) return;
      const read = await Promise.all(
        batch.map(async ({ address, ...product }): Promise<PictureBytes | undefined> => {
          const bytes = await this.read(address);
          return bytes && { ...product, bytes };
        }),
      );
      const taken = worker.call(
        "take",
        read.filter((one) => one !== undefined),
      );
      await this.surviving(
        batch.map(({ address }) => address),
        taken,
      );
    }
  }

  private async read(address: string): Promise<Uint8Array | undefined> {
    if (this.harmful.has(address)) return undefined;
    return this.pictureOf(address).catch(() => undefined);
  }

  /** Work on pictures that may fail or end the process. */
  private async surviving(addresses: readonly string[], work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (this.harmful.size < MOST_HARMFUL) for (const address of addresses) this.harmful.add(address);
      throw error;
    }
  }
}

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
}
