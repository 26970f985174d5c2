import { createHmac, timingSafeEqual } from "node:crypto";

const TOKEN = /^([\w-]{1,100})\.([\w-]{43})$/;

/**
 * Names an order in a link that is mailed to its buyer, signed with the key of the purchase: whoever has the link can do
 * what it is for, and nothing else with the order.
 */
export const stopToken = (orderId: string, accessKey: string): string => `${orderId}.${signed(orderId, accessKey)}`;

/** The order that a token says it is of; undefined for what is no token. */
export const orderIn = (token: string): string | undefined => TOKEN.exec(token)?.[1];

export function isSigned(token: string, accessKey: string): boolean {
  const [, orderId = "", signature = ""] = TOKEN.exec(token) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(orderId, accessKey))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const signed = (orderId: string, accessKey: string) =>
  createHmac("sha256", accessKey).update(`review-mails:${orderId}`).digest("base64url");
