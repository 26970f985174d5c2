import { rm } from "node:fs/promises";
import type { ProductImage } from "#contract/products";
import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import type { Database } from "../storage/database";
import { patiently } from "../storage/patience";
import { applyPlan } from "./apply-import";
import { brakeReason } from "./brake";
import { loadCategories } from "./feed-categories";
import { type FeedShop, findOrCreateShop } from "./feed-shop";
import { beat, letGo, takeOver, takeTurn } from "./holder";
import { endApplying, endDeadImports, endImport, forgetOldImports, startApplying, startImport } from "./import-records";
import { type ImportCounts, type ImportProgress, type ImportReport, type ImportState, noCounts } from "./import-report";
import { planImport } from "./plan-import";
import { FeedError } from "./raw-item";
import { openReport, type ReportWriter } from "./report-writer";
import { makeSearchable } from "./searchable";
import { stageFeed } from "./stage-feed";
import { clearStaging } from "./staging";
import { keepUpload } from "./upload";
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
}

/** One statement on a million offers takes minutes. */
const IMPORT_MS = 15 * 60_000;

const queues = new WeakMap<Database, Promise<unknown>>();
const alive = new Set<string>();

/** Runs one import at a time per store: `work` waits for earlier ones. */
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
    await upload.then((file) => rm(file, { force: true })).catch(() => undefined);
  }
}

/** Finishes one import that was interrupted while being applied and that no process holds; false when there is none. */
export async function finishInterrupted(kit: Kit, changes: CatalogueChanges): Promise<boolean> {
  return inTurn(kit.db, async () => {
    const id = await takeOver(kit);
    if (id !== null) await finish(kit, changes, id);
    return id !== null;
  });
}

/** `upload`: the file with the feed, or a rejection when it did not arrive. */
type ArrivedRequest = ImportRequest & { upload: Promise<string> };

async function run(request: ArrivedRequest): Promise<ImportReport> {
  const { kit } = request;
  const began = kit.now();
  await endDeadImports(kit, alive);
  const shop = await findOrCreateShop(kit, request.shopName, request.shopUrl);
  const id = await startImport(kit, shop.id, request.sourceName);
  alive.add(id);
  let isLeft = false;
  try {
    const report = await openReport(kit, id);
    const counts = noCounts();
    const { state, change, ...ending } = await attempt(request, shop, id, report, counts);
    isLeft = state === "applying";
    // Announced first, so that pages stop showing old prices as soon as possible.
    if (change) request.changes.announce(change);
    const lines = await afterwards(kit, id, () => report.finish());
    await afterwards(kit, id, () => forgetOldImports(kit, shop.id));
    if (state === "done") await afterwards(kit, id, () => markChecked(kit.db, shop.id, began));
    kit.log.info("feed import ended", { import: id, shop: shop.website, state, ...counts });
    const isStored = state === "done";
    const message = isStored ? await makeSearchable(request, { id, change, message: ending.message }) : ending.message;
    const { name, website } = shop;
    return {
      id,
      state,
      shop: { id: shop.id, name, website },
      source: request.sourceName,
      counts,
      message,
      lines: lines ?? [],
    };
  } finally {
    if (!isLeft) await afterwards(kit, id, () => clearStaging(kit, id));
    alive.delete(id);
  }
}

/** Runs a step after the end of the import: a failure is logged and does not fail the import. */
async function afterwards<T>({ log }: Kit, id: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error("failed to tidy up after an import", { import: id, error: String(error) });
    return undefined;
  }
}

interface Ending {
  state: ImportState;
  message: string;
  /** The changes visible to shoppers. */
  change?: CatalogueChange | null;
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
    const staged = await stageAll(request, shop, id, report, counts);
    request.onProgress?.({ phase: "applying", read: counts.read, refused: counts.refused, bytes: 0 });
    return await decide(request, shop, id, staged, counts);
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
  shop: FeedShop,
  id: string,
  report: ReportWriter,
  counts: ImportCounts,
): Promise<number> {
  const { kit, images, onProgress } = request;
  const categories = await loadCategories(kit);
  const task = { file: await request.upload, shop, categories, now: kit.now() };
  let staged = 0;
  for await (const step of stageFeed({ kit, images, importId: id, ...task })) {
    await report.add(step.issues);
    counts.read += step.read;
    counts.refused += step.read - step.staged;
    counts.warnings = report.warnings();
    staged += step.staged;
    onProgress?.({ phase: "reading", read: counts.read, refused: counts.refused, bytes: step.bytes });
  }
  return staged;
}

