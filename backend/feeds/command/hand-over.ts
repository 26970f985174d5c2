import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { Agent, request } from "undici";
import { z } from "zod";
import { services } from "#contract/services";
import { operatorKey } from "../../auth/operator-key";
import { CommandError, codeOf } from "../../operator/failure";
import { runningShop } from "../../operator/running-shop";
import type { ImportProgress, ImportReport } from "../import-report";
import type { ImportLine } from "../wire-lines";
import type { ImportArguments } from "./arguments";
import { brokenConnection, refusedByShop } from "./failure";

const CONNECT_MS = 10_000;
/** A shop that imports sends a line every few seconds; after this much silence it counts as stopped. */
const SILENCE_MS = 120_000;

interface ShopDoor {
  address: string;
  dispatcher: Agent;
  authorization: string;
  dataDir: string;
}

/** Sends the feed to the shop running on the same data folder and follows its progress. */
export async function handOver(
  { shop, url, force, feed, dataDir }: ImportArguments,
  source: AsyncIterable<Uint8Array>,
  onProgress: (progress: ImportProgress) => void,
  silenceMs = SILENCE_MS,
): Promise<ImportReport> {
  const door: ShopDoor = {
    address: `${await runningShop(dataDir)}${services.feeds.mount}`,
    dispatcher: new Agent({ headersTimeout: silenceMs, bodyTimeout: silenceMs, connect: { timeout: CONNECT_MS } }),
    authorization: `Bearer ${await operatorKey(dataDir)}`,
    dataDir,
  };
  const query = new URLSearchParams({ shop, url, force: force ? "1" : "0", name: feed });
  try {
    await knock(door);
    return await send(door, query, source, onProgress);
  } finally {
    await door.dispatcher.destroy();
  }
}

/** Sends an empty request first, so that a shop that is down or rejects the key is detected before a large upload. */
async function knock({ address, dispatcher, authorization, dataDir }: ShopDoor): Promise<void> {
  let status: number;
  try {
    const answer = await request(`${address}/imports/none`, { dispatcher, headers: { authorization } });
    status = answer.statusCode;
    await answer.body.dump();
  } catch (error) {
    throw new CommandError(
      `de winkel die deze gegevensmap gebruikt, antwoordt niet op ${new URL(address).origin} (${codeOf(error) || "geen antwoord"}). Er is niets verstuurd; wacht tot ze gestart is, of stop haar en importeer dan`,
    );
  }
  if (status === 401 || status === 403 || status >= 500) throw refusedByShop(status, "", dataDir);
}

async function send(
  { address, dispatcher, authorization, dataDir }: ShopDoor,
  query: URLSearchParams,
  source: AsyncIterable<Uint8Array>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  let sentAll = false;
  async function* watched(): AsyncGenerator<Uint8Array> {
    yield* source;
    sentAll = true;
  }
  try {
    const answer = await request(`${address}/import?${query}`, {
      method: "POST",
      dispatcher,
      headers: { authorization, "content-type": "application/octet-stream" },
      body: Readable.from(watched()),
    });
    if (answer.statusCode === 200) return await readLines(answer.body, onProgress);
    throw refusedByShop(answer.statusCode, await toldBy(answer.body), dataDir);
  } catch (error) {
    throw error instanceof CommandError ? error : brokenConnection(error, sentAll);
  }
}

/** The message of a response that is not an import; HTML pages of intermediaries are ignored. */
async function toldBy(body: { text(): Promise<string> }): Promise<string> {
  const text = await body.text().catch(() => "");
  try {
    const { message } = z.object({ message: z.string() }).parse(JSON.parse(text));
    return message;
  } catch {
    return /^[^<>]{1,200}$/.test(text) ? text.trim() : "";
  }
}

async function readLines(body: Readable, onProgress: (progress: ImportProgress) => void): Promise<ImportReport> {
  const lines = createInterface({ input: body });
  // A broken connection ends the lines; its cause is read from the body afterwards.
  body.on("error", () => lines.close());
  for await (const text of lines) {
    const line = JSON.parse(text) as ImportLine;
    if ("progress" in line) onProgress(line.progress);
    else if ("report" in line) return line.report;
    else throw new CommandError(line.error);
  }
  if (body.errored) throw body.errored;
  throw new Error("The shop ended its response before the report.");
}
