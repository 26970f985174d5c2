/** Length of an IBAN by country (ISO 13616). */
const ibanLengths: Record<string, number> = Object.fromEntries(
  (
    "AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 " +
    "LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 TR26"
  )
    .split(" ")
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whether it has the length and the check digits of an IBAN (modulo 97); without spaces. */
export function isIban(text: string): boolean {
  const upper = text.toUpperCase();
  if (ibanLengths[upper.slice(0, 2)] !== upper.length || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(upper)) return false;
  let rest = 0;
  for (const sign of upper.slice(4) + upper.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Beginnings and lengths of cards that are issued; an EAN of thirteen digits is none. */
const ISSUED = /^(?:3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|(?:4\d|5[0-8]|6\d|2[2-7])\d{14}(?:\d{2,3})?)$/;

/** Whether it is the number of a payment card, by its beginning, its length and its check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!ISSUED.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether nine digits pass the test of a citizen service number (the 11-test, with the last one subtracted). */
export function isCitizenNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0{2}|^(\d)\1+$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place === 8 ? -1 : 9 - place), 0);
  return sum % 11 === 0;
}
