import type { AppLoadContext } from "@remix-run/node";
import { type CategoryDetail, categoryData } from "#contract/categories";
import { apiOf } from "~/api/server";

/** A category by its dot-joined key. Tells one that does not exist from a service that does not answer. */
export async function findCategory(
  context: AppLoadContext,
  key: string,
): Promise<CategoryDetail | "unknown" | "failed"> {
  try {
    const query = context.flags.Marketplace ? ({ marketplace: 1 } as const) : {};
    const { status, value } = await apiOf(context).askForStatus(categoryData, { params: { key }, query });
    return value ?? (status === 404 ? "unknown" : "failed");
  } catch {
    return "failed";
  }
}
