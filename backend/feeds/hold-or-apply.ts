import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import { afterwards } from "./afterwards";
import { applyPlan } from "./apply-import";
import { brakeReason } from "./brake";
import { addCategories } from "./feed-categories";
import { keepHints } from "./feed-hints";
import type { FeedShop } from "./feed-shop";
import { beat, letGo, NotHeldError, takeOver, takeTurn } from "./holder";
import { endApplying, endImport, startApplying } from "./import-records";
import type { ImportCounts, ImportState } from "./import-report";
import type { TitleMatches } from "./match-titles";
import type { BuiltCategory } from "./placing/built-tree";
import { planImport } from "./plan-import";
import { FeedError } from "./raw-item";
import { noteSize } from "./rough-statistics";
import { makeSearchable } from "./searchable";
import { clearStaging } from "./staging";
import type { Fingerprint } from "./unchanged-feed";
import { markChecked } from "./write-offers";

export interface Ending {
  state: ImportState;
  message: string;
  /** The changes visible to shoppers. */
  change?: CatalogueChange | null;
  /** The earlier import that read the same feed, whose report holds for this one too. */
  sameAs?: string;
}

interface StagedImport {
  id: string;
  shop: FeedShop;
  /** Number of accepted items. */
  staged: number;
  fingerprint: Fingerprint;
  /** What the items need that the shop's built tree may not have yet. */
  categories: BuiltCategory[];
  /** Filled in when the import is done. */
  counts: ImportCounts;
}

/** Holds or applies the staged items. */
export async function holdOrApply(
  { kit, changes, force }: { kit: Kit; changes: CatalogueChanges; force?: boolean },
  { id, shop, staged, categories, counts, fingerprint }: StagedImport,
): Promise<Ending> {
  // Otherwise the planner assumes an almost empty staging table and compares each offer with every item.
  await noteSize(kit.db, "feed_staging");
  if (staged === 0 && !force)
    throw new FeedError(counts.read === 0 ? "De feed heeft geen artikelen" : "Geen enkel artikel is bruikbaar");
  await takeTurn(kit, id, (left) => finish(kit, changes, left));
  // Not before its turn: until then another import may change what this one would remove.
  const reason = force ? null : await brakeReason(kit.db, id, shop.id);
  if (reason !== null) {
    const held: Ending = { state: "held", message: `${reason}.` };
    await endImport(kit.db, id, { ...held, counts, now: kit.now() });
    return held;
  }
  const found = await planImport(kit.db, id, shop.id, () => beat(kit.db, id));
  const isReopened = await commit(kit, { id, shop, staged, categories, counts, fingerprint });
  const message = [...matchLines(found), ...(shop.isNew ? [INCOMPLETE_SHOP] : [])].join(" ");
  try {
    const change = await applyPlan({ kit, changes, importId: id, shopId: shop.id, now: kit.now() });
    Object.assign(counts, await endApplying(kit.db, id, { state: "done", message, now: kit.now() }));
    return { state: "done", message, change: change ?? (isReopened ? { productIds: "all" } : null) };
  } catch (error) {
    await interrupted(kit, id, error);
    return { state: "applying", message: HALF_WAY, change: { productIds: "all" } };
  }
}

function matchLines({ joined, asked }: TitleMatches): string[] {
  const lines: string[] = [];
  if (joined > 0) lines.push(`Op titel bij producten van andere winkels geplaatst: ${joined}.`);
  if (asked > 0) lines.push(`Misschien ook: ${asked}; zie npm run matches -- list.`);
  return lines;
}

/** Point of no return: the plan will be applied. Returns whether the shop becomes visible. */
async function commit(kit: Kit, { id, shop, staged, categories, counts, fingerprint }: StagedImport): Promise<boolean> {
  return kit.db.transaction(async (session) => {
    await beat(session, id);
    const { rows } = await session.query<{ n: number }>(
      "select count(*)::int as n from feed_plan where import_id = $1 and not gone",
      [id],
    );
    if (rows[0]?.n !== staged) throw new FeedError("De import is onderweg onderbroken; begin opnieuw");
    if (!(await startApplying(session, id, counts, fingerprint)))
      throw new FeedError("De import is onderweg afgebroken");
    await addCategories(session, categories);
    const reopened = await session.query("update shops set gone = false where id = $1 and gone returning id", [
      shop.id,
    ]);
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

/** Finishes one half-applied import that no live process holds; false when there is none. */
export async function takeOverAndFinish(kit: Kit, changes: CatalogueChanges): Promise<boolean> {
  const id = await takeOver(kit);
  if (id !== null) await finish(kit, changes, id);
  return id !== null;
}

/**
 * Finishes a half-applied import, as its holder. If that fails while the store works, the rest of the plan cannot be
 * carried out: it is given up, so that later imports do not wait for it.
 */
async function finish(kit: Kit, changes: CatalogueChanges, id: string): Promise<void> {
  const { rows } = await kit.db.query<{ shop: string; began: Date }>(
    "select shop_id as shop, started_at as began from imports where id = $1",
    [id],
  );
  const [left] = rows;
  if (!left) throw new Error(`There is no import ${id}.`);
  const { shop: shopId, began } = left;
  let message = FINISHED_LATER;
  try {
    await applyPlan({ kit, changes, importId: id, shopId, now: kit.now() });
    const counts = await endApplying(kit.db, id, { state: "done", message, now: kit.now() });
    kit.log.info("finished an interrupted feed import", { import: id, ...counts });
    await afterwards(kit, id, () => markChecked(kit.db, shopId, began));
    await afterwards(kit, id, () => keepHints(kit.db, id, shopId));
  } catch (error) {
    await interrupted(kit, id, error);
    // Too slow: another process took it for abandoned, and finishes it.
    if (error instanceof NotHeldError) return;
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
