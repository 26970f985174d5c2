import type { Kit } from "../kit";
import type { Ending } from "./hold-or-apply";
import { endImport, findImport } from "./import-records";
import type { ImportCounts } from "./import-report";
import type { ReportWriter } from "./report-writer";

interface UnchangedImport {
  id: string;
  /** The import that read the same feed. */
  same: { id: string; counts: ImportCounts };
  report: ReportWriter;
  /** Filled in. */
  counts: ImportCounts;
}

/** Ends an import whose feed would change nothing, with the counts and the report of the one that read it. */
export async function endUnchanged(kit: Kit, { id, same, report, counts }: UnchangedImport): Promise<Ending> {
  const { read, refused, warnings } = same.counts;
  Object.assign(counts, { read, refused, warnings, unchanged: read - refused });
  const ending: Ending = { state: "done", message: UNCHANGED, sameAs: same.id };
  // Only the first lines are copied in the store; the file is copied in full when it has been closed.
  const known = await findImport(kit, same.id);
  await report.add(known?.lines ?? []);
  await endImport(kit.db, id, { ...ending, counts, now: kit.now() });
  return ending;
}

const UNCHANGED = "Deze feed is gelijk aan de vorige: er is niets veranderd.";
