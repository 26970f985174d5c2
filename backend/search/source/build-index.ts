import type { Kit } from "../../kit";
import type { ShopContext } from "../query/shop-context";
import { WorkerClient } from "../worker-client";
import { readChanges } from "./read-changes";

const BUILD_PAGE = 500;

/** Fills an empty folder with an index of every product, in a thread of its own; gives how many. */
export async function buildIndex(
  { db, now }: Pick<Kit, "db" | "now">,
  folder: string,
  context: ShopContext,
  stopped: () => boolean,
): Promise<number> {
  const builder = new WorkerClient();
  try {
    await builder.call("create", folder, context);
    let after = 0;
    let products = 0;
    for (let more = true; more && !stopped(); ) {
      const from = { after, seen: [], limit: BUILD_PAGE };
      const { documents, gone, revisions } = await readChanges(db, from, context, now());
      if (documents.length > 0 || gone.length > 0) await builder.call("take", documents, gone);
      after = revisions.at(-1) ?? after;
      products += documents.length;
      more = revisions.length === BUILD_PAGE;
    }
    if (!stopped()) await builder.call("built");
    return products;
  } finally {
    await builder.close();
  }
}
