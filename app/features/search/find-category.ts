import type { AppLoadContext } from "@remix-run/node";
import { type CategoryDetail, categoryData } from "#contract/categories";
import { matchesContract } from "~/api/checks";
import { apiOf } from "~/api/server";

/** A category by its dot-joined key. Tells one that does not exist from a service that does not answer. */
export async function findCategory(
  context: AppLoadContext,
  key: string,
): Promise<CategoryDetail | "unknown" | "failed"> {
  try {
    const query = context.flags.Marketplace ? ({ marketplace: 1 } as const) : {};
    const answer = await apiOf(context).send(categoryData, { params: { key }, query });
    if (answer.status === 404) return "unknown";
    if (!answer.ok || !matchesContract(categoryData, answer.json)) return "failed";
    return answer.json as CategoryDetail;
  } catch {
    return "failed";
  }
}
