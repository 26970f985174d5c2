/** `heb je ook koelkasten?` asks for something else than what is in view. */
const HAS_OTHERS =
  /^(?:(?:en|maar|oh|ok|oke|ja|nee|trouwens)[ ,]+)*(?:heb(?:ben)?|heeft|verkoop|verkopen|verkoopt) (?:je|jij|jullie|u) (?:ook|nog) (?!die\b|deze|dit\b|dat\b|het\b|hem\b|daar|er\b|meer\b|info)/;

/** `heb je er ook een hoesje bij?` asks for what goes with the one in view. */
const HAS_WITH =
  /^(?:(?:en|maar|ook|dan)[ ,]+)*(?:heb(?:ben)?|heeft|verkoop|verkopen|verkoopt) (?:je|jij|jullie|u) (?:er|daar|hier) .*\b(?:bij|voor)$/;

/** `is er ook een hoesje voor?` and `en een hoesje erbij?` do too. */
const IS_WITH =
  /^(?:(?:en|maar|ook|dan|ok|oke|top|prima|mooi)[ ,!.]+)*(?:(?:is|zijn|bestaat|bestaan) (?:er|daar|hier) (?:ook |nog )*(?:(?:een|wat) )?[\p{L} -]{3,30} (?:voor|bij)|(?:een |wat )?(?:[\p{L}-]+ ){1,3}(?:erbij|ervoor|daarbij|daarvoor))$/u;
/** `ok en eentje van Makita?` */
const ONE_OF =
  /^(?:(?:en|of|maar|ok|oke|okay|goed|prima|top|nou|dan)[ ,!.]+)*(?:(?:is|zijn) er |heb (?:je|jij|u) |hebben jullie )?(?:ook |nog |misschien )*(?:een|eentje)(?: andere?)? (?:van|in|met|zonder|tot|onder)\b/;

/** `een blauwe dan?` wishes for one, and asks nothing of the one in view. */
const ANOTHER_ONE = /^(?:(?:en|of|dan|liever)[ ,]+)*een [\p{L}-]+(?: (?:dan|ook|misschien|graag))*$/u;

/** `en zo'n screenprotector voor diezelfde telefoon?` */
const SUCH_ONE = /^(?:(?:en|of|dan|ook|nog)[ ,]+)*zo'n [\p{L}-]{3,}\b/u;

/** Whether such a thing is asked for, of what goes with the one in view. */
export const asksForSuch = (text: string): boolean => SUCH_ONE.test(text);

const FOR_ANOTHER = [HAS_OTHERS, HAS_WITH, IS_WITH, ANOTHER_ONE];

/** Whether something else is asked for than what is in view, or what goes with it. */
export const asksForAnother = (text: string): boolean => FOR_ANOTHER.some((form) => form.test(text));

/** Whether another one like what is in view is asked for, by what it is to be. */
export const asksForOneOf = (text: string): boolean => ONE_OF.test(text);
