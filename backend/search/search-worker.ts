import { parentPort } from "node:worker_threads";
import { DamagedFileError } from "./engine/binary-file";
import { ShopIndex } from "./query/shop-index";
import { documentsOf } from "./source/documents-of";
import type { WorkerAnswer, WorkerCallName, WorkerCalls, WorkerRequest } from "./worker-calls";

/** Entry point of the search worker: holds one index and handles one call at a time. */

type Handlers = {
  [Name in WorkerCallName]: (
    ...values: Parameters<WorkerCalls[Name]>
  ) => Promise<ReturnType<WorkerCalls[Name]>> | ReturnType<WorkerCalls[Name]>;
};

let current: ShopIndex | undefined;

function index(): ShopIndex {
  if (!current) throw new Error("No index is open.");
  return current;
}

async function use(next: ShopIndex | undefined): Promise<void> {
  const before = current;
  current = next;
  await before?.close();
}

const handlers: Handlers = {
  async create(folder, context) {
    await use(ShopIndex.create(folder));
    index().setContext(context);
  },
  async open(folder, context) {
    const opened = ShopIndex.open(folder);
    opened.setContext(context);
    await use(opened);
    return opened.revision();
  },
  setContext: (context) => index().setContext(context),
  take: (documents, gone) => index().take(documents, gone),
  takeChanges(changes) {
    const { documents, gone } = documentsOf(changes, index().categories());
    return index().take(documents, gone);
  },
  built: () => index().built(),
  persist: () => index().persist(),
  size: () => index().size(),
  warm: (now) => index().warm(now),
  prepare: (part) => index().prepare(part),
  search: (request, now) => index().search(request, now),
  facets: (request, now) => index().facets(request, now),
  facetFull: (request, facet, now) => index().facetFull(request, facet, now),
  suggest: (q, reading, now) => index().suggest(q, reading, now),
  readWish: (request) => index().readWish(request),
  focus: (message) => index().focus(message),
  comparatives: () => index().comparatives(),
  measured: (category) => index().facts.measured(category === "" ? [] : [category]),
  quantityOf: (ids, feature) => index().facts.quantityOf(ids, feature),
  priceNews: (ids, now) => index().priceNews(ids, now),
  among: (ids, request, now) => index().among(ids, request, now),
  moreLikeThis: (ids, limit) => index().moreLikeThis(ids, limit),
  close: () => use(undefined),
};

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedFileError ||
  (error instanceof Error &&
    /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(
      `${error.name} ${"code" in error ? String(error.code) : ""} ${error.message}`,
    ));

async function answer({ number, call, values }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const handler = handlers[call] as (...values: unknown[]) => unknown;
    return { number, value: await handler(...values) };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { number, error: text, damaged: isDamage(error) };
  }
}

// Calls are queued: an index must not change during a query.
let queue: Promise<void> = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  queue = queue.then(async () => parentPort?.postMessage(await answer(request)));
});
