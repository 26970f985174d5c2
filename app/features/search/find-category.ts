import type { AppLoadContext } from "@remix-run/node";
import { type CategoryDetail, categoryData } from "#contract/categories";
import { apiOf } from "~/api/server";

/** Finds a category by its dot-joined key. Distinguishes a missing category from a service that does not answer. */
export async function findCategory(
  context: AppLoadContext,
  key: string,
): Promise<CategoryDetail | "unknown" | "failed"> {
  const query = context.flags.Marketplace ? ({ marketplace: 1 } as const) : {};
  const found = await apiOf(context).result(categoryData, { params: { key }, query });
  if (found.ok) return found.value;
  return found.status === 404 ? "unknown" : "failed";
}
