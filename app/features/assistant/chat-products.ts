import type { ChatMessage } from "#contract/assistant";
import { type ProductSummary, productsById } from "#contract/products";
import type { Api } from "~/api/client";
import { listed } from "~/features/product/listed";

/** Ids in one call of `/products`. */
const IDS = 100;
/** A conversation of 200 messages names at most some hundreds of products; older ones stay links. */
const CALLS = 4;

/** The products that messages show, newest first, each once. */
export function productIdsOf(messages: readonly Pick<ChatMessage, "blocks">[]): string[] {
  const ids = [...messages].reverse().flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === "products") return block.items.map(({ id }) => id);
      return block.type === "comparison" ? block.ids : [];
    }),
  );
  return [...new Set(ids)].slice(0, IDS * CALLS);
}

/**
 * Products as they are now, by id: prices and stock never come from a conversation. `null` for one that no longer
 * exists; those of a call that failed are absent.
 */
export type ChatProducts = Readonly<Record<string, ProductSummary | null>>;

export async function askProducts(api: Pick<Api, "result">, ids: readonly string[]): Promise<ChatProducts> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, part) =>
    ids.slice(part * IDS, (part + 1) * IDS),
  );
  const found = await Promise.all(
    parts.map(async (part) => {
      const answer = await api.result(productsById, { body: { ids: part } });
      if (!answer.ok) return [];
      const known = new Map(answer.value.products.map((product) => [product.id, listed(product)]));
      return part.map((id) => [id, known.get(id) ?? null] as const);
    }),
  );
  return Object.fromEntries(found.flat());
}
