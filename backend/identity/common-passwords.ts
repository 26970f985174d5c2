import { cachedFor } from "../storage/cached";

const DAY_MS = 86_400_000;
/** Digits and symbols that people append to a word to satisfy a rule. */
const ENDING = /[\d\p{P}\p{S}]{1,5}$/u;

/** Common Dutch passwords, in addition to the international list. */
const dutch =
  "wachtwoord welkom geheim ikhouvanjou hallohallo voetbal feyenoord amsterdam rotterdam utrecht eindhoven groningen " +
  "nederland holland oranje zonnetje prinses winkel webshop etalage lente zomer herfst winter januari februari maart " +
  "april augustus september oktober november december maandag vrijdag schatje liefje chocolade mijnwachtwoord " +
  "nieuwwachtwoord w8woord w@chtwoord wachtw00rd";

/** About 50,000 of the most frequently leaked (zxcvbn-ts). Loaded on demand: 4 MB that is rarely needed. */
const list = cachedFor(DAY_MS, async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...dutch.split(" ")]);
});

/** Whether a password, in lower case, is a common one, with or without an appended ending. */
export async function isCommon(password: string): Promise<boolean> {
  const known = await list();
  const root = password.replace(ENDING, "");
  return known.has(password) || (root.length >= 4 && known.has(root));
}
