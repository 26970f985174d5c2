import { z } from "zod";
import { services } from "#contract/services";
import { plain, runCommand } from "../../operator/command";
import { CommandError } from "../../operator/failure";
import { askShop, isShopRunning, type Question } from "../../operator/running-shop";
import { FolderInUseError } from "../../storage/lock";
import { openDatabase } from "../../storage/open";
import { listPaths, mapPath, type PlacedPath, PlacingError, unmapPath } from "../place-records";
import { CATEGORIES_USAGE, type CategoriesArguments, readCategoriesArguments } from "./categories-arguments";
import { outsideChanges, quiet } from "./local-import";

/** Search may have to catch up with many moved products. */
const TIMEOUT_MS = 120_000;

const listed = z.object({
  paths: z.array(
    z.object({
      shop: z.string(),
      path: z.string(),
      category: z.string(),
      isUnplaced: z.boolean(),
      products: z.number(),
      confidence: z.number(),
    }),
  ),
});
const mapped = z.object({ moved: z.number(), isKnown: z.boolean() });

/** `npm run categories`: shows and corrects where feed paths go, whether or not the shop runs. Returns the exit code. */
export async function runCategoriesCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  const answered = async () => {
    const wanted = readCategoriesArguments(argv, env);
    return wanted === null ? CATEGORIES_USAGE : answer(wanted, env.DATABASE_URL || undefined);
  };
  return runCommand(CATEGORIES_USAGE, answered, say);
}

/** As an import: only a running shop can update its own pages and search. */
async function answer(wanted: CategoriesArguments, databaseUrl: string | undefined): Promise<string> {
  if (databaseUrl && (await isShopRunning(wanted.dataDir))) return answerOfShop(wanted);
  try {
    return await answerHere(wanted, databaseUrl);
  } catch (error) {
    if (error instanceof PlacingError) throw new CommandError(error.message);
    if (!(error instanceof FolderInUseError)) throw error;
    return answerOfShop(wanted);
  }
}

async function answerHere(wanted: CategoriesArguments, url: string | undefined): Promise<string> {
  const db = await openDatabase({ dataDir: wanted.dataDir, log: quiet, ...(url ? { url } : {}) });
  try {
    if (wanted.word === "suggest") return table(await listPaths(db, wanted.shop));
    if (wanted.word === "map") return told(await mapPath({ db, changes: outsideChanges(db, url) }, wanted));
    await unmapPath(db, wanted);
    return UNMAPPED;
  } finally {
    await db.close();
  }
}

async function answerOfShop(wanted: CategoriesArguments): Promise<string> {
  const ask = (query: Record<string, string>, question: Omit<Question, "timeoutMs"> = {}) =>
    askShop(wanted.dataDir, `${services.feeds.mount}/categories?${new URLSearchParams(query)}`, {
      ...question,
      timeoutMs: TIMEOUT_MS,
    });
  if (wanted.word === "suggest") {
    return table(listed.parse(await ask(wanted.shop === null ? {} : { shop: wanted.shop })).paths);
  }
  const { shop, path } = wanted;
  if (wanted.word === "map") {
    return told(mapped.parse(await ask({}, { body: { shop, path, category: wanted.category } })));
  }
  await ask({ shop, path }, { method: "DELETE" });
  return UNMAPPED;
}

function told({ moved, isKnown }: z.infer<typeof mapped>): string {
  if (!isKnown) return "Onthouden, maar deze winkel heeft nu geen producten met dit pad; kijk of het goed gespeld is.";
  if (moved === 0) return "Onthouden. Er hoefde niets te verhuizen.";
  return `Onthouden. Verhuisd: ${moved} ${moved === 1 ? "product" : "producten"}.`;
}

const UNMAPPED = "Ingetrokken. De volgende import van deze winkel deelt dit pad zelf in.";

function table(paths: readonly PlacedPath[]): string {
  if (paths.length === 0) return "Er zijn nog geen producten uit feeds";
  const line = ({ shop, path, category, isUnplaced, products, confidence }: PlacedPath) =>
    [
      String(products).padStart(8),
      `${Math.round(confidence * 100)} %`.padStart(8),
      isUnplaced ? "(niet ingedeeld)" : category,
      path === "" ? "(geen pad)" : path,
      shop,
    ].join("  ");
  return ["producten   zeker  categorie  pad in de feed  winkel", ...paths.map(line)].map(plain).join("\n");
}
