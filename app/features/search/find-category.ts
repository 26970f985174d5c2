import type { AppLoadContext } from "@remix-run/node";
import { type CategoryDetail, categoryData } from "#contract/categories";
import { apiOf } from "~/api/server";

/** A category by its dot-joined key. Tells one that does not exist from a service that does not answer. */
export async function findCategory(
  context: AppLoadContext,
  key: string,
): Promise<CategoryDetail | "unknown" | "failed"> {
  const query = context.flags.Marketplace ? ({ marketplace: 1 } as const) : {};
  const found = await apiOf(context).result(categoryData, { params: { key }, query });
  if (found.ok) return found.value;
  return found.status === 404 ? "unknown" : "failed";
}
