import { constants, createReadStream } from "node:fs";
import { access, stat } from "node:fs/promises";
import { RefusedAddress } from "../../images/guarded-agent";
import { createGuardedFetcher } from "../../images/guarded-fetch";
import { CommandError, codeOf } from "../../operator/failure";
import type { ImportArguments } from "./arguments";

export interface FeedSource {
  bytes: AsyncIterable<Uint8Array>;
  /** Size in bytes, if known beforehand. */
  size: number | null;
  close(): Promise<void>;
}

/** A feed may be of any size and slow to start, but not silent for a minute. */
const STEP_TIMEOUT_MS = 60_000;

/** Opens the feed named on the command line. Throws with a reason when it cannot. */
export async function openSource({
  feed,
  allowPrivate,
}: Pick<ImportArguments, "feed" | "allowPrivate">): Promise<FeedSource> {
  if (feed === "-")
    return { bytes: namingSource(process.stdin, "de standaardinvoer"), size: null, close: async () => undefined };
  if (/^https?:/i.test(feed)) return openAddress(feed, allowPrivate);
  const about = await stat(feed).catch(() => undefined);
  if (about?.isDirectory()) throw new CommandError(`${feed} is een map; geef het bestand van de feed`);
  const mayRead = await access(feed, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (!about || !mayRead) throw new CommandError(`het bestand ${feed} is er niet, of is niet te lezen`);
  const size = about.isFile() ? about.size : null;
  if (size === 0) throw new CommandError(`het bestand ${feed} is leeg`);
  const stream = createReadStream(feed, { highWaterMark: 256 * 1024 });
  return {
    bytes: namingSource(stream, feed),
    size,
    close: async () => {
      stream.destroy();
    },
  };
}

async function openAddress(address: string, allowPrivate: boolean): Promise<FeedSource> {
  const fetcher = createGuardedFetcher({
    maxBytes: null,
    stepTimeout: STEP_TIMEOUT_MS,
    totalTimeout: null,
    accept: "application/xml, text/xml, text/tab-separated-values, text/csv, */*",
    ...(allowPrivate ? { allow: () => true, ports: [portOf(address), 80, 443] } : {}),
  });
  try {
    return { bytes: namingSource(await fetcher.stream(address), address), size: null, close: () => fetcher.close() };
  } catch (error) {
    await fetcher.close();
    if (!(error instanceof RefusedAddress)) {
      throw new CommandError(
        `${address} is niet op te halen (${codeOf(error) || "geen antwoord"}). Er is niets veranderd`,
      );
    }
    throw new CommandError(`${address}: ${refusalOf(error.message)}`);
  }
}

const REFUSALS: Record<string, string> = {
  "address not allowed": "dit adres ligt op een eigen netwerk. Is dat de bedoeling, gebruik dan --allow-private",
  "port not allowed": "deze poort mag niet. Ligt het adres op je eigen netwerk, gebruik dan --allow-private",
  "protocol not allowed": "alleen http en https kunnen",
  "credentials not allowed": "een adres met een naam en wachtwoord erin kan niet",
  "too many redirects": "het adres verwijst te vaak door",
  "encoding not allowed": "de feed is ingepakt op een manier die we niet kennen",
  "the name has no address": "deze naam bestaat niet",
};

function refusalOf(message: string): string {
  const status = /^status (\d+)$/.exec(message)?.[1];
  return status ? `de server antwoordt met ${status}` : (REFUSALS[message] ?? message);
}

/**
 * Passes the bytes on and wraps read errors in a message that names the source. Errors of the consumer pass unchanged.
 */
async function* namingSource(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const next = () =>
    source.next().catch((error: unknown) => {
      const why = codeOf(error) || "onderbroken";
      throw new CommandError(
        `${name} brak af voordat alles gelezen was (${why}). Er is niets veranderd; probeer het opnieuw`,
      );
    });
  try {
    for (let step = await next(); !step.done; step = await next()) yield step.value;
  } finally {
    await source.return?.();
  }
}

function portOf(address: string): number {
  const url = new URL(address);
  return Number(url.port || (url.protocol === "https:" ? 443 : 80));
}
