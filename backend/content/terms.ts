import { createHash } from "node:crypto";
import type { Kit } from "../kit";
import { helpText } from "./articles";

/** Version of the current terms, the start of their SHA-256, which identifies the text that a user accepted. */
export async function termsVersion(kit: Kit): Promise<string> {
  const terms = await helpText(kit, "termsAndConditions");
  return createHash("sha256")
    .update(terms?.text ?? "")
    .digest("hex")
    .slice(0, 16);
}
