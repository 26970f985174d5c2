import { z } from "zod";
import { services } from "#contract/services";
import { plain } from "../../operator/command";
import { CommandError } from "../../operator/failure";
import { askerOf, operatorCommand } from "../../operator/shop-command";
import { type BusinessArguments, readArguments, USAGE } from "./arguments";

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
export const runBusinessCommand = operatorCommand(USAGE, readArguments, answer);

async function answer(wanted: BusinessArguments): Promise<string> {
  const ask = askerOf(wanted.dataDir, services.users.mount);
  if (wanted.word === "list") {
    const { requests } = list.parse(await ask(`/business-requests?status=${wanted.status}`));
    return requests.length === 0 ? "Er zijn geen aanvragen" : requests.map(described).join("\n\n");
  }
  if (wanted.word === "show") {
    const { requests } = list.parse(await ask(`/business-requests?id=${encodeURIComponent(wanted.id)}`));
    if (requests.length === 0) throw new CommandError("deze aanvraag is er niet");
    return requests.map(described).join("");
  }
  if (wanted.word === "operator") {
    const { email, operator } = wanted;
    await ask("/operators", { email, operator });
    return operator ? `${email} kan nu bij /beheer/` : `${email} kan niet meer bij /beheer/`;
  }
  const { id, status, message } = wanted;
  await ask("/business-requests", { id, status, message });
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
