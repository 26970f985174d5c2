import { isDay } from "#contract/days";
import { COMMON_OPTIONS, dataFolder, readWords, UsageError } from "../../operator/command";

export const USAGE = `Gebruik: npm run orders -- <opdracht> [opties]

  list [stand]                toon de laatste bestellingen: betaald, behandeling, verzonden, bezorgd, geannuleerd of open
  show NUMMER                 toon een bestelling
  accept NUMMER               zeg dat de winkel ermee begonnen is
  ship NUMMER [--service NAAM] [--code CODE] [--link ADRES]
                              zeg dat de bestelling, of nog een pakket ervan, is verzonden
  track NUMMER "bericht"      voeg een bericht van de bezorger toe
  deliver NUMMER [--at DAG]   zeg dat alles is bezorgd, vandaag of op DAG (2026-11-22)
  cancel NUMMER [--regel N --aantal N] [--reden TEKST]
                              annuleer wat nog niet is verzonden, en betaal het terug
  refund NUMMER [--regel N --aantal N] [--reden TEKST]
                              betaal terug van wat is verzonden
  refunds [opnieuw ID]        toon terugbetalingen die nog niet gelukt zijn, of probeer een mislukte opnieuw
  withdrawals [klaar KENMERK] [--reden TEKST]
                              toon ontbindingen die op je wachten, of zeg dat er een klaar is
  returns                     toon de retouren die op iemand wachten
  approve RETOUR              keur een retour goed; de koper krijgt het label
  reject RETOUR --reden TEKST wijs een retour af; de koper krijgt de reden
  receive RETOUR              zeg dat de artikelen terug zijn, en betaal ze terug
  check                       controleer bestellingen, voorraad, codes, boeken en facturen

${COMMON_OPTIONS}

NUMMER is van de bestelling bij één winkel, of van een aankoop bij één winkel. De winkel moet draaien.
Afsluitcodes: 0 gelukt of alles klopt, 1 mislukt of iets klopt niet, 2 verkeerd gebruik`;

export const statuses = {
  open: "pending",
  betaald: "paid",
  behandeling: "processing",
  verzonden: "shipped",
  bezorgd: "delivered",
  geannuleerd: "cancelled",
} as const;
const isStatus = (word: string): word is keyof typeof statuses => Object.hasOwn(statuses, word);

type ReturnWord = "returns" | "approve" | "reject" | "receive";

/** A question to the running shop: where, and with what. */
export interface OrdersArguments {
  dataDir: string;
  word:
    | "list"
    | "show"
    | "accept"
    | "ship"
    | "track"
    | "deliver"
    | "cancel"
    | "refund"
    | "refunds"
    | "withdrawals"
    | ReturnWord
    | "check";
  path: string;
  body?: unknown;
}

const text = { type: "string" } as const;
const own = { service: text, code: text, link: text, at: text, regel: text, aantal: text, reden: text } as const;
type Given = { [Option in keyof typeof own]?: string | undefined };

const allowed: Record<OrdersArguments["word"], readonly (keyof Given)[]> = {
  list: [],
  show: [],
  accept: [],
  ship: ["service", "code", "link"],
  track: [],
  deliver: ["at"],
  cancel: ["regel", "aantal", "reden"],
  refund: ["regel", "aantal", "reden"],
  refunds: [],
  withdrawals: ["reden"],
  returns: [],
  approve: [],
  reject: ["reden"],
  receive: [],
  check: [],
};
const isWord = (word: string): word is OrdersArguments["word"] => Object.hasOwn(allowed, word);

const DESK = "/orders/desk";

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readArguments(argv: string[], env: Record<string, string | undefined>): OrdersArguments | null {
  const { values, positionals } = readWords(argv, own);
  if (values.help) return null;
  const [word = "", ...rest] = positionals;
  if (!isWord(word)) throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  const { data, ...given } = values;
  const strange = Object.keys(given).filter((name) => !allowed[word].some((known) => known === name));
  if (strange.length > 0) throw new UsageError(`Dit hoort niet bij ${word}: --${strange.join(", --")}`);
  return { dataDir: dataFolder(data, env), word, ...questionOf(word, rest, given) };
}

