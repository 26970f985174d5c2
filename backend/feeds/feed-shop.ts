import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { noIdentity } from "../selling/no-identity";

export interface FeedShop {
  id: string;
  name: string;
  website: string;
  shippingCost: number;
  shippingFreeFrom: number | null;
  isNew: boolean;
}

/** The key of a shop: the host name of its address, without www. */
export function websiteOf(url: string): string {
  return new URL(url).hostname.toLowerCase().replace(/^www\./, "");
}

export function shortHash(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}

/**
 * Finds the shop at this address. An unknown shop is created, hidden until its first import succeeds; its business
 * details stay empty, because a feed does not contain them.
 */
export async function findOrCreateShop({ db, now }: Kit, name: string, url: string): Promise<FeedShop> {
  const website = websiteOf(url);
  const created = await db.query<{ id: string }>(
    `insert into shops (id, website, name, url, logo, identity, since, gone) values ($1, $2, $3, $4, $5, $6, $7, true)
     on conflict (website) do nothing returning id`,
    [
      `w${shortHash(website, 12)}`,
      website,
      name,
      new URL(url).origin,
      logoAddress(name, website),
      JSON.stringify(noIdentity),
      now().getUTCFullYear(),
    ],
  );
  const found = await db.query<Omit<FeedShop, "isNew">>(
    `select id, name, website, shipping_cost as "shippingCost", shipping_free_from as "shippingFreeFrom"
     from shops where website = $1`,
    [website],
  );
  const [shop] = found.rows;
  if (!shop) throw new Error(`The shop ${website} could not be stored.`);
  return { ...shop, isNew: created.rows.length > 0 };
}

/** A generated logo with the initials of the first two words. */
function logoAddress(name: string, website: string): string {
  const words = name
    .normalize("NFKD")
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? ["W"];
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("");
  return `/api/images/logo/${initials}-${Number.parseInt(shortHash(website, 6), 16)}.svg`;
}
