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
  const isAgain = words.includes("nog") && words.some((word) => showing.has(word));
  return (isOthers || isAgain) && words.every((word) => others.has(word) || around.has(word) || things.has(word));
}
