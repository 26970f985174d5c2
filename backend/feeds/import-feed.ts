import { copyFile, rm } from "node:fs/promises";
import type { ProductImage } from "#contract/products";
import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import type { Database } from "../storage/database";
import { patiently } from "../storage/patience";
import { afterwards } from "./afterwards";
import { earlier } from "./changes-at";
import { endUnchanged } from "./end-unchanged";
import { loadCategories } from "./feed-categories";
import { keepHints } from "./feed-hints";
import { type FeedShop, findOrCreateShop } from "./feed-shop";
import { type Ending, holdOrApply, takeOverAndFinish } from "./hold-or-apply";
import { keepBeating } from "./holder";
import { endDeadImports, endImport, forgetOldImports, startImport } from "./import-records";
import { type ImportCounts, type ImportProgress, type ImportReport, noCounts } from "./import-report";
import type { BuiltCategory } from "./placing/built-tree";
import { FeedError } from "./raw-item";
import { openReport, type ReportWriter, reportFile } from "./report-writer";
import { makeSearchable } from "./searchable";
import { stageFeed } from "./stage-feed";
import { clearStaging } from "./staging";
import { type FeedInput, fingerprintOf, sameImport, validUntil } from "./unchanged-feed";
import { withoutUnlikeGtins } from "./unlike-gtins";
import { keepUpload, type Upload } from "./upload";
import { markChecked } from "./write-offers";

export interface ImportRequest {
  kit: Kit;
  changes: CatalogueChanges;
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  shopName: string;
  /** Address of the shop; its host name is the shop's key. */
  shopUrl: string;
  source: AsyncIterable<Uint8Array>;
  /** Human-readable origin of the feed. */
  sourceName: string;
  /** Continue even when much would disappear or change. */
  force?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  /** How long, in ms, the report waits for search to catch up. */
  patience?: number;
  /** Aborted when the shop stops. */
  closing?: AbortSignal;
}

/** One statement on a million offers takes minutes. */
const IMPORT_MS = 15 * 60_000;

const queues = new WeakMap<Database, Promise<unknown>>();
const alive = new Set<string>();

/**
 * Runs one import at a time per store: `work` waits for earlier ones. Their plans would wait for each other in any case;
 * this way one feed at a time takes a thread with its memory, and one that comes twice is read once.
 */
function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(() => patiently(IMPORT_MS, work));
  queues.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Makes a shop's offers match a feed, which is a full snapshot: missing offers are removed. Everything is planned
 * before any change becomes visible; then changes are applied a few products at a time, and an interrupted import is
 * finished later. One import at a time; the next one is queued once it has arrived. A feed that cannot be read or is
 * held by the safety brake is reported, not thrown.
 */
export async function importFeed(request: ImportRequest): Promise<ImportReport> {
  const { db, dataDir } = request.kit;
  const upload = keepUpload(dataDir, request.source);
  await Promise.allSettled([upload]);
  const arrived = { ...request, upload };
  try {
    return await inTurn(db, () => run(arrived));
  } finally {
    await upload.then(({ file }) => rm(file, { force: true })).catch(() => undefined);
  }
}

/**
 * Ends imports of dead processes in a store that others use too, told by their heartbeat; returns whether imports of
 * other processes go on. In a store of one process the next import or start does it, when no import can begin meanwhile.
 */
export async function endAbandoned(kit: Kit): Promise<boolean> {
  return kit.db.isShared && endDeadImports(kit, alive);
}

/** Finishes one import that was interrupted while being applied and that no process holds; false when there is none. */
export async function finishInterrupted(kit: Kit, changes: CatalogueChanges): Promise<boolean> {
  return inTurn(kit.db, () => takeOverAndFinish(kit, changes));
}

/** `upload`: the file with the feed, or a rejection when it did not arrive. */
type ArrivedRequest = ImportRequest & { upload: Promise<Upload> };

