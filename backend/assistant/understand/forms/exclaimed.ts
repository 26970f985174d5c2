/** What people exclaim before they say something. Language, not shop. */
const EXCLAIMED = [
  String.raw`p+o+[eh]+|pf+|p+f+f+|oe+f|o+h? ?jee+|tjee+|je+e+(?:tje|mig|minee|zus)?|jemig|jeminee|goh|gosh|tja+|mwa+h?|mja+`,
  String.raw`o+h?(?=[ ,]+(?:nee|ja|wacht|sorry|maar|en|dan)(?!\p{L}))`,
  String.raw`beste (?:mensen|allemaal|team|medewerkers?|klantenservice|winkel|heer|mevrouw|meneer)(?=[,.!])|(?:zo|zozo|nou|nounou|yo|hee?y|hoi|hallo)(?=[,.!])|yo(?= )`,
  String.raw`ach(?: ja)?|aha|oei+|auw|wa+uw|wow|amai|allemachtig|allejezus|tjonge(?: jonge)?|sjonge(?: jonge)?|nou zeg`,
  String.raw`potver\p{L}*|verdorie|verdikkeme|verhip|gut|bah|jakkes|lieve help|mijn hemel|hemeltje|man man|zo zeg|nou nou|hè|hé|eh+m?|uh+m?`,
].join("|");
/** What a price makes one exclaim: it is no bound. */
const HOW_DEAR = String.raw`(?:(?:dat|die|het|ze|dit) (?:is|zijn) )?(?:wat|best|wel|behoorlijk|nogal|erg|veel|allemaal|heel) (?:is |zijn )?(?:(?:dat|die|het|ze|een|erg|wel|heel|te) )*(?:duur|prijzig|pittig|kostbaar|aan de prijs)(?: (?:zeg|hoor|allemaal|geworden|wel|dan))*`;
const BEGINS = new RegExp(
  String.raw`^(?:(?:${EXCLAIMED})(?=[ ,.!?…])[ ,.!?…]+)+(?:${HOW_DEAR}(?:[,.!?…]+ *|(?= maar )))?(?:maar )?(?=\S)`,
  "iu",
);

/** `te duur, dan de v8` */
const TOO_DEAR =
  /^(?:(?:dat|die|het) is |vind ik )?(?:me |mij |toch |wel |echt )*te duur[,.!…]+ *(?=(?:dan|doe|liever|geef) )/iu;

/** A message without the exclamation that it begins with: `poeh wat duur. ander merk`. As it is where it says no more. */
export function withoutExclamation(message: string): string {
  const rest = message.replace(BEGINS, "").replace(TOO_DEAR, "").trim();
  return rest === "" ? message : rest;
}
