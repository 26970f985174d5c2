import { z } from "zod";
import { services } from "#contract/services";
import { plain } from "../../operator/command";
import { CommandError } from "../../operator/failure";
import { askerOf, operatorCommand } from "../../operator/shop-command";
import { lists, readArguments, type SellerArguments, USAGE } from "./arguments";

/** It may have to tell many buyers. */
const RECALL_MS = 120_000;

const seller = z.object({
  website: z.string(),
  name: z.string(),
  identity: z.object({
    legalName: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    kvk: z.string(),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  iban: z.string(),
  status: z.enum(["pending", "approved", "suspended"]).nullable(),
  reason: z.string(),
  certifiedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  commissionBp: z.number().nullable(),
  pickupCost: z.number().nullable(),
  ownerId: z.string().nullable(),
  missing: z.array(z.string()),
});
type Told = z.infer<typeof seller>;
const answer = z.object({ commissionBp: z.number(), sellers: z.array(seller) });

const released = z.object({ name: z.string() });
const clicked = z.object({
  shops: z.array(z.object({ website: z.string(), out: z.number(), outWithId: z.number(), visits: z.number() })),
});
const team = z.object({
  members: z.array(z.object({ email: z.string(), role: z.enum(["owner", "employee", "read"]) })),
});
const roles = { owner: "eigenaar", employee: "medewerker", read: "lezer" } as const;
const recalled = z.object({ name: z.string(), buyers: z.number() });

/** `npm run sellers`: lists who may sell in the running shop, and decides it. Returns the exit code. */
export const runSellersCommand = operatorCommand(USAGE, readArguments, done);

async function done(wanted: SellerArguments): Promise<string> {
  const ask = askerOf(wanted.dataDir, `${services.webshops.mount}/sellers`);
  if (wanted.word === "list" || wanted.word === "show") {
    const { commissionBp, sellers } = answer.parse(await ask(""));
    if (wanted.word === "list") return listed(sellers.filter(({ status }) => status === lists[wanted.list]));
    const found = sellers.find(({ website }) => website === wanted.website);
    if (!found) throw new CommandError(`de winkel ${wanted.website} is er niet`);
    const { members } = team.parse(await ask(`/members?website=${encodeURIComponent(found.website)}`));
    return shown(found, commissionBp, members);
  }
  if (wanted.word === "member") {
    const { website, email, role } = wanted;
    await ask("/members", { website, email, role });
    return role ? `${email} is nu ${roles[role]} van ${website}` : `${email} handelt niet meer voor ${website}`;
  }
  if (wanted.word === "clicks") return clicksOf(wanted.dataDir, wanted.days);
  if (wanted.word === "set") {
    await ask("", wanted.change);
    return `Vastgelegd; zie npm run sellers -- show ${wanted.change.website}`;
  }
  if (wanted.word === "release") {
    const { product, reason } = wanted;
    const end = askerOf(wanted.dataDir, services.carts.mount, RECALL_MS);
    return `${plain(released.parse(await end("/recalls/end", { product, reason })).name)} is weer te koop`;
  }
  if (wanted.word === "recall") {
    const { product, reason } = wanted;
    const recall = askerOf(wanted.dataDir, services.carts.mount, RECALL_MS);
    const { name, buyers } = recalled.parse(await recall("/recalls", { product, reason }));
    return `${plain(name)} is uit de verkoop; kopers die een mail krijgen: ${buyers}`;
  }
  const { word, website } = wanted;
  await ask(`/${word}`, word === "approve" ? { website } : { website, reason: wanted.reason });
  const told = { approve: "verkoopt nu hier", suspend: "verkoopt hier niet meer", resume: "verkoopt weer hier" };
  return `${website} ${told[word]}`;
}

async function clicksOf(dataDir: string, days: number): Promise<string> {
  const ask = askerOf(dataDir, `${services.shops.mount}/operator-clicks`);
  const { shops } = clicked.parse(await ask(`?days=${days}`));
  if (shops.length === 0) return "Er zijn nog geen kliks geteld";
  const row = (...[website, ...counts]: string[]) =>
    plain(`${website?.padEnd(32)} ${counts.map((one) => one.padStart(12)).join("")}`);
  return [
    row("winkel", "doorkliks", "met klik-id", "bezoeken"),
    ...shops.map(({ website, out, outWithId, visits }) =>
      row(website || "(andere pagina's)", ...[out, outWithId, visits].map(String)),
    ),
  ].join("\n");
}

function listed(sellers: Told[]): string {
  if (sellers.length === 0) return "Er staat niets in deze lijst";
  return sellers
    .map(({ website, name, missing }) => {
      const lacks = missing.length > 0 ? `  ontbreekt: ${missing.join(", ")}` : "";
      return plain(`${website.padEnd(32)} ${name}${lacks}`);
    })
    .join("\n");
}

const states = { approved: "verkoopt hier", pending: "wacht op goedkeuring", suspended: "geschorst" } as const;

function shown(found: Told, standardBp: number, members: z.infer<typeof team>["members"]): string {
  const { identity: of, status, commissionBp, pickupCost } = found;
  const rate = `${((commissionBp ?? standardBp) / 100).toLocaleString("nl-NL")} %${commissionBp === null ? " (standaard)" : ""}`;
  const rows: [string, string][] = [
    ["website", found.website],
    ["stand", status === null ? "alleen doorverwezen" : states[status]],
    ["reden", found.reason],
    ["naam", of.legalName],
    ["adres", [of.street, `${of.postalCode} ${of.city}`.trim(), of.country].filter(Boolean).join(", ")],
    ["telefoon", of.phone],
    ["e-mail", of.email],
    ["KvK", of.kvk],
    ["btw-id", of.vatId],
    ["IBAN", found.iban],
    ["verklaring", found.certifiedAt ?? ""],
    ["besloten", found.decidedAt ?? ""],
    ["commissie", rate],
    ["afhaalpunt", pickupCost === null ? "" : `€ ${(pickupCost / 100).toFixed(2).replace(".", ",")}`],
    ["eigenaar", found.ownerId ?? ""],
    ...members.map(({ email, role }): [string, string] => [roles[role], email]),
    ["ontbreekt", found.missing.join(", ")],
  ];
  const filled = rows.filter(([, value]) => value !== "").map(([key, value]) => `  ${key.padEnd(12)} ${value}`);
  return [found.name, ...filled].map(plain).join("\n");
}