async function run(request: ArrivedRequest): Promise<ImportReport> {
  const { kit } = request;
  const began = kit.now();
  await endDeadImports(kit, alive);
  const shop = await findOrCreateShop(kit, request.shopName, request.shopUrl);
  const id = await startImport(kit, shop.id, request.sourceName);
  alive.add(id);
  const stopBeating = keepBeating(kit.db, id);
  let isLeft = false;
  try {
    const report = await openReport(kit, id);
    const counts = noCounts();
    const { state, change, sameAs, ...ending } = await attempt(request, shop, id, report, counts);
    isLeft = state === "applying";
    // Announced first, so that pages stop showing old prices as soon as possible.
    if (change) request.changes.announce(change);
    const lines = await afterwards(kit, id, () => report.finish());
    if (sameAs) await afterwards(kit, id, () => copyFile(reportFile(kit, sameAs), reportFile(kit, id)));
    await afterwards(kit, id, () => forgetOldImports(kit, shop.id));
    if (state === "done") await afterwards(kit, id, () => markChecked(kit.db, shop.id, began));
    const isStored = state === "done";
    const hints = isStored ? await afterwards(kit, id, () => keepHints(kit.db, id, shop.id, sameAs)) : null;
    kit.log.info("feed import ended", { import: id, shop: shop.website, state, ...counts });
    const message = isStored ? await makeSearchable(request, { id, change, message: ending.message }) : ending.message;
    const { name, website } = shop;
    return {
      id,
      state,
      shop: { id: shop.id, name, website },
      source: request.sourceName,
      counts,
      message,
      hints: hints ?? null,
      lines: lines ?? [],
    };
  } finally {
    stopBeating();
    if (!isLeft) await afterwards(kit, id, () => clearStaging(kit, id));
    alive.delete(id);
  }
}

async function attempt(
  request: ArrivedRequest,
  shop: FeedShop,
  id: string,
  report: ReportWriter,
  counts: ImportCounts,
): Promise<Ending> {
  const { kit } = request;
  let ending: Ending;
  try {
    const { file, sha256 } = await request.upload;
    const input = { sha256, shop, ...(await loadCategories(kit, shop.id)) };
    const fingerprint = await fingerprintOf(kit, input);
    const same = request.force ? null : await sameImport(kit, shop.id, fingerprint);
    if (same) return await endUnchanged(kit, { id, same, report, counts });
    const { staged, categories, changesAt } = await stageAll(request, { ...input, file }, id, report, counts);
    request.onProgress?.({ phase: "applying", read: counts.read, refused: counts.refused, bytes: 0 });
    const lasting = { fingerprint, validUntil: validUntil(kit.now(), changesAt) };
    return await holdOrApply(request, { id, shop, staged, categories, counts, fingerprint: lasting });
  } catch (error) {
    if (!(error instanceof FeedError)) {
      kit.log.error("feed import failed", {
        import: id,
        error: error instanceof Error ? error.message : String(error),
      });
    }
    const reason = error instanceof FeedError ? error.message : "De feed kon niet worden verwerkt";
    ending = { state: "failed", message: `${reason}. Er is niets veranderd.` };
  }
  await endImport(kit.db, id, { ...ending, counts, now: kit.now() });
  return ending;
}

async function stageAll(
  request: ArrivedRequest,
  { sha256: _, ...input }: FeedInput & { file: string },
  id: string,
  report: ReportWriter,
  counts: ImportCounts,
): Promise<{ staged: number; categories: BuiltCategory[]; changesAt: number | null }> {
  const { kit, images, onProgress } = request;
  const task = { ...input, now: kit.now() };
  let staged = 0;
  let next: number | null = null;
  const categories: BuiltCategory[] = [];
  for await (const step of stageFeed({ kit, images, importId: id, ...task })) {
    await report.add(step.issues);
    counts.read += step.read;
    counts.refused += step.read - step.staged;
    counts.warnings = report.warnings();
    staged += step.staged;
    next = earlier(next, step.changesAt);
    categories.push(...step.categories);
    onProgress?.({ phase: "reading", read: counts.read, refused: counts.refused, bytes: step.bytes });
  }
  for await (const issues of withoutUnlikeGtins(kit.db, id)) await report.add(issues);
  counts.warnings = report.warnings();
  return { staged, categories, changesAt: next };
}
