import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import type { ServerConfig } from "./config";

/** A smaller demo shop leaves too little memory behind to justify a separate process. */
const WORTH_PRODUCTS = 1_000;
/** Command-line argument: fill the data folder and exit. */
const FILL = "--fill";

export const isFilling = () => process.argv.includes(FILL);

/**
 * Fills an empty data folder in a separate process: the memory that filling takes (about 60 MB) would otherwise stay
 * allocated while the shop runs. Exits this process if that one fails; the child has already printed the reason.
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

/** Stops filling when the parent process ends, however it ends. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
}
