import type { SupportArticle } from "#contract/content";
import type { Kit } from "../kit";
import { readBlock } from "./blocks";
import { contentLibrary } from "./library";
import type { Article } from "./read-article";
import { supportArticlesSchema } from "./schema";

/** A support article or a policy. */
export type HelpText = Pick<SupportArticle, "id" | "kind" | "title" | "description" | "text" | "date">;

const asHelp = ({ id, kind, title, description, text, date, updated }: Article): HelpText => ({
  id,
  kind: kind === "policies" ? "policies" : "support",
  title,
  description,
  text,
  date: updated ?? date ?? "",
});

/** All support articles and policies, in the order of lists: files, with what the block of the store overrides. */
export async function helpTexts(kit: Kit): Promise<HelpText[]> {
  const library = contentLibrary(kit);
  const files = [...(await library.list("support")), ...(await library.list("policies"))].map(asHelp);
  const block = (await readBlock(kit, "support-articles", supportArticlesSchema)) ?? {};
  const own = new Map(Object.values(block).map((one) => [one.id, one]));
  const known = new Set(files.map(({ id }) => id));
  const added = [...own.values()].filter(({ id }) => !known.has(id));
  return [
    ...files.map((file) => ({ ...file, ...own.get(file.id) })),
    ...added.map((one) => ({ kind: "support" as const, description: "", date: "", ...one })),
  ];
}

/** The one with the id, or the version of a policy of that day. */
export async function helpText(kit: Kit, id: string, version?: string): Promise<SupportArticle | undefined> {
  const versions = await contentLibrary(kit).versions("policies", id);
  const days = versions.flatMap(({ date }) => date ?? []);
  if (version !== undefined) {
    const old = versions.find(({ date }) => date === version);
    return old && { ...asHelp(old), versions: days };
  }
  const found = (await helpTexts(kit)).find((one) => one.id === id) ?? (await otherText(kit, id));
  return found && { ...found, versions: found.kind === "policies" ? days : [] };
}

/** A text that stands on a page of its own, such as that for shops which join. */
async function otherText(kit: Kit, id: string): Promise<HelpText | undefined> {
  const found = await contentLibrary(kit).find("pages", id);
  return found && asHelp(found);
}
