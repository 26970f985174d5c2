import { isCardNumber, isCitizenNumber, isIban } from "./private-numbers";

/** What takes the place of anything private. */
export const LEFT_OUT = "[weggelaten]";

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const WIDE_SIGN = /[０-９＠．＋]/g;

/** A number that is named is no telephone, card or BSN, however much it looks like one. */
const NAMED =
  /(?:ean|gtin|isbn|sku|mpn|artikel|model|type|serie|bestel(?:ling)?|order|factuur|retour|product)[\s-]?(?:nummer|nr|code|no)?[\s:.#]{0,4}(?:is |van )?$/i;
const NAMED_BEFORE = 30;
const CITIZEN_BEFORE = /(?:\bbsn|burgerservice|sofi)[a-z-]*[^.!?\n]{0,20}$/i;
/** Two letters after four digits that are a unit or a word, so that `1200 in 2 kleuren` is no address. */
const NO_POSTCODE =
  /^(?:sa|sd|ss|mm|cm|dm|km|kg|mg|gr|gb|tb|mb|ml|cl|dl|pk|hp|kw|kv|mw|wh|ah|hz|va|wp|lm|lx|db|pa|in|op|en|of|is|ik|je|to|te|ga|er|de|zo|om|al|nu|we|ze|ca|nr|st|xl|px|rpm|tv|pc|uw|me|bv)$/i;

interface Rule {
  pattern: RegExp;
  /** Whether what was matched is private; `before` is the text in front of it. */
  isPrivate?: (found: string, before: string) => boolean;
}

const plain = (found: string) => found.replace(/[\s.()/-]/g, "");
const isNamed = (before: string) => NAMED.test(before);

const IBAN = /(?<![a-z\d])[a-z]{2} ?\d{2}(?:[ .-]?[a-z\d]){11,30}/gi;
const rules: readonly Rule[] = [
  {
    pattern:
      /[\p{L}\d._%+-]{1,64} ?(?:@|%40|&#64;|\((?:at|apenstaartje)\)|\[at\]) ?(?:[\p{L}\d-]{1,63}\.){1,5}\p{L}{2,24}/giu,
  },
  { pattern: IBAN },
  {
    pattern: /(?<![\d.,])\d(?:[ -]?\d){13,18}(?![\d])/g,
    isPrivate: (found, before) => !isNamed(before) && isCardNumber(plain(found)),
  },
  {
    // In the Netherlands and Belgium, or with the number of a country.
    pattern:
      /(?<![\w.,+])(?:(?:\+|00)[1-9]\d{0,2}[ .-]?(?:\(0\))?(?:[ .\-/]{0,3}\d){7,12}|\(?0[1-9](?:\)?[ .\-/]{0,3}\d){7,8})(?![\d])/g,
    isPrivate: (found, before) => isTelephone(found, before),
  },
  {
    pattern: /(?<![\d.,-])\d{3,4}[ .]?\d{2,3}[ .]?\d{2,3}(?![\d]|[.,]\d)/g,
    isPrivate: (found, before) => isCitizen(plain(found), before),
  },
  {
    // The number of the house after the postcode, or before it with the street.
    pattern:
      /(?:\p{L}[\p{L}.'-]{2,30} )?\b\d{1,5} ?[a-z]?(?: ?- ?\d{1,3})?,? {1,2}[1-9]\d{3} ?[a-z]{2}\b|\b[1-9]\d{3} ?[a-z]{2}\b[ ,:]{0,3}(?:huis)?(?:nummer|nr\.?|no\.?)? ?\d{1,5}(?!\d)(?: ?- ?\d{1,3}|-?[a-z]\b| ?(?:bis|hs|[i]{1,3})\b)?/giu,
    isPrivate: (found) => isAddress(found),
  },
];

function isTelephone(found: string, before: string): boolean {
  const digits = plain(found);
  if (/^(?:\+|00)/.test(digits)) return digits.length >= 10;
  // Nine digits are a Belgian telephone on a wire.
  if (digits.length < 9) return false;
  const isWritten = /[ ().\-/]/.test(found.trim());
  if (isWritten && digits.length === 9 && !/^\(?0\d{1,2}[ )./-]/.test(found)) return false;
  return isWritten || !isNamed(before);
}

function isCitizen(digits: string, before: string): boolean {
  if (CITIZEN_BEFORE.test(before)) return digits.length === 8 || digits.length === 9;
  return digits.length === 9 && !isNamed(before) && isCitizenNumber(digits);
}

function isAddress(found: string): boolean {
  const postcodes = [...found.matchAll(/[1-9]\d{3}( ?)([a-z]{2})(?![a-z])/gi)];
  return postcodes.some(([, , letters = ""]) => !NO_POSTCODE.test(letters));
}

/** The part of what looks like an account number that is one; letters of the next word may stand behind it. */
function ibanIn(found: string): string | undefined {
  for (let end = found.length; end >= 15; end -= 1) {
    const part = found.slice(0, end);
    if (/[a-z\d]$/i.test(part) && isIban(part.replace(/[ .-]/g, ""))) return part;
  }
  return undefined;
}

/** One spelling for what looks the same: without invisible signs, with ordinary spaces and digits. */
const asTyped = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(ODD_SPACE, " ")
    .replace(WIDE_SIGN, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * A message without what identifies a person: e-mail addresses, telephone numbers, IBANs, cards, citizen service
 * numbers, and a postcode with the number of a house. Prices, sizes, EANs, numbers of models and orders stay.
 */
export function withoutPrivateWords(message: string): { text: string; left: boolean } {
  let text = asTyped(message);
  let left = false;
  const replaced = (part: string) => {
    left = true;
    return LEFT_OUT + part;
  };
  for (const { pattern, isPrivate } of rules) {
    text = text.replace(pattern, (found: string, ...rest: unknown[]) => {
      const at = rest.find((value) => typeof value === "number") ?? 0;
      if (pattern === IBAN) {
        const part = ibanIn(found);
        return part === undefined ? found : replaced(found.slice(part.length));
      }
      const before = text.slice(Math.max(0, at - NAMED_BEFORE), at);
      return isPrivate && !isPrivate(found, before) ? found : replaced("");
    });
  }
  return { text, left };
}
