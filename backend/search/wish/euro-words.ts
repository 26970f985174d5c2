/** What the euro is called, also small and in slang: `eurootjes`, `euries`. */
const EURO = /^(?:€|eur(?:o(?:'?s|'?tjes?|otjes?)?|i(?:e|es|tjes?|etjes?)?)?|piek|pieken|pegels?|knaken)$/;
/** What stands in front of an amount as the sign does. */
const SIGN = /^euro?$/;

export const isEuro = (word: string): boolean => EURO.test(word);
export const isEuroSign = (word: string): boolean => SIGN.test(word);
