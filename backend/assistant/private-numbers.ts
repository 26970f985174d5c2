/**
 * What stands behind the country and the check digits of an IBAN (ISO 13616): n are digits, a letters, c either. Without
 * it one in a hundred sentences `onder de 36 euro een …` has the check digits of a German account.
 */
const ibanForms: ReadonlyMap<string, RegExp> = new Map(
  (
    "AD8n12c AT16n BE12n BG4a6n8c CH5n12c CY8n16c CZ20n DE18n DK14n EE16n ES20n FI14n FR10n11c2n GB4a14n GI4a15c GR7n16c " +
    "HR17n HU24n IE4a14n IS22n IT1a10n12c LI5n12c LT16n LU3n13c LV4a13c MC10n11c2n MT4a5n18c NL4a10n NO11n PL24n PT21n " +
    "RO4a16c SE20n SI15n SK20n SM1a10n12c TR6n16c"
  )
    .split(" ")
    .map((entry): [string, RegExp] => [entry.slice(0, 2), formOf(entry.slice(2))]),
);

function formOf(parts: string): RegExp {
  const sets: Record<string, string> = { n: "\\d", a: "[A-Z]", c: "[A-Z\\d]" };
  return new RegExp(`^\\d{2}${parts.replace(/(\d+)([nac])/g, (_, count, of) => `${sets[of]}{${count}}`)}$`);
}

/** Whether it has the form and the check digits of an IBAN (modulo 97); without spaces. */
export function isIban(text: string): boolean {
  const upper = text.toUpperCase();
  if (!ibanForms.get(upper.slice(0, 2))?.test(upper.slice(2))) return false;
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
