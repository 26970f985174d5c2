import { comparatorWords } from "./comparators";
import { denials, endings, genderOf, joining, languagePhrases } from "./language";
import { moneyWords } from "./money-words";

/** Words that sentences are read with, and that a shop therefore need not have. */
const words: ReadonlySet<string> = new Set([
  ...comparatorWords,
  ...languagePhrases.flatMap((phrase) => phrase.split(" ")),
  ...denials.flat(),
  ...endings,
  ...joining,
  ...genderOf.keys(),
  ...moneyWords,
  ...(
    "morgen morgenochtend overmorgen huis geleverd bezorgd leverbaar ontvangen levering honderd duizend " +
    "energieklasse energielabel klasse label maand maanden iets nieuw anders iemand ergens tussen zoiets"
  ).split(" "),
]);

export const isLanguageWord = (word: string): boolean => words.has(word);
