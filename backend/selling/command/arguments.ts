import {
  normaliseDutchPostcode,
  normaliseIban,
  normaliseKvkNumber,
  normalisePhone,
  normaliseVatId,
} from "#contract/business-ids";
import { COMMON_OPTIONS, dataFolder, EXIT_CODES, readWords, UsageError } from "../../operator/command";
import { REASON, reasonOf } from "../../operator/reason";
import type { Identity } from "../seller";

export const USAGE = `Gebruik: npm run sellers -- <opdracht> [opties]

  list [verkopend|wachtend|geschorst|overig]   toon de winkels (standaard: verkopend); overig: alleen doorverwezen
  show WINKEL                 toon wat we van een winkel weten en wat nog ontbreekt
  set WINKEL [gegevens]       leg gegevens vast, of verander ze
  approve WINKEL              laat een winkel hier verkopen
  suspend WINKEL "reden"      laat een winkel niet meer verkopen; de winkel krijgt de reden
  resume WINKEL ["reden"]     laat een geschorste winkel weer verkopen
  member WINKEL E-MAIL ROL    laat een gebruiker voor de winkel handelen: medewerker, lezer (ziet alleen) of geen
  clicks [--dagen 30]         toon per winkel hoe vaak bezoekers doorklikten, zonder robots en dubbele klikken
  recall PRODUCT "reden"      haal een product uit de verkoop, en mail iedereen die het kocht
  release PRODUCT "reden"     beëindig een terugroepactie: het product is weer te koop

Gegevens:
  --naam, --straat, --postcode, --plaats, --land (standaard NL), --telefoon, --email
  --kvk, --btw-id, --iban     nummers van het bedrijf en van de rekening voor de opbrengst
  --verklaring ja|nee         de winkel verklaart alleen aan te bieden wat volgens de wet mag
  --commissie 8,5|standaard   ons deel van de prijs, in procenten
  --uitbetaling ID|geen       de rekening bij de betaaldienst (acct_…) waar de opbrengst heen gaat
  --afhaalpunt 2,95|standaard verzending naar een afhaalpunt; standaard: wat thuisbezorgen kost
  --eigenaar ID|geen          de gebruiker die voor de winkel mag handelen

  --reden "…"                 hetzelfde als de reden achter de winkel
${COMMON_OPTIONS}

WINKEL is de website, bijvoorbeeld winkel.example. De winkel moet draaien.
${EXIT_CODES}`;

export const lists = { verkopend: "approved", wachtend: "pending", geschorst: "suspended", overig: null } as const;
type ListName = keyof typeof lists;
const isList = (name: string): name is ListName => Object.hasOwn(lists, name);

/** A change as the shop's call takes it. */
export interface Change {
  website: string;
  identity?: Partial<Identity>;
  iban?: string;
  certified?: boolean;
  commissionBp?: number | null;
  pickupCost?: number | null;
  ownerId?: string | null;
  accountId?: string | null;
}

export type SellerArguments = { dataDir: string } & (
  | { word: "list"; list: ListName }
  | { word: "show"; website: string }
  | { word: "clicks"; days: number }
  | { word: "set"; change: Change }
  | { word: "approve"; website: string }
  | { word: "member"; website: string; email: string; role: "employee" | "read" | null }
  | { word: "recall"; product: string; reason: string }
  | { word: "release"; product: string; reason: string }
  | { word: "suspend" | "resume"; website: string; reason: string }
);

const text = { type: "string" } as const;
const own = {
  naam: text,
  straat: text,
  postcode: text,
  plaats: text,
  land: text,
  telefoon: text,
  email: text,
  kvk: text,
  "btw-id": text,
  iban: text,
  verklaring: text,
  commissie: text,
  afhaalpunt: text,
  eigenaar: text,
  uitbetaling: text,
  ...REASON,
  dagen: text,
} as const;
type Given = { [Option in keyof typeof own]?: string | undefined };

const same = (value: string) => value.trim();
/** Option → field of the identity, with how it is written. */
const details = {
  naam: ["legalName", same],
  straat: ["street", same],
  postcode: ["postalCode", normaliseDutchPostcode],
  plaats: ["city", same],
  land: ["country", (value) => value.trim().toUpperCase()],
  telefoon: ["phone", normalisePhone],
  email: ["email", same],
  kvk: ["kvk", normaliseKvkNumber],
  "btw-id": ["vatId", normaliseVatId],
} as const satisfies Partial<Record<keyof Given, [keyof Identity, (value: string) => string]>>;
const optionsOfIdentity = Object.keys(details) as (keyof typeof details)[];

