import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "libsql";
import { CommandError, codeOf } from "../operator/failure";
import { crawlsFolder } from "./crawl-store";

/** Another process, or another thread of this one, reads the site at this moment. */
export class SiteInUseError extends CommandError {}

/**
 * Reserves a site for one reader, so that a command and the schedule are never two guests at once. The lock is a
 * transaction that is never committed: it ends with its process, however that ends. Returns a function that ends it.
 */
export function lockSite(dataDir: string, site: string): () => void {
  mkdirSync(crawlsFolder(dataDir), { recursive: true });
  const db = new Sqlite(join(crawlsFolder(dataDir), `${site.replace(/[^a-z0-9.-]/gi, "_")}.lock`));
  try {
    db.exec("pragma busy_timeout = 0");
    db.exec("begin exclusive");
  } catch (error) {
    db.close();
    throw codeOf(error).startsWith("SQLITE_BUSY")
      ? new SiteInUseError(`${site} wordt op dit moment al gelezen`)
      : error;
  }
  return () => {
    db.exec("rollback");
    db.close();
  };
}
