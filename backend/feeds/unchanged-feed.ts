import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { Kit } from "../kit";
import type { FeedCategories } from "./feed-categories";
import type { FeedShop } from "./feed-shop";
import type { ImportCounts } from "./import-report";
import { importerVersion } from "./importer-version";
import { reportFile } from "./report-writer";

/** What an import depends on, apart from the time and what other shops sell. */
export interface FeedInput extends FeedCategories {
  sha256: string;
  shop: FeedShop;
}

/** After this long the same feed is read in full again, to be matched with what other shops have brought since. */
const FULL_AGAIN_MS = 7 * 86_400_000;

/** Kept with an applied import, to recognise the same feed. */
export interface Fingerprint {
  fingerprint: string;
  validUntil: Date;
}

export async function fingerprintOf(
  { db }: Kit,
  { sha256, shop, categories, unplacedId, mapped }: FeedInput,
): Promise<string> {
  const settings = [shop.id, shop.website, shop.shippingCost, shop.shippingFreeFrom];
  const decided = await db.query(DECISIONS, [shop.id]);
  const all = [await importerVersion(), sha256, settings, categories, unplacedId, mapped, decided.rows];
  return createHash("sha256").update(JSON.stringify(all)).digest("base64url");
}

/** What an operator decided about the products of this shop's offers. */
const DECISIONS = `
  select m.offer_id, m.product_id, m.state from product_matches m join offers o on o.id = m.offer_id and o.shop_id = $1
  where m.state in ('together', 'apart') order by m.offer_id, m.product_id`;

/** `changesAt`: when the feed's own dates make something else of it; null when they do not. */
export function validUntil(now: Date, changesAt: number | null): Date {
  return new Date(Math.min(now.getTime() + FULL_AGAIN_MS, changesAt ?? Number.POSITIVE_INFINITY));
}

/**
 * The shop's last applied import when the same feed would change nothing now; null when it must be read, also because
 * the report, which is copied, is in the data folder of another process.
 */
export async function sameImport(
  kit: Kit,
  shopId: string,
  fingerprint: string,
): Promise<{ id: string; counts: ImportCounts } | null> {
  const { rows } = await kit.db.query<{ id: string; counts: ImportCounts }>(
    `select i.id, i.counts from imports i join shops s on s.id = i.shop_id and not s.gone
     where i.shop_id = $1 and i.fingerprint = $2 and i.state = 'done' and i.valid_until > $3
       and (i.counts ->> 'read')::int - (i.counts ->> 'refused')::int
         = (select count(*) from offers o where o.shop_id = $1)`,
    [shopId, fingerprint, kit.now()],
  );
  const [same] = rows;
  return same && existsSync(reportFile(kit, same.id)) ? same : null;
}
