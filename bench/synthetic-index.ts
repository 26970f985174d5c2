import { syntheticContext, syntheticDocument } from "../backend/search/synthetic";
import { WorkerClient } from "../backend/search/worker-client";

const BATCH = 500;

/** Makes an index of so many synthetic products in an empty folder; `today` in seconds since 1970. */
export async function buildIndex(folder: string, products: number, today: number): Promise<void> {
  const builder = new WorkerClient();
  await builder.call("create", folder, syntheticContext);
  for (let from = 0; from < products; from += BATCH) {
    const size = Math.min(BATCH, products - from);
    const batch = Array.from({ length: size }, (_, i) => syntheticDocument(from + i, today));
    await builder.call("take", batch, []);
  }
  await builder.call("built");
  await builder.close();
}
