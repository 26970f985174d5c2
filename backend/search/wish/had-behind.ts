import { phraseAt, type Token } from "./sentence";

const phrases = (text: string) => text.split("|").map((phrase) => phrase.split(" "));

/** What follows a thing that another is to come with: `kussen moet erbij`, `lader inbegrepen`. */
const behind = phrases(
  "inbegrepen|inclusief|meegeleverd|erbij|er bij|erbij graag|" +
    "moet erbij|moeten erbij|moet er bij|moeten er bij|hoort erbij|horen erbij|zit erbij|zitten erbij|" +
    "moet erbij horen|moet erbij zijn|" +
    "moet inbegrepen zijn|moeten inbegrepen zijn|is inbegrepen|zijn inbegrepen|moet meegeleverd worden|wordt meegeleverd",
);

/** How many tokens behind a thing say that another is to come with it; 0 when none do. */
export const hadBehind = (tokens: readonly Token[], at: number): number => phraseAt(tokens, at, behind);