const isOfProduct = (word: string): word is "recall" | "release" => word === "recall" || word === "release";

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): SellerArguments | null {
  const { values, positionals } = readWords(argv, own);
  if (values.help) return null;
  const dataDir = dataFolder(values.data, env);
  const [word = "", first, second, ...more] = positionals;
  const takesReason = word === "suspend" || word === "resume" || isOfProduct(word);
  const isOwn = (name: string) =>
    (takesReason && Object.hasOwn(REASON, name)) || (word === "clicks" && name === "dagen");
  const given = Object.keys(values).filter((name) => name !== "data" && !isOwn(name));
  if (word !== "set" && given.length > 0) throw new UsageError(`Gegevens horen bij set: --${given.join(", --")}`);
  if (word === "member") return { dataDir, word, ...memberIn(positionals.slice(1)) };
  if (more.length > 0) throw new UsageError("Zet een reden van meer woorden tussen aanhalingstekens");
  if (word === "list") {
    const list = first ?? "verkopend";
    if (!isList(list) || second !== undefined)
      throw new UsageError(`Zo'n lijst is er niet: ${[list, second].join(" ").trim()}`);
    return { dataDir, word, list };
  }
  if (word === "clicks") {
    const days = Number(values.dagen ?? 30);
    if (first !== undefined || !Number.isInteger(days) || days < 1 || days > 400)
      throw new UsageError("Geef bij --dagen een heel getal van 1 tot 400");
    return { dataDir, word, days };
  }
  if (!["show", "set", "approve", "suspend", "resume", "recall", "release"].includes(word))
    throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  if (!first) throw new UsageError(isOfProduct(word) ? "Geef het product" : "Geef de website van de winkel");
  const reason = takesReason ? reasonOf(values) || (second ?? "").trim() : "";
  if (takesReason && word !== "resume" && reason === "") throw new UsageError("Geef de reden");
  if (isOfProduct(word)) return { dataDir, word, product: first, reason };
  const website = websiteIn(first);
  if (word === "suspend" || word === "resume") return { dataDir, word, website, reason };
  if (second !== undefined) throw new UsageError(`Dit is te veel: ${second}`);
  if (word === "show" || word === "approve") return { dataDir, word, website };
  if (reasonOf(values)) throw new UsageError("Een reden hoort niet bij set");
  if (given.length === 0) throw new UsageError("Geef minstens één gegeven");
  return { dataDir, word: "set", change: changeFrom(website, values) };
}

const roles = { medewerker: "employee", lezer: "read", geen: null } as const;
const isRole = (name: string): name is keyof typeof roles => Object.hasOwn(roles, name);

function memberIn([shop, email, role = "", ...more]: string[]) {
  if (!shop || !email?.includes("@")) throw new UsageError("Geef de website van de winkel en het e-mailadres");
  if (!isRole(role) || more.length > 0) throw new UsageError("Geef als rol medewerker, lezer of geen");
  return { website: websiteIn(shop), email, role: roles[role] };
}

const websiteIn = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/.*$/, "");

function changeFrom(website: string, values: Given): Change {
  const identity: Partial<Identity> = {};
  for (const option of optionsOfIdentity) {
    const [field, written] = details[option];
    const value = values[option];
    if (value !== undefined) identity[field] = written(value);
  }
  if (values.dagen !== undefined) throw new UsageError("Dagen horen bij clicks");
  const { iban, verklaring, commissie, afhaalpunt, eigenaar, uitbetaling } = values;
  return {
    website,
    ...(Object.keys(identity).length > 0 ? { identity } : {}),
    ...(iban === undefined ? {} : { iban: normaliseIban(iban) }),
    ...(verklaring === undefined ? {} : { certified: yesOrNo(verklaring) }),
    ...(commissie === undefined ? {} : { commissionBp: basisPoints(commissie) }),
    ...(uitbetaling === undefined ? {} : { accountId: uitbetaling === "geen" ? null : uitbetaling }),
    ...(afhaalpunt === undefined ? {} : { pickupCost: cents(afhaalpunt) }),
    ...(eigenaar === undefined ? {} : { ownerId: eigenaar === "geen" ? null : eigenaar }),
  };
}

function yesOrNo(word: string): boolean {
  if (word !== "ja" && word !== "nee") throw new UsageError("Zeg ja of nee bij --verklaring");
  return word === "ja";
}

/** `8,5` percent → 850. */
function basisPoints(text: string): number | null {
  if (text === "standaard") return null;
  const [, whole, rest = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  const points = Number(whole) * 100 + Number(rest.padEnd(2, "0"));
  if (!(points <= 10_000)) throw new UsageError("Geef de commissie in procenten van 0 tot 100, bijvoorbeeld 8,5");
  return points;
}

/** `2,95` euros → 295. */
function cents(text: string): number | null {
  if (text === "standaard") return null;
  const [, euros, rest = ""] = /^(\d{1,3})(?:[.,](\d{2}))?$/.exec(text.trim()) ?? [];
  const amount = Number(euros) * 100 + Number(rest);
  if (!(amount >= 0)) throw new UsageError("Geef de kosten van een afhaalpunt in euro's, bijvoorbeeld 2,95");
  return amount;
}
