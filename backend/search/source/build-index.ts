import type { Kit } from "../../kit";
import type { ShopContext } from "../query/shop-context";
import { WorkerClient } from "../worker-client";
import { readChanges } from "./read-changes";

const BUILD_PAGE = 500;

/** Builds an index of every product in an empty folder, in a thread of its own; returns the number of products. */
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
    for (let more = true; more && !stopped(); ) {
      const from = { after, seen: [], limit: BUILD_PAGE };
      const changes = await readChanges(db, from, now());
      const { revisions } = changes;
      if (revisions.length > 0) await builder.call("takeChanges", changes);
      after = revisions.at(-1) ?? after;
      more = revisions.length === BUILD_PAGE;
    }
    if (!stopped()) await builder.call("built");
    return await builder.call("size");
  } finally {
    await builder.close();
  }
}
