import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/feed-check";
import { failure } from "../../http/failure";
import { createRoutes } from "../../http/routes";
import { serveHttp } from "../../http/serve";
import { RefusedAddress } from "../../images/guarded-agent";
import { createGuardedFetcher } from "../../images/guarded-fetch";
import type { Kit } from "../../kit";
import { checkFeed } from "./check-feed";
import { createTally } from "./check-tally";
import { createTurns } from "./turns";

const { fileBytes, address: addressLength } = contract.FEED_CHECK_LIMITS;
/** Base64 takes four characters for three bytes. */
const FILE_CHARS = Math.ceil(fileBytes / 3) * 4;
const STEP_MS = 10_000;

const feedToCheck = z.union([
  z.object({ address: z.url({ protocol: /^https?$/ }).max(addressLength) }),
  z.object({ file: z.base64().min(4).max(FILE_CHARS) }),
]);

interface Surroundings {
  clientOf?: ((headers: Headers) => string | undefined) | undefined;
  /** Non-public addresses that are permitted; in tests only. */
  allow?: { addresses: (address: string) => boolean; ports: number[] } | undefined;
}

/** The check of a feed for anybody who thinks of joining (service `feeds`, below `/check`). */
export function checkRoutes(kit: Kit, { clientOf, allow }: Surroundings): OpenAPIHono {
  const routes = createRoutes({ log: kit.log, maxBody: FILE_CHARS + 1_024 });
  const turns = createTurns();
  const failures = { 400: "Neither an address nor a file", 429: "Too often, or too many at once" };
  serveHttp(routes, contract.checkFeed, { body: feedToCheck, failures, path: "/" }, async ({ body }, c) => {
    const turn = await turns.take(clientOf?.(c.req.raw.headers) ?? "");
    if (!turn) throw failure(429, "Try again later.");
    try {
      if ("file" in body) return await checkFeed(kit, inOne(Buffer.from(body.file, "base64")));
      return await checkAddress(kit, body.address, allow);
    } finally {
      turn.end();
    }
  });
  return routes;
}

async function checkAddress(kit: Kit, address: string, allow: Surroundings["allow"]): Promise<contract.FeedCheck> {
  const fetcher = createGuardedFetcher({
    maxBytes: null,
    stepTimeout: STEP_MS,
    totalTimeout: null,
    accept: "application/xml, text/xml, text/csv, text/tab-separated-values, */*",
    ...(allow ? { allow: allow.addresses, ports: allow.ports } : {}),
  });
  try {
    return await checkFeed(kit, await fetcher.stream(address));
  } catch (error) {
    const why =
      error instanceof RefusedAddress
        ? (REFUSALS[error.message] ?? answered(error.message))
        : "het adres antwoordt niet";
    return createTally().result({ isWhole: false, problem: `We konden de feed niet ophalen: ${why}` });
  } finally {
    await fetcher.close();
  }
}

const REFUSALS: Record<string, string> = {
  "address not allowed": "dit adres is niet openbaar",
  "port not allowed": "een adres met een eigen poort kan niet",
  "credentials not allowed": "een adres met een naam en wachtwoord erin kan niet",
  "too many redirects": "het adres verwijst te vaak door",
  "the name has no address": "deze website bestaat niet",
};

function answered(message: string): string {
  const status = /^status (\d+)$/.exec(message)?.[1];
  return status ? `de server antwoordt met ${status}` : "het adres is niet op te halen";
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
