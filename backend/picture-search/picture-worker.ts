import { onMessages, send, workerData } from "../process/worker-process";
import { PictureIndex } from "./compare/picture-index";
import { LEARN_SETTINGS, learnLooks } from "./describe/learn-looks";
import { pixelsOf } from "./describe/pixels";
import type {
  IndexFacts,
  PictureAnswer,
  PictureCallName,
  PictureCalls,
  PictureRequest,
  PictureWorkerData,
} from "./worker-calls";

/** Entry point of the picture worker, a process of its own: holds one index and handles one call at a time. */

type Handlers = {
  [Name in PictureCallName]: (
    ...values: Parameters<PictureCalls[Name]>
  ) => Promise<ReturnType<PictureCalls[Name]>> | ReturnType<PictureCalls[Name]>;
};

const { rest, learning } = workerData() as PictureWorkerData;
const NEVER = new Int32Array(new SharedArrayBuffer(4));
let began = performance.now();

/** Leaves the processor to others for a while after every bit of work. */
function pause(): void {
  const worked = performance.now() - began;
  if (rest > 0 && worked > 20) Atomics.wait(NEVER, 0, 0, Math.min(1_000, worked * rest));
  if (worked > 20) began = performance.now();
}

let sampled: Uint8Array[] = [];
let current: PictureIndex | undefined;
let learned = 0;

function index(): PictureIndex {
  if (!current) throw new Error("There is no index.");
  return current;
}
const readable = (bytes: Uint8Array) => pixelsOf(bytes).catch(() => undefined);

function facts(revision: number): IndexFacts {
  return { revision, pictures: index().size, learned };
}

const handlers: Handlers = {
  async sample(pictures) {
    for (const bytes of pictures) {
      const pixels = await readable(bytes);
      if (pixels) sampled.push(pixels);
      pause();
    }
  },
  learn() {
    const count = sampled.length;
    // A spread needs at least a few.
    if (count < 4) return 0;
    current = new PictureIndex(learnLooks(sampled, { ...LEARN_SETTINGS, ...learning, pause }));
    sampled = [];
    return count;
  },
  missing: (products) => products.filter(({ id, source }) => index().sourceOf(id) !== source).map(({ id }) => id),
  async take(products) {
    for (const { bytes, ...product } of products) {
      const pixels = await readable(bytes);
      if (pixels) index().put(product, index().embedder.describe(pixels));
      else index().remove(product.id);
      pause();
    }
  },
  drop(ids) {
    for (const id of ids) index().remove(id);
  },
  finish(folder, revision) {
    index().learn(pause);
    learned = index().size;
    index().save(folder, { revision, learned });
    return facts(revision);
  },
  open(folder) {
    const { index: opened, about } = PictureIndex.load(folder);
    current = opened;
    learned = about.learned ?? 0;
    return facts(about.revision ?? 0);
  },
  save: (folder, revision) => index().save(folder, { revision, learned }),
  async find(picture, part, most) {
    return index().find(index().embedder.describe(await pixelsOf(picture, part)), most);
  },
};

async function answer({ number, call, values }: PictureRequest): Promise<PictureAnswer> {
  try {
    began = performance.now();
    const handler = handlers[call] as (...values: unknown[]) => unknown;
    return { number, value: await handler(...values) };
  } catch (error) {
    return { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let queue: Promise<void> = Promise.resolve();
onMessages((request: PictureRequest) => {
  queue = queue.then(async () => send(await answer(request)));
});
