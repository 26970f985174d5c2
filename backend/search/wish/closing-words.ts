const CLOSING =
  /[.,;!?\s]+(?:(?:met )?(?:vriendelijke |hartelijke |lieve )?groet(?:en|jes)?|mvg|m\.v\.g\.|grtz?|(?:alvast )?(?:bedankt|dank(?:je(?:wel)?| je(?: wel)?| u(?: wel)?)?)|thx|thanks|merci)\b[^.!?\d]{0,40}[.!]*\s*$/i;

/** Without the words with which a letter ends, and the name below it. */
export const withoutClosing = (q: string): string => q.replace(CLOSING, "");
