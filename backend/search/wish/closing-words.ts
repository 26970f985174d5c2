import { asWritten } from "./as-written";

const CLOSING =
  /[.,;!?\s]+(?:(?:met )?(?:vriendelijke |hartelijke |lieve )?groet(?:en|jes)?|mvg|m\.v\.g\.|grtz?|(?:alvast )?(?:bedankt|dank(?:je(?:wel)?| je(?: wel)?| u(?: wel)?)?)|thx|thanks|merci)\b[^.!?\d]{0,40}[.!]*\s*$/i;

/** `ik kan geen airfryer vinden` denies nothing. */
const IN_VAIN =
  /^\s*(?:maar )?(?:ik|we|wij) (?:kan|kon|kunnen|konden) (?:hier |nergens |maar )*geen (.+?) vinden[.!?\s]*$/i;

/** `met een ruitje om te zien hoe ver het is`: what a thing is looked at for says nothing of it. */
const TO_SEE = / om te (?:zien|kijken|weten|checken) (?:hoe|wat|of|waar|wanneer)\b[^,.;!?]*/i;

/** What was looked for in vain, by itself. */
export const soughtInVain = (text: string): string => text.replace(IN_VAIN, "$1");

/** Without the words with which a letter ends, and the name below it; without those of looking in vain, and as it is written. */
export const withoutClosing = (q: string): string =>
  asWritten(soughtInVain(q.replace(CLOSING, "").replace(TO_SEE, "")));
