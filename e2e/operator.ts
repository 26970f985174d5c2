import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { dataDirOf } from "./data-dir";

const command = path.resolve(import.meta.dirname, "../build/server/orders-command.js");
const run = promisify(execFile);

/** `npm run orders` on the shop at this address; rejects when it does not exit with 0. */
export async function orders(url: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [command, ...words, "--data", dataDirOf(new URL(url).port)]);
  return stdout;
}
