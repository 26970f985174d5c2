const SOMEBODY = "me|mij|ons|haar|hem|hun|ze|m|'m";
const FILLED = "natuurlijk|echt|verder|toch|eigenlijk|trouwens|nu|even|gewoon|wel|ook|hier|dan|voor de verandering";
/** That the price may be anything. Language, not shop. */
const ANY = [
  String.raw`(?:als |stel dat |wanneer )?(?:geld|de prijs|prijs|het budget|budget|(?:het |de )?kosten)(?: (?:${FILLED}))* (?:(?:geen|niet) rol speelt|speelt(?: (?:voor )?(?:${SOMEBODY}|${FILLED}))* geen rol)`,
  String.raw`(?:als |dat )?(?:geld|de prijs|prijs|het budget|budget|(?:het |de )?kosten)(?: (?:${SOMEBODY}|${FILLED}))* (?:maakt|maken|boeit|interesseert)(?: (?:${SOMEBODY}|${FILLED}))* (?:niks|niets|niet)(?: (?:meer|zo|zoveel|${FILLED}))*(?: uit)?`,
  String.raw`(?:als )?(?:geld|de prijs|prijs|het budget|budget)(?: (?:${SOMEBODY}|${FILLED}))* (?:is|was)(?: (?:voor )?(?:${SOMEBODY}|${FILLED}))* (?:geen (?:bezwaar|punt|probleem|issue|beperking)|(?:onbeperkt|bijzaak|niet belangrijk))`,
  String.raw`(?:(?:\p{L}+ ){1,3}(?:zegt|vindt) dat )?(?:ik|we|wij) niet op (?:de prijs|het geld|een euro|de kosten|het budget) (?:hoef|hoeven|hoeft) te letten`,
  String.raw`(?:ongeacht de prijs|los van (?:de prijs|het budget)|wat (?:het|ie|hij|die) ook kost|hoe duur (?:het|ie|hij|die) ook is|zonder (?:op (?:de prijs|geld|een euro) te (?:kijken|letten)|budget))`,
  String.raw`(?:(?:het|hij|ie|die|dat|ze) )?(?:mag|mogen)(?: (?:${FILLED}|best|gerust|iets|wat|een beetje|desnoods|misschien))* duurder(?: (?:zijn|uitvallen|worden|hoor))*`,
  String.raw`(?:(?:het|hij|ie|die|dat|ze) )?(?:mag|mogen)(?: (?:het|hij|ie|die|ze))?(?: (?:${FILLED}|best|gerust|desnoods))* (?:meer|wat|iets|alles) kosten`,
  String.raw`(?:ik heb |we hebben |er is )?(?:(?:${FILLED}|maar) )*geen (?:limiet|grens|maximum|plafond|bovengrens)(?: (?:aan|op|voor|qua))?(?: (?:de )?(?:prijs|budget|geld))?`,
].join("|");
const LEAD = String.raw`(?:(?:en|maar|dus|want|nou|ok|oke|ach|nee|ja|trouwens|eigenlijk|toch)[ ,!.]+)*`;
const FIRST = new RegExp(String.raw`^${LEAD}(?:${ANY})(?:[:,;.!]+| dus| en| maar)\s*(\S.*)$`, "iu");
const LAST = new RegExp(String.raw`^(\S.{2,}?)[,;.]\s*${LEAD}(?:${ANY})(?: hoor)?[.! ]*$`, "iu");
const ALONE = new RegExp(String.raw`^${LEAD}(?:${ANY})(?: hoor)?[.! ]*$`, "iu");
/** Why one may spend more: `ik heb net vakantiegeld`. */
const REASON =
  /^(?:want |omdat )?(?:ik|we|wij|mijn|m'n|mn|het|dit) (?:heb|hebben|krijg|kreeg|kregen|is|ben|zijn|\p{L}+ betaalt)\b(?!.*\b(?:zoek|wil|graag|liever|nodig|nog)\b)[^?\d]*$/iu;

/** Asks for no more than what was said before it: `toon die dan maar`. */
const SHOW_IT =
  /^(?:toon|laat|geef|doe)(?: me| mij| ons)?(?: (?:die|ze|deze|het|'m|hem))?(?: (?:dan|maar|eens|es|zien|toch|even|ook))*[.! ]*$/iu;

/** What is said in the place of such a clause: the price is let go. */
const ANY_PRICE = "de prijs maakt niet uit";

/**
 * A sentence of which a clause says that the price may be anything, as what is let go and what is wished: `als geld geen rol
 * speelt: welke witte zijn er?`, `mag trouwens ook duurder, ik heb net vakantiegeld`.
 */
/** The same in a sentence of its own, before more is said. */
const REASON_FIRST =
  /^(?:want )?(?:ik|we|wij) (?:heb|hebben|krijg|krijgen|kreeg|kregen|ben|zijn)\b[^.!?\d]*[.!]\s+(?=\S)/iu;

function atAnyPrice(sentence: string): string[] {
  if (ALONE.test(sentence)) return [ANY_PRICE];
  const [, rest] = FIRST.exec(sentence) ?? [];
  if (rest !== undefined)
    return REASON.test(rest) && !/[.!]\s/.test(rest) ? [ANY_PRICE] : [ANY_PRICE, rest.replace(REASON_FIRST, "")];
  const [, wanted] = LAST.exec(sentence) ?? [];
  return wanted === undefined ? [sentence] : [ANY_PRICE, wanted];
}

/** The sentences of a message, of which what lets go of the price comes first: what is wished then goes by it. */
export function withPriceLetGo(sentences: readonly string[]): string[] {
  const said = sentences.flatMap(atAnyPrice);
  const wanted = said.filter((sentence) => sentence !== ANY_PRICE);
  if (wanted.length === said.length) return said;
  const own = wanted.filter((sentence) => !SHOW_IT.test(sentence));
  return [ANY_PRICE, ...own];
}
