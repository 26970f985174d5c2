import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { readBlock } from "./blocks";
import { defaultArticles } from "./defaults";
import { contentLibrary } from "./library";
import { supportArticlesSchema } from "./schema";

const TERMS = "termsAndConditions";

/** Version of the current terms, the start of their SHA-256, which identifies the text that a user accepted. */
export async function termsVersion(kit: Kit): Promise<string> {
  const written = (await readBlock(kit, "support-articles", supportArticlesSchema)) ?? {};
  const terms =
    Object.values(written).find(({ id }) => id === TERMS) ??
    (await contentLibrary(kit).find("policies", TERMS)) ??
    defaultArticles.find(({ id }) => id === TERMS);
  return createHash("sha256")
    .update(terms?.text ?? "")
    .digest("hex")
    .slice(0, 16);
}
