import type { Kit } from "../kit";

/** Runs a step after the end of the import: a failure is logged and does not fail the import. */
export async function afterwards<T>({ log }: Kit, id: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error("failed to tidy up after an import", { import: id, error: String(error) });
    return undefined;
  }
}
