import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { services } from "#contract/services";
import { operatorKey } from "../../auth/operator-key";
import { type BusinessArguments, readArguments, USAGE, UsageError } from "./arguments";

const EXIT = { done: 0, failed: 1, usage: 2 } as const;
const TIMEOUT_MS = 10_000;

const announcement = z.object({ url: z.url() });
const failed = z.object({ error: z.object({ message: z.string() }) });
const place = z.object({
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});
const request = z.object({
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  business: z.object({
    userId: z.string(),
    requestedAt: z.string(),
    message: z.string(),
    details: z.object({
      companyName: z.string(),
      kvk: z.string(),
      vatId: z.string(),
      iban: z.string(),
      website: z.string(),
      phone: z.string(),
      address: place,
    }),
  }),
});
const list = z.object({ requests: z.array(request) });

/** `npm run business`: lists and decides requests for business accounts of the running shop. Returns the exit code. */
export async function runBusinessCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<number> {
  try {
    const wanted = readArguments(argv, env);
    say(wanted === null ? USAGE : await answer(wanted));
    return EXIT.done;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UsageError ? `${reason}\n\n${USAGE}` : `Dat is niet gelukt: ${reason}`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

async function answer(wanted: BusinessArguments): Promise<string> {
  if (wanted.word === "list") {
    const { requests } = list.parse(await ask(wanted.dataDir, `?status=${wanted.status}`));
    return requests.length === 0 ? "Er zijn geen aanvragen" : requests.map(described).join("\n\n");
  }
  const { id, status, message } = wanted;
  await ask(wanted.dataDir, "", { id, status, message });
  return "Gedaan; de aanvrager krijgt een melding";
}

/** Strips control characters, so that users' input cannot send terminal escape codes. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, " ");

function described({
  email,
  name,
  surname,
  business: { userId, requestedAt, message, details },
}: z.infer<typeof request>) {
  const { street, houseNumber, addition, postalCode, city, country } = details.address;
  const rows = [
    ["ID", userId],
    ["aangevraagd", requestedAt],
    ["door", `${name} ${surname} <${email}>`],
    ["KvK", details.kvk],
    ["btw-id", details.vatId],
    ["IBAN", details.iban],
    ["site", details.website],
    ["telefoon", details.phone],
    ["adres", `${street} ${houseNumber}${addition}, ${postalCode} ${city} (${country})`],
    ...(message === "" ? [] : [["bericht", message]]),
  ];
  return [details.companyName, ...rows.map(([key = "", value = ""]) => `  ${key.padEnd(12)} ${value}`)]
    .map(plain)
    .join("\n");
}

async function ask(dataDir: string, query: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${await runningShop(dataDir)}${services.users.mount}/business-requests${query}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${await operatorKey(dataDir)}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok) return answered;
  throw new Error(failed.safeParse(answered).data?.error.message ?? `de winkel antwoordt ${response.status}`);
}

/** Address of the running shop on this data folder, read from a file in that folder. */
async function runningShop(dataDir: string): Promise<string> {
  try {
    return announcement.parse(JSON.parse(await readFile(join(dataDir, "server.json"), "utf8"))).url;
  } catch {
    throw new Error(`er draait geen winkel op ${dataDir}. Start de winkel eerst`);
  }
}
