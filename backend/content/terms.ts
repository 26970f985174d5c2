import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { readBlock } from "./blocks";
import { defaultArticles } from "./defaults";
import { supportArticlesSchema } from "./schema";

/** Version of the current terms, the start of their SHA-256, which identifies the text that a user accepted. */
export async function termsVersion(kit: Pick<Kit, "db" | "log">): Promise<string> {
  const written = (await readBlock(kit, "support-articles", supportArticlesSchema)) ?? {};
  const terms = [...Object.values(written), ...defaultArticles].find(({ id }) => id === "termsAndConditions");
  return createHash("sha256")
    .update(terms?.text ?? "")
    .digest("hex")
    .slice(0, 16);
}
