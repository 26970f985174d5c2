import { FeedError } from "./raw-item";

/** Parser messages, and how the shop can fix the problem. */
const PROBLEMS: [RegExp, string][] = [
  [/character in tag name/, "een < staat los in een tekst; schrijf &lt;"],
  [/entity/, "een & staat los in een tekst of hoort bij een naam die XML niet kent; schrijf &amp;"],
  [/disallowed character/, "er staat een stuurteken dat XML niet toelaat; haal het weg"],
  [/unclosed|unexpected close/, "een tag wordt niet of verkeerd gesloten; controleer of het bestand volledig is"],
  [/attribute/, "een kenmerk in een tag is niet goed geschreven; zet elke waarde één keer, tussen aanhalingstekens"],
  [/only one root|outside of root/, "na het einde van de feed staat nog iets; haal het weg"],
  [/XML declaration/, "voor de XML-declaratie staat nog iets; laat het bestand met <?xml beginnen"],
  [/comment/, "een commentaar is niet goed geschreven; haal het weg"],
];

/** How far after the last tag a stray `&` is searched for. */
const LOOK_LENGTH = 10_000;

export function malformed(remark: string, line: number): FeedError {
  const known = PROBLEMS.find(([pattern]) => pattern.test(remark))?.[1];
  return new FeedError(`Het XML-bestand is niet goed gevormd: ${known ?? remark.replace(/\.$/, "")}`, line);
}

/**
 * An `&` that starts no entity swallows the text after it, so that the parser's error comes late and names the wrong
 * cause. `text` is what followed the last tag or text, which was on `line`; null when there is no such `&`.
 */
export function looseAmpersand(text: string, line: number): FeedError | null {
  const at = text.slice(0, LOOK_LENGTH).search(/&(?!#?[A-Za-z0-9]{1,31};)/);
  if (at < 0) return null;
  return malformed("entity", line + text.slice(0, at).split("\n").length - 1);
}

/** Whether a document begins as web pages do, whose document type XML does not allow. */
export function isWebPage(beginning: string): boolean {
  return /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<!doctype\s+html\b/i.test(beginning);
}

export function notAFeed(root: string, line: number): FeedError {
  const isPage = root.toLowerCase() === "html";
  const hint = isPage
    ? "; dat is een webpagina, klopt het adres en hoef je niet in te loggen?"
    : ", niet met <rss> of <feed>";
  return new FeedError(`Dit is geen productfeed: het bestand begint met <${root.slice(0, 40)}>${hint}`, line);
}
