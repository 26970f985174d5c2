import { genderOf } from "./language";
import type { Token } from "./sentence";

/** Sizes of shoes are said so too: `maat 43 eu`. */
const LARGEST_SIZE = 60;
const IN_EURO = /^(\d{2,6})eu$/;
const LESS_OR_MORE = /^(?:minder|meer|anders|[a-z]{3,}er)$/;
/** `wasmasjien`, `koffiemasjine` */
const MACHINE = /masji(?:ne|en|n)(s?)$/;
const SIZE_LETTERS = /^(?:x{0,4}[sl]|m)$/;
const DIMINUTIVE = /^([a-z]{3,})ssie(s?)$/;

/** `500 eu` and `80eu` as euros. */
function withEuros(token: Token, before: Token | undefined): Token[] {
  const [, digits = ""] = IN_EURO.exec(token.text) ?? [];
  if (Number(digits) > LARGEST_SIZE) {
    const middle = token.from + digits.length;
    return [
      { text: digits, from: token.from, to: middle, number: Number(digits) },
      { text: "euro", from: middle, to: token.to },
    ];
  }
  const isEuro = token.text === "eu" && (before?.number ?? 0) > LARGEST_SIZE;
  return [isEuro ? { ...token, text: "euro" } : token];
}

/**
 * Words as many people say and type them, as what they stand for: `minder als 50` for less than that, `500 eu`, `kind v 7`,
 * `telefoonhoessie`.
 */
export function asCommonlySaid(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isAmount = after?.number !== undefined || after?.text === "€";
    if (token.text === "maatje" && (after?.number !== undefined || SIZE_LETTERS.test(after?.text ?? "")))
      return { ...token, text: "maat" };
    if (token.text === "nie") return { ...token, text: "niet" };
    if (/^(?:nieks|nix|niksnie)$/.test(token.text)) return { ...token, text: "niks" };
    if (/^al?s$/.test(token.text) && isAmount && LESS_OR_MORE.test(before?.text ?? ""))
      return { ...token, text: "dan" };
    if (token.text === "v" && isAmount && genderOf.has(before?.text ?? "")) return { ...token, text: "van" };
    if (/^terr?a$/.test(token.text) && before?.number !== undefined) return { ...token, text: "tb" };
    if (MACHINE.test(token.text)) return { ...token, text: token.text.replace(MACHINE, "machine$1"), isMended: true };
    const [, stem, plural] = DIMINUTIVE.exec(token.text) ?? [];
    if (stem !== undefined) return { ...token, text: `${stem}sje${plural}`, isMended: true as const };
    return withEuros(token, before);
  });
}
