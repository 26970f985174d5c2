/** What a clause asks for, so that it is more than a remark. */
const ASKS =
  /[?\d€]|\b(?:moet|moeten|mag|mogen|wil|willen|zoek|zoeken|zou|geen|niet|zonder|met|liever|liefst|graag|doe|ook|nodig|budget|maat|onder|boven|tot|max\p{L}*|kan|kun|heb je|hebben jullie)\b/iu;
const SOMEBODY = String.raw`(?:mijn|m'n|mn|onze|ons|haar|zijn|hun) \p{L}+`;
/** Clauses that remark on what was said before them. Language, not shop. */
const REMARKS = [
  // `daar zit meer in toch`
  String.raw`(?:daar|die|dat|hij|ze) (?:zit|zitten|gaat|gaan|past|passen|staat|staan|houd|hou|doe|kan|blijft|blijven|wordt|worden|werkt|ligt|liggen)\b`,
  // `die van mijn ouders liep steeds vast`
  String.raw`die van (?:${SOMEBODY}|\p{Lu}\p{L}+|de buren|vroeger) `,
  // `mijn vorige was er ook een en die ging jaren mee`
  String.raw`(?:${SOMEBODY}|de vorige|de oude|dat merk) (?:was|waren|liep|liepen|ging|gingen|had|hadden|is|zijn|kapte|begaf|viel|vielen|vond|vonden|ben|heb) (?!.*\b(?:zoek|nodig)\b)`,
  // `slechte ervaring mee`
  String.raw`(?:(?:hele |alleen maar )?(?:slechte|goede|nare|matige|prima|fijne) ervaring(?:en)?)(?: mee| gehad)*$`,
].join("|");
const BEHIND = new RegExp(String.raw`^([^,;.!?]{2,60})[,;] ?((?:${REMARKS}).*)$`, "iu");
/** `wit wordt zo goor` behind `doe zwart`: why another one is not meant. */
const TOO_SO =
  /^([^,;.!?]{2,60})[,;] ?((?:de |die |dat )?\p{L}{3,} (?:wordt|is|vind ik|vinden we|staat|oogt|lijkt|zie je)(?: (?:me|mij|altijd|snel|gauw))* (?:zo(?:'n)?|te|snel|gauw|altijd) \p{L}+[. !]*)$/iu;
/** `de grill, daar kook ik het meest mee`: what is named in a few words, and what somebody tells of it. */
const NAMED =
  /^((?:(?:of|nee|doe|maar|dan|toch|liever|ik wil|graag|alleen)[ ,]+)*(?:de|het|die|dat) [\p{L}\d][\p{L}\d.'-]*(?: [\p{L}\d.'-]+){0,2}), ((?:[\p{L}\d'’-]+ ){2,}[\p{L}\d'’-]+[.! ]*)$/u;
const TELLS_OF_IT = /\b(?:ik|we|wij|hij|ie|die|ze|zij|het|mijn|m'n|mn|onze|de|dat|daar)\b.*/iu;
const WISHES =
  /[\d€]|^(?:hoe\w*|wat (?:kost|weegt|is)|welke?)\b|^(?:(?:die|en|of|maar|wel|dan|ook|liefst)[ ,]+)*(?:in|van|met|voor|zonder|geen|onder|boven|tot|max\p{L}*|liever|graag|doe|als)\b|\b(?:zoek|liever|graag|liefst|wil|willen|nodig|zonder|onder|boven|kost|kosten|duurder|goedkoper|hebben jullie|heb je|heeft u|verkoop\p{L}*|moet|moeten)\b/iu;
/** `… zolang de prijs maar blijft`: what was said before goes on. */
const STAYS =
  /^(.{4,}?),? (?:zolang|als|mits|maar) (?:de |het |mijn )?(?:prijs|budget|merk|maat|kleur|rest)(?: (?:maar|wel))* (?:(?:hetzelfde|gelijk|zo|staan|er onder|eronder) )?(?:blijft|houden|aanhouden)[.! ]*$/iu;

/**
 * A later sentence without the clause behind it that only remarks on what it says: `de XL, daar zit meer in toch`, `doe zwart, wit
 * wordt zo goor`, `mag ook een andere kleur zijn, zolang de prijs maar blijft`.
 */
export function withoutRemarkBehind(sentence: string): string {
  const [, said, remark = ""] = BEHIND.exec(sentence) ?? TOO_SO.exec(sentence) ?? [];
  const own = said !== undefined && !/[?]/.test(said) ? said : undefined;
  const isRemark = own !== undefined && !ASKS.test(remark.replace(/\b(?:ook een|daar \p{L}+ meer|ook)\b/giu, ""));
  const [, named, told = ""] = NAMED.exec(sentence) ?? [];
  if (named !== undefined && TELLS_OF_IT.test(told) && !WISHES.test(told)) return named;
  return (isRemark ? own : sentence).replace(STAYS, "$1");
}
