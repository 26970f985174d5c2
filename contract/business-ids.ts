import { LENGTHS } from "./lengths";

/** Identifiers and contact details of a business: the same checks in the form and in the backend. */

/** Upper case, without the spaces, dots and dashes that people add for readability. */
function bare(text: string): string {
  return text.replace(/[\s.\-‐‑–]/g, "").toUpperCase();
}

export function normaliseKvkNumber(text: string): string {
  return bare(text);
}
/** Eight digits of the Dutch trade register, which has no check digit. */
export function isKvkNumber(text: string): boolean {
  return /^\d{8}$/.test(normaliseKvkNumber(text));
}

/** Belgian numbers with nine digits date from before 2008; they now start with a zero. */
export function normaliseVatId(text: string): string {
  return bare(text).replace(/^BE(?=\d{9}$)/, "BE0");
}
/** VAT id of a Dutch or a Belgian business. Checks the format only; existence is known to the tax authorities. */
export function isVatId(text: string): boolean {
  const id = normaliseVatId(text);
  return isDutchVatId(id) || isBelgianVatId(id);
}

/**
 * Legal entities have nine digits that pass the Dutch 11-test; since 2020 sole traders have check digits over the whole
 * number.
 */
function isDutchVatId(id: string): boolean {
  const digits = /^NL(\d{9})B\d{2}$/.exec(id)?.[1];
  if (!digits || /^0+$/.test(digits)) return false;
  return passesTestOfEleven(digits) || mod97(asDigits(id)) === 1;
}

function passesTestOfEleven(digits: string): boolean {
  const last = digits.length - 1;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === last ? -1 : last + 1 - at), 0);
  return sum % 11 === 0;
}

function isBelgianVatId(id: string): boolean {
  const [, number, check] = /^BE([01]\d{7})(\d{2})$/.exec(id) ?? [];
  return number !== undefined && Number(number) > 0 && 97 - (Number(number) % 97) === Number(check);
}

/** Replaces letters by 10 to 35 (ISO 13616). */
function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
function mod97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** IBAN length by country, for the countries in SEPA. */
const ibanLengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};

export function normaliseIban(text: string): string {
  return bare(text);
}
/** IBAN (ISO 13616) in a country that accepts euro payments. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || ibanLengths[iban.slice(0, 2)] !== iban.length) return false;
  if (iban.startsWith("NL") && !/^NL\d{2}[A-Z]{4}\d{10}$/.test(iban)) return false;
  return mod97(asDigits(iban.slice(4) + iban.slice(0, 4))) === 1;
}

const dutchPostcode = /^([1-9]\d{3})\s*((?!SA|SD|SS)[A-Z]{2})$/;

/** `1234ab` → `1234 AB`; anything else is only trimmed. */
export function normaliseDutchPostcode(text: string): string {
  return text.trim().toUpperCase().replace(dutchPostcode, "$1 $2");
}
export function isDutchPostcode(text: string): boolean {
  return dutchPostcode.test(text.trim().toUpperCase());
}
/** Digits only: letters and suffixes belong to the addition, in Belgium the box number. */
export function isHouseNumber(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}
export function isBelgianPostcode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}

/** Digits, with a leading plus for the country code; `(0)` as in `+31 (0)20` is dropped. */
export function normalisePhone(text: string): string {
  return text
    .trim()
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^(\+\d{1,3}\s*)\(0\)/, "$1")
    .replace(/[\s.\-‐‑–/()]/g, "");
}
export function isPhoneNumber(text: string): boolean {
  return /^(?:\+[1-9]\d{7,14}|0[1-9]\d{7,9})$/.test(normalisePhone(text));
}

/** Adds the scheme that people omit. */
export function normaliseWebsite(text: string): string {
  const address = text.trim();
  return /^https?:\/\//i.test(address) || address === "" ? address : `https://${address}`;
}
/** URL with a domain name, without an IP address or credentials. */
export function isWebsite(text: string): boolean {
  const address = normaliseWebsite(text);
  if (address.length > LENGTHS.website || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password, port } = new URL(address);
  return username + password + port === "" && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname);
}
