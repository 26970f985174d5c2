/** Says that a purchase is undone, which no goods are sought for. In lower case. */
export const GOES_BACK =
  /\b(?:terug ?(?:te |kan |mag |wil |kunnen |moet )?(?:sturen|stuur|brengen|geven|gestuurd|gebracht)|retour\w*|geretourneerd|om ?ruilen|omgeruild|ruilen|annuleren|geannuleerd|herroepen)\b/;