/** Holds or applies the staged items. */
async function decide(
  { kit, changes, force }: ImportRequest,
  shop: FeedShop,
  id: string,
  staged: number,
  counts: ImportCounts,
): Promise<Ending> {
  // Otherwise the planner assumes an almost empty staging table and compares each offer with every item.
  await kit.db.query("analyze feed_staging");
  if (staged === 0 && !force)
    throw new FeedError(counts.read === 0 ? "De feed heeft geen artikelen" : "Geen enkel artikel is bruikbaar");
  const reason = force ? null : await brakeReason(kit.db, id, shop.id);
  if (reason !== null) {
    const held: Ending = { state: "held", message: `${reason}.` };
    await endImport(kit.db, id, { ...held, counts, now: kit.now() });
    return held;
  }
  await takeTurn(kit, id, (left) => finish(kit, changes, left));
  await planImport(kit.db, id, shop.id, () => beat(kit.db, id));
  const isReopened = await commit(kit, shop.id, id, staged, counts);
  const message = shop.isNew ? INCOMPLETE_SHOP : "";
  try {
    const change = await applyPlan({ kit, changes, importId: id, shopId: shop.id, now: kit.now() });
    Object.assign(counts, await endApplying(kit.db, id, { state: "done", message, now: kit.now() }));
    return { state: "done", message, change: change ?? (isReopened ? { productIds: "all" } : null) };
  } catch (error) {
    await interrupted(kit, id, error);
    return { state: "applying", message: HALF_WAY, change: { productIds: "all" } };
  }
}

/** Point of no return: the plan will be applied. Returns whether the shop becomes visible. */
async function commit(kit: Kit, shopId: string, id: string, staged: number, counts: ImportCounts): Promise<boolean> {
  return kit.db.transaction(async (session) => {
    await beat(session, id);
    const { rows } = await session.query<{ n: number }>(
      "select count(*)::int as n from feed_plan where import_id = $1 and not gone",
      [id],
    );
    if (rows[0]?.n !== staged) throw new FeedError("De import is onderweg onderbroken; begin opnieuw");
    if (!(await startApplying(session, id, counts))) throw new FeedError("De import is onderweg afgebroken");
    const reopened = await session.query("update shops set gone = false where id = $1 and gone returning id", [shopId]);
    return reopened.rows.length > 0;
  });
}

/** Leaves an interrupted import to be finished by its next holder. */
async function interrupted(kit: Kit, id: string, error: unknown): Promise<void> {
  kit.log.error("feed import interrupted while applying; it will be finished later", {
    import: id,
    error: error instanceof Error ? error.message : String(error),
  });
  await afterwards(kit, id, () => letGo(kit.db, id));
}

/**
 * Finishes a half-applied import, as its holder. If that fails while the store works, the rest of the plan cannot be
 * carried out: it is given up, so that later imports do not wait for it.
 */
async function finish(kit: Kit, changes: CatalogueChanges, id: string): Promise<void> {
  const { rows } = await kit.db.query<{ shop: string }>("select shop_id as shop from imports where id = $1", [id]);
  const shopId = rows[0]?.shop ?? "";
  let message = FINISHED_LATER;
  try {
    await applyPlan({ kit, changes, importId: id, shopId, now: kit.now() });
    const counts = await endApplying(kit.db, id, { state: "done", message, now: kit.now() });
    kit.log.info("finished an interrupted feed import", { import: id, ...counts });
  } catch (error) {
    await interrupted(kit, id, error);
    message = GIVEN_UP;
    await endApplying(kit.db, id, { state: "failed", message, now: kit.now() });
  }
  // The interrupted process may not have announced what it made visible.
  changes.announce({ productIds: "all" });
  await afterwards(kit, id, () => clearStaging(kit, id));
  await makeSearchable({ kit, changes }, { id, change: { productIds: "all" }, message });
}

const HALF_WAY = "De import is onderweg onderbroken: een deel is al te zien. De winkel maakt hem vanzelf af.";
const GIVEN_UP = "De import is onderweg misgegaan: een deel is te zien. Importeer de feed opnieuw.";
const FINISHED_LATER = "De import is onderweg onderbroken en daarna afgemaakt.";
const INCOMPLETE_SHOP =
  "Deze winkel is nieuw. Vul de bedrijfsgegevens aan (naam, adres, KvK- en btw-nummer): een feed noemt die niet.";
