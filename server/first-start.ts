import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import type { ServerConfig } from "./config";

/** A smaller demo shop leaves too little behind in memory to be worth a process. */
const WORTH_PRODUCTS = 1_000;
/** Argument of the server: fill the data folder and end. */
const FILL = "--fill";

export const isFilling = () => process.argv.includes(FILL);

/**
 * Fills an empty data folder in a process of its own: what the filling takes in memory (about 60 MB) would otherwise stay
 * with the shop for as long as it runs. Ends this process when that one fails; it has said why.
 */
export async function fillApart({ dataDir, databaseUrl, demoProducts }: ServerConfig): Promise<void> {
  const isEmpty = !databaseUrl && !existsSync(path.join(dataDir, "store"));
  if (!isEmpty || demoProducts < WORTH_PRODUCTS) return;
  const [entry = ""] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, entry, FILL], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

/** The filling ends with the shop that started it, however that one ends. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
}
