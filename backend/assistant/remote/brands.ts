import type { Session } from "../../storage/database";
import { cleanText } from "../clean-text";
import { OPENINGS } from "./claims";

const LONGEST_NAME = 4;
const MOST_PHRASES = 2_000;

/** Which of these texts, in lower case, are names of brands of this shop. */
export type BrandsAmong = (phrases: readonly string[]) => Promise<ReadonlySet<string>>;

/** Every one to four words of a text that may be the name of a brand, in lower case. */
export function phrasesOf(text: string): string[] {
  const words = cleanText(text)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "") || word);
  const phrases = new Set<string>();
  const add = (phrase: string) => {
    if (phrase !== "" && !OPENINGS.has(phrase)) phrases.add(phrase);
  };
  for (const [at, word] of words.entries()) {
    // A part of a compound, and a genitive: `miele-machine`, `miele's`.
    for (const part of word.split(/[-'’/.]/)) add(part);
    for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length += 1) {
      add(words.slice(at, at + length).join(" "));
    }
    if (phrases.size > MOST_PHRASES) break;
  }
  return [...phrases];
}

/** Looks brands up in the catalogue as it is now; one step in an index for each phrase. */
export const brandsOf =
  (db: Pick<Session, "query">): BrandsAmong =>
  async (phrases) => {
    if (phrases.length === 0) return new Set();
    const { rows } = await db.query<{ phrase: string }>(
      "select phrase from unnest($1::text[]) as phrase where exists (select 1 from products where lower(brand) = phrase)",
      [phrases],
    );
    return new Set(rows.map(({ phrase }) => phrase));
  };
