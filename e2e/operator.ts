import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
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

/** The latest mail with these words in its text; undefined until it is sent. */
export async function mailWith(url: string, words: string): Promise<string | undefined> {
  const outbox = path.join(dataDirOf(new URL(url).port), "outbox");
  const files = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(path.join(outbox, name), "utf8")));
  return mails.findLast((mail) => mail.includes(words));
}
