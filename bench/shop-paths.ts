export interface Paths {
  origin: string;
  products: string[];
  /** Of the blog. */
  articles: string[];
  /** Product lists: categories of every level. */
  lists: string[];
  /** Filtered lists, as linked from the lists themselves. */
  filtered: string[];
  /** Words of product names. */
  words: string[];
}

const distinct = (values: Iterable<string>) => [...new Set(values)];

async function locations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Collects random paths of the running shop from its sitemaps. */
export async function collectPaths(origin: string): Promise<Paths> {
  const maps = await locations(`${origin}/sitemap.xml`);
  const all = (await Promise.all(maps.map((map) => locations(origin + map)))).flat();
  const products = all.filter((path) => path.startsWith("/product/"));
  const articles = all.filter((path) => path.startsWith("/blog/"));
  const lists = (await locations(`${origin}/sitemaps/categories.xml`)).filter((path) => path.split("/").length === 5);
  const words = distinct(products.flatMap((path) => path.split("/")[2]?.split("-") ?? [])).filter(
    (word) => word.length > 3 && /^[a-z]+$/.test(word),
  );
  const filtered: string[] = [];
  for (const color of ["zwart", "wit", "blauw", "rood", "groen", "bruin", "roze", "grijs"]) {
    for (const list of lists) filtered.push(`${list}?color=${color}`);
  }
  return { origin, products, articles, lists, filtered, words };
}
