import { z } from "zod";
import { services } from "#contract/services";
import { operatorKey } from "../../auth/operator-key";
import { FolderInUseError } from "../../storage/lock";
import { openDatabase } from "../../storage/open";
import { listPaths, mapPath, type PlacedPath, PlacingError } from "../place-records";
import { UsageError } from "./arguments";
import { CATEGORIES_USAGE, type CategoriesArguments, readCategoriesArguments } from "./categories-arguments";
import { CommandError, reasonOf } from "./failure";
import { isShopRunning, runningShop } from "./hand-over";
import { outsideChanges, quiet } from "./local-import";

const EXIT = { done: 0, failed: 1, usage: 2 } as const;
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
const moved = z.object({ moved: z.number() });
const refusal = z.object({ message: z.string() });

/** `npm run categories`: shows and corrects where feed paths go, whether or not the shop runs. Returns the exit code. */
export async function runCategoriesCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<number> {
  try {
    const wanted = readCategoriesArguments(argv, env);
    say(wanted === null ? CATEGORIES_USAGE : await answer(wanted, env.DATABASE_URL || undefined));
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${CATEGORIES_USAGE}`);
      return EXIT.usage;
    }
    console.error(`Dat is niet gelukt: ${error instanceof PlacingError ? error.message : reasonOf(error)}.`);
    return EXIT.failed;
  }
}

/** As an import: only a running shop can update its own pages and search. */
async function answer(wanted: CategoriesArguments, databaseUrl: string | undefined): Promise<string> {
  if (databaseUrl && (await isShopRunning(wanted.dataDir))) return askShop(wanted);
  try {
    return await answerHere(wanted, databaseUrl);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return askShop(wanted);
  }
}

async function answerHere(wanted: CategoriesArguments, url: string | undefined): Promise<string> {
  const db = await openDatabase({ dataDir: wanted.dataDir, log: quiet, ...(url ? { url } : {}) });
  try {
    if (wanted.word === "suggest") return table(await listPaths(db, wanted.shop));
    return told(await mapPath({ db, changes: outsideChanges(db, url) }, wanted));
  } finally {
    await db.close();
  }
}

async function askShop(wanted: CategoriesArguments): Promise<string> {
  if (wanted.word === "suggest") {
    const query = wanted.shop === null ? "" : `?${new URLSearchParams({ shop: wanted.shop })}`;
    return table(listed.parse(await ask(wanted.dataDir, query)).paths);
  }
  const { shop, path, category } = wanted;
  return told(moved.parse(await ask(wanted.dataDir, "", { shop, path, category })).moved);
}

async function ask(dataDir: string, query: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${await runningShop(dataDir)}${services.feeds.mount}/categories${query}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${await operatorKey(dataDir)}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said;
  const { data } = refusal.safeParse(said);
  throw new CommandError(data?.message ?? `de winkel antwoordt met ${response.status}`);
}

const told = (count: number) =>
  `Onthouden. ${count === 0 ? "Er hoefde niets te verhuizen" : `Verhuisd: ${count} ${count === 1 ? "product" : "producten"}`}.`;

/** Strips control characters, so that a feed cannot send terminal escape codes. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, " ");

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
