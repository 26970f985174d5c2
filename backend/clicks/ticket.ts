import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const TICKET = /^([0-9a-z]{6,12})\.([\w-]{16})\.([\w-]{43})$/;
/** As long as somebody may look at one page. */
const GOOD_MS = 4 * 3_600_000;

const sign = (key: string, issued: string, nonce: string, client: string) =>
  createHmac("sha256", key).update(`${issued}.${nonce}.${client}`).digest();

/** A permission for one client, which names neither it nor the visitor. */
export function makeTicket(key: string, client: string, now: Date): string {
  const issued = now.getTime().toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${issued}.${nonce}.${sign(key, issued, nonce, client).toString("base64url")}`;
}

/** The random part of a ticket of this client; undefined for one that is forged, another client's or too old. */
export function readTicket(key: string, ticket: string, client: string, now: Date): string | undefined {
  const [, issued = "", nonce = "", mac = ""] = TICKET.exec(ticket) ?? [];
  if (!nonce || !timingSafeEqual(Buffer.from(mac, "base64url"), sign(key, issued, nonce, client))) return undefined;
  const age = now.getTime() - Number.parseInt(issued, 36);
  return age >= 0 && age <= GOOD_MS ? nonce : undefined;
}
