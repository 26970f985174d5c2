const setOf = (words: string) => new Set(words.split(" "));
/** Words that ask for others than what is in view. */
const others = setOf("meer andere anders volgende verder rest overige");
/** With one of these `nog` does so too: `laat nog eens wat zien`. */
const showing = setOf("zien toon tonen paar");
/** Words that stand around them and wish nothing. */
const around = setOf(
  "laat toon geef doe me mij er eens es ns nog een de het die deze dit wat iets heb hebt hebben heeft je jij jullie u ook zien is zijn " +
    "er ik we wil willen graag zou kan kun kunnen mag dan misschien aub alsjeblieft even maar toch en of nou tonen laten " +
    "daarvan ervan hier eerst paar soms toevallig zulke",
);
/** What they may be called, of any kind. */
const things = setOf(
  "producten opties resultaten modellen voorbeelden keuzes keuze mogelijkheden suggesties aanraders artikelen twee drie vier 2 3 4",
);
const MOST_WORDS = 9;

/** Whether a message (in lower case, without accents) asks to see others of the same: `heb je nog wat anders`. */
export function asksMore(text: string): boolean {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length > MOST_WORDS) return false;
  const isOthers = words.some((word) => others.has(word));
  const isAgain = words.includes("nog") && words.some((word) => showing.has(word) || word === "wat");
  return (isOthers || isAgain) && words.every((word) => others.has(word) || around.has(word) || things.has(word));
}

const BAD = "niks|niets|niet|lelijk|saai|stom|tegen|geen";
/** What is in view pleases nobody: `deze vind ik niks`, `die niet`, `spreekt me niet aan`, `geen van deze`. */
const REJECTS = [
  new RegExp(
    String.raw`^(?:(?:ik|we) )?(?:deze|die|ze|dit|dat|dit alles)? ?(?:vind|vinden|zijn|is|lijken|lijkt|bevallen|bevalt|spreken|spreekt|staan|staat|wil|willen|doen|doet)(?: (?:ze|ik|we|me|mij|ons|allemaal|allebei|echt|toch|eigenlijk|deze|die|het|er|nou|heel|erg|maar|best))* (?:${BAD})(?: (?:mooi|leuk|aan|goed|wat|veel|echt|mijn smaak|mijn ding|helemaal|mee|wat ik zoek|aantrekkelijk|bijzonder|zo|allemaal))*$`,
  ),
  /^(?:nee[ ,]+)?(?:die|deze|dit)(?: (?:allemaal|ook|allebei|toch|liever|maar))* niet$/,
  /^niet (?:echt |zo |heel )*(?:mooi|leuk|wat ik zoek|wat ik bedoel|mijn smaak|mijn ding|je van het)$/,
  /^(?:er |hier )?zit (?:er |hier )?(?:niks|niets|niet veel|geen) (?:bij|tussen)(?: (?:wat|dat) (?:me|mij|ons) (?:aanspreekt|bevalt)| voor (?:mij|me|ons)| wat ik (?:zoek|mooi vind)| van mijn gading)*$/,
  /^geen van (?:deze|die|alle(?:n|maal)?|allen|de (?:twee|drie|vier))$/,
];
const LEADS = /^(?:(?:nee|hm+|mwah?|nou|sorry|maar|ok|oke|tja|ja|pff*|ach)[ ,!.]+)+/;

/**
 * Whether a message (in lower case, without accents) turns down what is in view and says of what is wished no more than that
 * others may be shown: `niet mooi, andere graag`.
 */
export function turnsDown(text: string): boolean {
  const clauses = text
    .replace(LEADS, "")
    .split(/[,.;!?]+\s*/)
    .map((clause) => clause.replace(LEADS, "").trim())
    .filter(Boolean);
  const isRejected = (clause: string) => REJECTS.some((form) => form.test(clause));
  return clauses.some(isRejected) && clauses.every((clause) => isRejected(clause) || asksMore(clause));
}
