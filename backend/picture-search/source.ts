import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { patiently } from "../storage/patience";
import type { Pictured } from "./compare/picture-index";
import { createRandom } from "./describe/random";
import { type PicturedRow, readCategoryNames, readPictured } from "./records";

const PAGE = 200;
const PATIENCE_MS = 10 * 60_000;
const SEED = 3;

/** A product with the address of its picture. */
export interface PicturedProduct extends Pictured {
  address: string;
}
export interface PicturedPage {
  products: PicturedProduct[];
  /** Products that have no picture, or no longer. */
  without: string[];
  /** Of the last of them. */
  revision: number;
}

/** Pages of products above a revision, until there are no more. */
export async function* picturedPages({ db }: Pick<Kit, "db">, after: number): AsyncGenerator<PicturedPage> {
  const names = await patiently(PATIENCE_MS, () => readCategoryNames(db));
  for (let revision = after; ; ) {
    const rows = await patiently(PATIENCE_MS, () => readPictured(db, revision, PAGE));
    const last = rows.at(-1);
    if (!last) return;
    revision = last.revision;
    const products = rows.flatMap((row) => picturedOf(row, names));
    const having = new Set(products.map(({ id }) => id));
    yield { products, without: rows.filter(({ id }) => !having.has(id)).map(({ id }) => id), revision };
    if (rows.length < PAGE) return;
  }
}

function picturedOf(row: PicturedRow, names: ReadonlyMap<string, string>): PicturedProduct[] {
  if (row.picture === null || row.moved) return [];
  const slugs = row.category.split(".");
  const path = slugs.map((_, level) => names.get(slugs.slice(0, level + 1).join(".")) ?? "");
  const caption = { title: row.name, brand: row.brand ?? "", kinds: [...path, ...row.colors] };
  const source = createHash("sha256")
    .update(JSON.stringify([row.picture, caption]))
    .digest("base64url")
    .slice(0, 16);
  return [{ id: row.id, source, category: row.category, caption, address: row.picture }];
}

/** Addresses of pictures to learn from, of every shop alike, so that no shop decides what is learned. */
export async function sampleAddresses({ db }: Pick<Kit, "db">, most: number): Promise<string[]> {
  const random = createRandom(SEED);
  const shops = new Map<string, { seen: number; kept: string[] }>();
  for (let revision = 0; ; ) {
    const rows = await patiently(PATIENCE_MS, () => readPictured(db, revision, PAGE));
    for (const { picture, moved, shop } of rows) {
      if (picture !== null && !moved) keepSome(shops, shop ?? "", picture, { most, random });
    }
    revision = rows.at(-1)?.revision ?? revision;
    if (rows.length < PAGE) break;
  }
  const lists = [...shops.values()].map(({ kept }) => kept);
  const found: string[] = [];
  for (let turn = 0; found.length < most && lists.some((list) => turn < list.length); turn++) {
    for (const list of lists) {
      const address = list[turn];
      if (address !== undefined && found.length < most) found.push(address);
    }
  }
  return [...new Set(found)];
}

/** Reservoir sampling: every picture of a shop is as likely to be kept as any other. */
function keepSome(
  shops: Map<string, { seen: number; kept: string[] }>,
  shop: string,
  address: string,
  { most, random }: { most: number; random: () => number },
): void {
  const own = shops.get(shop) ?? { seen: 0, kept: [] };
  shops.set(shop, own);
  own.seen += 1;
  const room = shops.size > 1 ? Math.ceil((2 * most) / shops.size) : most;
  if (own.kept.length < room) own.kept.push(address);
  else {
    const place = Math.floor(random() * own.seen);
    if (place < room) own.kept[place] = address;
  }
  if (own.kept.length > room) own.kept.length = room;
}
