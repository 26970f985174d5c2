import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../../process/root";
import type { Session } from "../../storage/database";
import type { ShopContext } from "../query/shop-context";

const featureFacets = z.record(z.string(), z.object({ label: z.string(), wpIndex: z.number().optional() }));

interface CategoryRow extends Record<string, unknown> {
  key: string;
  name: string;
  slug: string;
  adult: boolean;
  marketplaceOnly: boolean;
  image: string;
}

/** Categories with their parents' names and inherited flags. */
function withPaths(rows: readonly CategoryRow[]): ShopContext["categories"] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return rows.map((row) => {
    const slugs = row.key.split(".");
    const way = slugs
      .map((_, depth) => byKey.get(slugs.slice(0, depth + 1).join(".")))
      .filter((found) => found !== undefined);
    return {
      ...row,
      path: way.map(({ name }) => name),
      adult: way.some(({ adult }) => adult),
      marketplaceOnly: way.some(({ marketplaceOnly }) => marketplaceOnly),
    };
  });
}

/** The operator's own words if there are any, else the ones we ship. */
async function readWords(dataFolder: string, name: string, ...folders: string[]): Promise<string> {
  const own = join(dataFolder, `${name}.txt`);
  const shipped = join(projectRoot(), "backend", "search", ...folders, `${name}.nl.txt`);
  const path = [own, shipped].find((candidate) => existsSync(candidate));
  return path === undefined ? "" : readFile(path, "utf8");
}

/** Reads the shop's names and labels. An invalid content block counts as empty. */
export async function readContext(db: Session, dataFolder: string): Promise<ShopContext> {
  const categories = await db.query<CategoryRow>(
    `select key, name, slug, img as image, adult_content as adult, marketplace_only as "marketplaceOnly"
       from categories order by level, position`,
  );
  const shops = await db.query<{ website: string; name: string }>("select website, name from shops");
  const blocks = await db.query<{ value: unknown }>("select value from content_blocks where key = 'feature-facets'");
  const features = featureFacets.safeParse(blocks.rows[0]?.value);
  return {
    categories: withPaths(categories.rows),
    shops: Object.fromEntries(shops.rows.map(({ website, name }) => [website, name])),
    features: features.success ? features.data : {},
    synonyms: await readWords(dataFolder, "synonyms"),
    gradables: await readWords(dataFolder, "gradables", "wish"),
    needs: await readWords(dataFolder, "needs", "wish"),
    measures: await readWords(dataFolder, "measures", "wish"),
    values: await readWords(dataFolder, "values", "wish"),
  };
}
