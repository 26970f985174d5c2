import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Agent, request } from "undici";
import { services } from "#contract/services";
import type { ImportProgress, ImportReport } from "../import-report";
import { operatorKey } from "../operator-key";
import type { ImportLine } from "../wire-lines";
import type { ImportArguments } from "./arguments";

/** Gives the feed to the shop that runs on the same data folder, and listens to how it goes. */
export async function handOver(
  { shop, url, force, feed, dataDir }: ImportArguments,
  source: AsyncIterable<Uint8Array>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const address = new URL(`${await runningShop(dataDir)}${services.feeds.mount}/import`);
  address.search = new URLSearchParams({ shop, url, force: force ? "1" : "0", name: feed }).toString();
  // Applying a large feed takes minutes in which no line comes.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  try {
    const answer = await request(address, {
      method: "POST",
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${await operatorKey(dataDir)}`,
        "content-type": "application/octet-stream",
      },
      body: Readable.from(source),
    });
    if (answer.statusCode !== 200) {
      throw new Error(`De draaiende winkel weigert de feed: ${answer.statusCode} ${await answer.body.text()}`);
    }
    return await readLines(answer.body, onProgress);
  } finally {
    await agent.destroy();
  }
}

async function readLines(body: Readable, onProgress: (progress: ImportProgress) => void): Promise<ImportReport> {
  for await (const text of createInterface({ input: body })) {
    const line = JSON.parse(text) as ImportLine;
    if ("progress" in line) onProgress(line.progress);
    else if ("report" in line) return line.report;
    else throw new Error(line.error);
  }
  throw new Error(
    "De winkel stopte tijdens de import; er is niets veranderd of de import ging door. Kijk in de winkel",
  );
}

interface Announcement {
  url: string;
  pid: number;
}

/** What a running shop leaves in the data folder; a killed one leaves it too. */
async function announcement(dataDir: string): Promise<Announcement | null> {
  try {
    const word: unknown = JSON.parse(await readFile(join(dataDir, "server.json"), "utf8"));
    if (typeof word !== "object" || word === null || !("url" in word) || !("pid" in word)) return null;
    return typeof word.url === "string" && typeof word.pid === "number" ? { url: word.url, pid: word.pid } : null;
  } catch {
    return null;
  }
}

export async function isShopRunning(dataDir: string): Promise<boolean> {
  const found = await announcement(dataDir);
  if (found === null) return false;
  try {
    // Signal 0 asks only whether the process is there.
    return process.kill(found.pid, 0);
  } catch {
    return false;
  }
}

async function runningShop(dataDir: string): Promise<string> {
  const found = await announcement(dataDir);
  if (found) return found.url;
  throw new Error("De gegevensmap is in gebruik, maar zegt niet waar de winkel luistert. Wacht even of stop de winkel");
}
