import { spawn } from "node:child_process";
import path from "node:path";
import type { ShopProcess } from "./server-process";

export interface Seller {
  name: string;
  url: string;
}

/** Imports a file into the running shop, as `npm run import` does; resolves with the exit code of the command. */
export async function importFile(shop: ShopProcess, { name, url }: Seller, file: string): Promise<number | null> {
  const command = path.resolve(import.meta.dirname, "../build/server/import.js");
  const args = ["--shop", name, "--url", url, "--data", shop.dataDir, file];
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve) => child.once("exit", resolve));
}
