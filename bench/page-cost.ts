import { type Asked, type LoadFigures, load } from "./load";
import type { ShopProcess } from "./server-process";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";

export interface PageCost {
  name: string;
  /** The cheapest round: other load on the machine can only add to the cost. */
  rendered: LoadFigures;
  cached: LoadFigures;
}
export interface MeasuredPages {
  home: string;
  list: string;
  product: string;
  /** Many of each, so that pages share no answers. */
  lists: string[];
  products: string[];
  articles: string[];
}

let visits = 0;
/**
 * A page that is not in the document cache: the cache key includes the host, so a new host forces a new render while
 * all other caches stay warm.
 */
export const unseen = ({ path, headers }: Asked): Asked => ({
  path,
  headers: { ...headers, host: `v${++visits}.example` },
});

export function pagesOf({
  home,
  list,
  product,
  lists,
  products,
  articles,
}: MeasuredPages): Record<string, (i: number) => Asked> {
  const pick = (paths: string[], i: number) => ({ path: paths[i % paths.length] ?? home });
  return {
    home: () => ({ path: home }),
    "list, all filters": () => ({ path: list }),
    "list for a phone": () => ({ path: list, headers: { "user-agent": PHONE } }),
    product: () => ({ path: product }),
    "lists, each time another": (i) => pick(lists, i),
    "products, each time another": (i) => pick(products, i),
    "articles, each time another": (i) => pick(articles, i),
  };
}

/** CPU of each page in interleaved rounds, so that other load on the machine affects all of them equally. */
export async function measurePages(
  shop: ShopProcess,
  pages: Record<string, (i: number) => Asked>,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<PageCost[]> {
  const best = new Map<string, PageCost>();
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const from = asked;
      asked += requests;
      const rendered = await load(shop, (i) => unseen(page(from + i)), { requests, connections: 2 });
      const cached = await load(shop, () => page(0), { requests: requests * 10, connections: 2 });
      const known = best.get(name);
      best.set(name, {
        name,
        rendered: known && known.rendered.cpuMs < rendered.cpuMs ? known.rendered : rendered,
        cached: known && known.cached.cpuMs < cached.cpuMs ? known.cached : cached,
      });
    }
  }
  return [...best.values()];
}
