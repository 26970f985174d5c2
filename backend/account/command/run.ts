import { z } from "zod";
import { services } from "#contract/services";
import { plain, runCommand } from "../../operator/command";
import { CommandError } from "../../operator/failure";
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
  missing: z.string(),
  business: z.object({
    userId: z.string(),
    requestedAt: z.string(),
    message: z.string(),
    status: z.enum(["requested", "in_review", "approved", "refused"]),
    emailConfirmedAt: z.string().nullable(),
    domainConfirmedAt: z.string().nullable(),
    details: z.object({
      companyName: z.string(),
      kvk: z.string(),
      vatId: z.string(),
      iban: z.string(),
      website: z.string(),
      phone: z.string(),
      address: place,
      ibanName: z.string().default(""),
      representative: z.string().default(""),
      certified: z.boolean().default(false),
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
  if (wanted.word === "show") {
    const { requests } = list.parse(await ask(wanted.dataDir, `?id=${encodeURIComponent(wanted.id)}`));
    if (requests.length === 0) throw new CommandError("deze aanvraag is er niet");
    return requests.map(described).join("");
  }
  if (wanted.word === "operator") {
    const { email, operator } = wanted;
    await requireShop(wanted.dataDir);
    const path = `${services.users.mount}/operators`;
    await askShop(wanted.dataDir, path, { body: { email, operator }, timeoutMs: TIMEOUT_MS });
    return operator ? `${email} kan nu bij /beheer/` : `${email} kan niet meer bij /beheer/`;
  }
  const { id, status, message } = wanted;
  await ask(wanted.dataDir, "", { id, status, message });
  return "Gedaan; de aanvrager krijgt een melding en een mail";
}

const states = {
  requested: "aangevraagd",
  in_review: "in behandeling",
  approved: "goedgekeurd",
  refused: "afgewezen",
} as const;

function described({
  email,
  name,
  surname,
  missing,
  business: { userId, requestedAt, status, message, emailConfirmedAt, domainConfirmedAt, details },
}: z.infer<typeof request>) {
  const { street, houseNumber, addition, postalCode, city, country } = details.address;
  const rows = [
    ["ID", userId],
    ["stand", states[status]],
    ["aangevraagd", requestedAt],
    ["door", `${name} ${surname} <${email}>`],
    ["KvK", details.kvk],
    ["btw-id", details.vatId],
    ["IBAN", `${details.iban} ${details.ibanName}`.trim()],
    ["namens", details.representative],
    ["verklaring", details.certified ? "ja" : "nee"],
    ["e-mail", emailConfirmedAt ? `bevestigd op ${emailConfirmedAt}` : "niet bevestigd"],
    ["domein", domainConfirmedAt ? `bevestigd op ${domainConfirmedAt}` : "niet bevestigd"],
    ["site", details.website],
    ["telefoon", details.phone],
    ["adres", `${street} ${houseNumber}${addition}, ${postalCode} ${city} (${country})`],
    ...(message === "" ? [] : [["bericht", message]]),
    ...(missing === "" ? [] : [["ontbreekt", missing]]),
  ];
  return [details.companyName, ...rows.map(([key = "", value = ""]) => `  ${key.padEnd(12)} ${value}`)]
    .map(plain)
    .join("\n");
}

async function ask(dataDir: string, query: string, body?: unknown): Promise<unknown> {
  await requireShop(dataDir);
  return askShop(dataDir, `${services.users.mount}/business-requests${query}`, { body, timeoutMs: TIMEOUT_MS });
}
