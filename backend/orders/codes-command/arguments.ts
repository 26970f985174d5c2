import { COMMON_OPTIONS, dataFolder, EXIT_CODES, readWords, UsageError } from "../../operator/command";

export const USAGE = `Gebruik: npm run codes -- <opdracht> [opties]

  list                        toon de kortingscodes en hoe vaak ze gebruikt zijn
  add CODE [opties]           maak een code
  end CODE                    laat een code vanaf nu niet meer gelden

Wat een code geeft (kies er een):
  --procent 10                korting in hele procenten
  --bedrag 5,00               korting in euro's
  --gratis-verzending         geen verzendkosten

Wanneer hij geldt:
  --minimum 25,00             vanaf dit bedrag aan artikelen
  --van DAG, --tot-en-met DAG bijvoorbeeld 2026-12-31
  --keer 100                  zo vaak in totaal
  --per-klant 1               zo vaak per e-mailadres
  --winkel WEBSITE            alleen bij deze winkel, die hem ook betaalt (standaard: overal, wij betalen)

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

/** A code as the shop's call takes it. */
export interface Described {
  code: string;
  kind: "percentage" | "amount" | "shipping";
  /** Percent, or cents; 0 for free shipping. */
  value: number;
  minimum?: number;
  from?: string;
  until?: string;
  useLimit?: number;
  perCustomer?: number;
  website?: string;
}

export type CodesArguments = { dataDir: string } & (
  | { word: "list" }
  | { word: "add"; described: Described }
  | { word: "end"; code: string }
);

const text = { type: "string" } as const;
const own = {
  procent: text,
  bedrag: text,
  "gratis-verzending": { type: "boolean" },
  minimum: text,
  van: text,
  "tot-en-met": text,
  keer: text,
  "per-klant": text,
  winkel: text,
} as const;
type Given = ReturnType<typeof readWords<typeof own>>["values"];

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): CodesArguments | null {
  const { values, positionals } = readWords(argv, own);
  if (values.help) return null;
  const dataDir = dataFolder(values.data, env);
  const [word = "", code, ...more] = positionals;
  if (!["list", "add", "end"].includes(word))
    throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  const given = Object.keys(values).filter((name) => name !== "data");
  if (word !== "add" && given.length > 0) throw new UsageError(`Deze opties horen bij add: --${given.join(", --")}`);
  const tooMuch = word === "list" ? positionals.slice(1) : more;
  if (tooMuch.length > 0) throw new UsageError(`Dit is te veel: ${tooMuch.join(" ")}`);
  if (word === "list") return { dataDir, word };
  if (!code || !/^[A-Za-z0-9][A-Za-z0-9-]+$/.test(code))
    throw new UsageError("Geef een code van letters, cijfers en streepjes");
  const name = code.toUpperCase();
  return word === "end" ? { dataDir, word, code: name } : { dataDir, word: "add", described: described(name, values) };
}

function described(code: string, values: Given): Described {
  const { winkel, minimum, keer, van } = values;
  const [until, perCustomer] = [values["tot-en-met"], values["per-klant"]];
  if (van && until && van > until) throw new UsageError("De laatste dag ligt voor de eerste");
  return {
    code,
    ...given(values),
    ...(minimum === undefined ? {} : { minimum: cents("minimum", minimum) }),
    ...(van === undefined ? {} : { from: day("van", van) }),
    ...(until === undefined ? {} : { until: day("tot-en-met", until) }),
    ...(keer === undefined ? {} : { useLimit: whole("keer", keer) }),
    ...(perCustomer === undefined ? {} : { perCustomer: whole("per-klant", perCustomer) }),
    ...(winkel === undefined ? {} : { website: winkel }),
  };
}

/** What the code takes off: exactly one of the three. */
function given({ procent, bedrag, "gratis-verzending": free }: Given): Pick<Described, "kind" | "value"> {
  const chosen = [procent, bedrag, free].filter((value) => value !== undefined);
  if (chosen.length !== 1) throw new UsageError("Kies één van --procent, --bedrag en --gratis-verzending");
  if (free) return { kind: "shipping", value: 0 };
  if (bedrag !== undefined) return { kind: "amount", value: cents("bedrag", bedrag) };
  const value = whole("procent", procent ?? "");
  if (value > 100) throw new UsageError("Geef bij --procent een getal van 1 tot 100");
  return { kind: "percentage", value };
}

function whole(option: string, value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError(`Geef een heel getal bij --${option}`);
  return Number(value);
}

/** `5` and `5,00` euros → 500. */
function cents(option: string, value: string): number {
  const [, euros, rest = ""] = /^(\d{1,4})(?:[.,](\d{2}))?$/.exec(value) ?? [];
  const amount = Number(euros) * 100 + Number(rest);
  if (!(amount > 0)) throw new UsageError(`Geef een bedrag in euro's bij --${option}, bijvoorbeeld 5,00`);
  return amount;
}

function day(option: string, value: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value);
  if (!isDay) throw new UsageError(`Geef een dag bij --${option}, bijvoorbeeld 2026-12-31`);
  return value;
}
