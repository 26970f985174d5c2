import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { readBlock } from "./blocks";
import { defaultArticles } from "./defaults";
import { supportArticlesSchema } from "./schema";

/**
 * Names the text of the terms as it stands, so that what somebody agreed to can be told from a later version: the
 * first part of its SHA-256.
 */
export async function termsVersion(kit: Pick<Kit, "db" | "log">): Promise<string> {
  const written = (await readBlock(kit, "support-articles", supportArticlesSchema)) ?? {};
  const terms = [...Object.values(written), ...defaultArticles].find(({ id }) => id === "termsAndConditions");
  return createHash("sha256")
    .update(terms?.text ?? "")
    .digest("hex")
    .slice(0, 16);
}
