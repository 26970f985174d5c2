import { z } from "zod";
import { services } from "#contract/services";
import { plain, runCommand } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";
import { type BusinessArguments, readArguments, USAGE } from "./arguments";

const TIMEOUT_MS = 10_000;

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
  say?: (text: string) => void,
): Promise<number> {
  const answered = async () => {
    const wanted = readArguments(argv, env);
    return wanted === null ? USAGE : answer(wanted);
  };
  return runCommand(USAGE, answered, say);
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
  await requireShop(dataDir);
  return askShop(dataDir, `${services.users.mount}/business-requests${query}`, { body, timeoutMs: TIMEOUT_MS });
}