function questionOf(word: OrdersArguments["word"], rest: string[], given: Given): { path: string; body?: unknown } {
  if (word === "check") return need(rest, 0, { path: "/orders/check" });
  if (word === "list") return listed(rest);
  if (word === "refunds") return refunds(rest);
  if (word === "withdrawals") return withdrawals(rest, given);
  if (isReturnWord(word)) return returned(word, rest, given);
  const [number, message] = rest;
  if (!number) throw new UsageError("Geef het nummer van de bestelling");
  const path = `${DESK}/${encodeURIComponent(number)}`;
  switch (word) {
    case "show":
      return need(rest, 1, { path });
    case "accept":
      return need(rest, 1, { path: `${path}/accept`, body: {} });
    case "ship": {
      const { service = "Bezorgdienst", code = "", link = "" } = given;
      return need(rest, 1, { path: `${path}/ship`, body: { service, trackingCode: code, link } });
    }
    case "track":
      if (!message?.trim()) throw new UsageError("Geef het bericht");
      return need(rest, 2, { path: `${path}/track`, body: { message } });
    case "deliver":
      if (given.at !== undefined && !isDay(given.at)) throw new UsageError("Geef de dag als 2026-11-22");
      return need(rest, 1, { path: `${path}/deliver`, body: { day: given.at } });
    case "cancel":
      return need(rest, 1, { path: `${path}/refund`, body: refundOf("cancelled", given) });
    case "refund":
      return need(rest, 1, { path: `${path}/refund`, body: refundOf("returned", given) });
  }
}

const isReturnWord = (word: OrdersArguments["word"]): word is ReturnWord =>
  word === "returns" || word === "approve" || word === "reject" || word === "receive";

function returned(word: ReturnWord, rest: string[], { reden }: Given): { path: string; body?: unknown } {
  const path = "/returns/desk";
  if (word === "returns") return need(rest, 0, { path });
  const [number] = rest;
  if (!number) throw new UsageError("Geef het nummer van de retour");
  if (word === "reject" && !reden?.trim()) throw new UsageError("Geef met --reden waarom: dat wordt de koper gemaild");
  const body = word === "reject" ? { reason: reden } : {};
  return need(rest, 1, { path: `${path}/${encodeURIComponent(number.toUpperCase())}/${word}`, body });
}

function need<T>(rest: string[], most: number, question: T): T {
  if (rest.length > most) throw new UsageError(`Dit is te veel: ${rest.slice(most).join(" ")}`);
  return question;
}

function listed(rest: string[]): { path: string } {
  const [status] = rest;
  if (status === undefined) return { path: DESK };
  if (!isStatus(status)) throw new UsageError(`Zo'n stand is er niet: ${status}`);
  return need(rest, 1, { path: `${DESK}?status=${statuses[status]}` });
}

function refunds(rest: string[]): { path: string; body?: unknown } {
  const [again, id] = rest;
  if (again === undefined) return { path: `${DESK}/refunds` };
  if (again !== "opnieuw" || !id) throw new UsageError("Geef opnieuw met het id van de terugbetaling");
  return need(rest, 2, { path: `${DESK}/refunds/${encodeURIComponent(id)}`, body: {} });
}

function withdrawals(rest: string[], { reden = "" }: Given): { path: string; body?: unknown } {
  const [done, id] = rest;
  if (done === undefined) return { path: `${DESK}/withdrawals` };
  if (done !== "klaar" || !id) throw new UsageError("Geef klaar met het kenmerk van de ontbinding");
  return need(rest, 2, { path: `${DESK}/withdrawals/${encodeURIComponent(id)}`, body: { note: reden } });
}

function refundOf(kind: "cancelled" | "returned", { regel, aantal, reden = "" }: Given) {
  if (aantal !== undefined && regel === undefined) throw new UsageError("Geef bij --aantal ook --regel");
  if (regel === undefined) return { kind, reason: reden };
  if (aantal === undefined) throw new UsageError("Geef bij --regel ook --aantal");
  return { kind, reason: reden, units: [{ line: whole(regel, "regel"), quantity: whole(aantal, "aantal") }] };
}

function whole(text: string, option: string): number {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value < 1) throw new UsageError(`Geef bij --${option} een getal vanaf 1`);
  return value;
}
