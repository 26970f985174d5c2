import { LENGTHS } from "./lengths";

/** Numbers and addresses by which a business is known: the same checks in the form and in the backend. */

/** Without the spaces, dots and dashes that people write for reading; capitals. */
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

/** Belgian numbers of nine digits are of before 2008: they begin with a zero now. */
export function normaliseVatId(text: string): string {
  return bare(text).replace(/^BE(?=\d{9}$)/, "BE0");
}
/** VAT id of a Dutch or a Belgian business. Whether it exists only the tax authorities know. */
export function isVatId(text: string): boolean {
  const id = normaliseVatId(text);
  return isDutchVatId(id) || isBelgianVatId(id);
}

/** Legal persons have nine digits that pass the test of eleven; since 2020 sole traders have check digits over the whole. */
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

/** Letters become 10 to 35, as ISO 13616 has it. */
function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
function mod97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Length of an IBAN in each country that can be paid in euro (SEPA). */
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
/** Account number (ISO 13616) in a country that can be paid in euro. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || ibanLengths[iban.slice(0, 2)] !== iban.length) return false;
  if (iban.startsWith("NL") && !/^NL\d{2}[A-Z]{4}\d{10}$/.test(iban)) return false;
  return mod97(asDigits(iban.slice(4) + iban.slice(0, 4))) === 1;
}

const dutchPostcode = /^([1-9]\d{3})\s*((?!SA|SD|SS)[A-Z]{2})$/;

/** `1234ab` → `1234 AB`; anything else comes back trimmed. */
export function normaliseDutchPostcode(text: string): string {
  return text.trim().toUpperCase().replace(dutchPostcode, "$1 $2");
}
export function isDutchPostcode(text: string): boolean {
  return dutchPostcode.test(text.trim().toUpperCase());
}
/** Digits alone: letters and what follows belong to the addition, in Belgium the number of the bus. */
export function isHouseNumber(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}
export function isBelgianPostcode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}

/** Digits, with the plus of a country in front; brackets such as in `+31 (0)20` are reading aids. */
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

/** With the scheme that people leave out. */
export function normaliseWebsite(text: string): string {
  const address = text.trim();
  return /^https?:\/\//i.test(address) || address === "" ? address : `https://${address}`;
}
/** Address of a site on a domain name, not on a number or with a password in it. */
export function isWebsite(text: string): boolean {
  const address = normaliseWebsite(text);
  if (address.length > LENGTHS.website || /\s/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password, port } = new URL(address);
  return username + password + port === "" && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(hostname);
}
