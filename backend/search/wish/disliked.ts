/** Whose opinion it is: `vind ik`, `vindt mijn man`. */
export const SOMEBODY = String.raw`(?:ik|we|wij|hij|ze|zij|(?:mijn|m'n|mn|onze|zijn|haar|hun) \p{L}+)`;

/** What begins like a thing and is none: what points at one, what counts, and what grades a price or a measure. */
const NO_THING =
  "dat|die|dit|deze|het|hem|ze|hij|zij|ik|we|wij|er|wat|wie|hoe|waar|allemaal|alles|niets|niks|zoiets|prijs|kleur|merk|maat|de prijs|de kleur|het merk|de maat|zo'n|meer|minder|boven|onder|\\p{L}{3,}er dan|groter|kleiner|hoger|lager|langer|korter|duurder|daar|dan|nu|verder|eigenlijk|helaas|sorry|nee|ja|ook|toch|misschien|liever|liefst|zo|mijn|m'n|mn|onze|zonder|geen|niet|doe|als|maar|en|dus|want|nog|anders|eerst|met zijn|voor";
const WORD = String.raw`(?!\d)[\p{L}&'-]+`;
/** Something that is named: at most three words, none of which is a number in digits. */
const THING = String.raw`((?!(?:${NO_THING})(?![\p{L}'-]))${WORD}(?: ${WORD}){0,2}?)`;
const LEAD = "(?:(?:en|maar|want|nee|dus|nou|ja|ach|hmm?|oh?)[ ,]+)*";
const CLAUSE = String.raw`(^${LEAD}|[.;!?,]\s*${LEAD}|\swant )`;
const LEADING = String.raw`(?:(?:(?:dat|het|al dat) (?:gedoe|gezeur|geknoei) met|die van|van die|van|met|op|over|in|dat|die|de|het|zo'n|een) )?(?:(?:de|het|een) )?`;
const REST = "[^.;!?,]*?";
const END = "(?=\\s*(?:[.,;!?]|$))";
const BEGIN = `${CLAUSE}${LEADING}${THING}`;

const DEGREE = String.raw`(?:(?:toch|echt|heel|erg|maar|wel|wat|een beetje|altijd|nogal|gewoon|persoonlijk|eigenlijk|snel|al) )*`;
const BAD =
  "somber|lelijk|saai|nep|smakeloos|onzin|flauwekul|overdreven|suf|eng|stom|niks|niets|druk|kinderachtig|ouderwets|tuttig|truttig|afschuwelijk|vreselijk|verschrikkelijk|koud|kil|lawaaiig|onhandig|lastig|ongemakkelijk|onpraktisch|goedkoop staan|oubollig|fel|zwaar|duur|dun|stijf|stug|vies|eng|gedoe|ordinair|opzichtig|(?!prachtig|krachtig)\\p{L}+achtig|\\p{L}{3,}erig|niet (?:zo )?(?:gepast|passend|nodig|mooi|fijn|leuk|prettig|lekker|handig|praktisch|gezellig|chic|goed)|niks aan|niets aan|(?:niets|niks) voor (?:mij|ons|hem|haar)|(?:iets )?voor (?:de jeugd|jongeren|tieners|oude (?:mensen|dames|vrouwtjes))";
const GOOD =
  "mooie?|fijne?|leuke?|prettige?|gezellige?|chique?|chic|lekkere?|handige?|warme?|rustige?|nette?|netjes|sfeervolle?|stoere?|zachte?|goede?|praktische?|veel|snel|te";
/** `zo legerachtig` blames, `zo mooi` praises; what is `te` anything is not wanted. */
const FOUND = String.raw`${DEGREE}(?:(?:veel )?te \p{L}{2,}|zo (?!(?:${GOOD})\b)\p{L}{3,}|(?:zo )?(?:${BAD}))`;

/** What is said of what somebody would rather have. */
const LIKED =
  "\\p{L}{3,}er|mooie?|fraaie?|prachtige?|fijne?|leuke?|prettige?|gezellige?|chique?|chic|lekkere?|handige?|warme?|rustige?|nette?|netjes|sfeervolle?|stoere?|zachte?|goede?|praktische?|prima|oke?|okay|top|best|geweldige?|fantastisch|ideaal|perfect|schattig|lief|vrolijk|fris|stijlvol|elegant|modern|tijdloos|natuurlijk|sterk|degelijk|stevig|veilig|comfortabel|luxe|sportief|belangrijk|interessant|nodig|genoeg|voldoende|acceptabel|aardig|ook|wel|niet|het|een|geen|veel|zo|te|daar|er|hier|toch|echt|heel|erg|super|interessante|de|bij|in|op|voor|passen|staan|wat|iets|eigenlijk|nu|dan|gewoon|alleen|minder|meer|duur";
const HARM = "jeuk|uitslag|rode vlekken|vlekken|allergische \\p{L}+|hoofdpijn|zweetvoeten|blaren|galbulten|schimmel";
const SHORTLY = "altijd|zo|gauw|snel|vaak|meteen|toch|bij mij|bij ons|maar|te|zo snel";
/** Stems of what a material does that nobody likes. */
const SPOILS = "stink|kriebel|jeuk|prik|roest|rot|schimmel|plak|pluis|verkleur|kraak|knars|klapper|lubber";

const forms: readonly RegExp[] = [
  // `zwart vind ik zo somber`, `dat staal vindt hij koud aan de pols`
  `${BEGIN} (?:vind|vindt|vinden|vond) ${SOMEBODY} (?:(?:op|voor|in|bij) (?:mijn|m'n|mn|ons|onze|een|zo'n) \\p{L}+ )?${FOUND}(?: (?:aan|op|in|bij|voor|ruiken|staan|smaken|zitten) ?${REST})?${END}`,
  // `mummiemodel vind ik benauwd`: what is not praised is not wanted.
  `${BEGIN} (?:vind|vindt|vinden|vond) ${SOMEBODY} ${DEGREE}(?!(?:${LIKED})(?![\\p{L}]))\\p{L}{3,}${END}`,
  // `blauw is echt mijn kleur niet`
  `${BEGIN} (?:is|zijn) (?:(?:echt|toch|helemaal|gewoon|nou|nu eenmaal|eigenlijk) )*(?:(?:mijn|m'n|mn|zijn|haar|onze|ons) (?:kleur|ding|smaak|stijl|merk|materiaal) niet|niet (?:echt |zo |helemaal )*(?:mijn|m'n|mn|zijn|haar|onze|ons) (?:kleur|ding|smaak|stijl|merk|materiaal))${END}`,
  // `dat gedoe met kolen ben ik zat`
  `${BEGIN} (?:ben|is|zijn|zat) (?:ik|we|hij|ze) (?:nu |echt |wel |een beetje )*(?:zat|beu|moe)${END}`,
  // `veters krijg ik niet meer dicht`, `van Apple ken ik de knopjes niet`
  `${BEGIN} (?:krijg|krijgt|krijgen|kan|kunnen|ruik|lust|draag|draagt|eet|drink|verdraag|verdraagt|durf|vertrouw|ken|kent|kennen) ${SOMEBODY} (?=[^.;!?,]*\\b(?:niet|nooit|amper|slecht)\\b)(?![^.;!?,]*\\b(?:erg|belangrijk|nodig|nog niet|vinden|missen|zien|kiezen|betalen)\\b)${REST}${END}`,
  // `leer staat me niet`, `Nike zit bij mij te smal`
  `${BEGIN} (?:staat|past|bevalt|beviel|bevielen|zit|zitten|ligt|staan|passen) (?:(?:bij|aan) )?(?:mij|me|ons|hem|haar) (?:(?:echt|toch|helemaal|nogal|veel|gewoon) )*(?:niet(?! uit)|nooit|slecht|te \\p{L}+)(?: goed| mooi| lekker| fijn| meer| zo)*(?: (?:in|op|aan) ${REST})?${END}`,
  // `wit wordt zo snel vies`, `leer is zo koud`
  `${BEGIN} (?:wordt|worden|is|zijn|smaakt|ruikt|prikt|jeukt|kraakt|staat) (?:(?:me|mij|bij mij|toch|maar|wel|meteen|altijd) )*(?:zo(?: snel| gauw)? (?:${BAD}|warm)|(?:niets|niks) voor (?:mij|ons|hem|haar)|(?:niets|niks)(?: (?:met|voor|bij|in)(?: (?!dus\\b)\\p{L}+){1,3})?)${END}`,
  // `Samsung had ik al en die beviel niet`
  `${BEGIN} (?:had|hadden|heb|hebben|heeft) ${SOMEBODY} (?=[^.;!?]*\\b(?:beviel|bevielen|bevalt|bevallen)\\b[^.;!?]*\\b(?:niet|slecht|matig)\\b)[^.;!?]*${END}`,
  // `van acryl krijg ik jeuk`
  `${BEGIN} (?:krijg|krijgt|krijgen|heb|heeft) ${SOMEBODY} (?:(?:altijd|zo|gauw|snel|vaak|meteen|last van|veel|een|erge?) )*(?:${HARM})${END}`,
  // `leer gaat stinken bij mij`, `wol kriebelt`
  `${BEGIN} (?:(?:gaat|gaan|begint|beginnen|zit|zitten) (?:(?:${SHORTLY}) )*(?:te )?(?:${SPOILS})en|(?:${SPOILS})(?:t|en)?)(?: ${REST})?${END}`,
  // `houtskool mag hier niet op het balkon`
  `${BEGIN} (?:mag|mogen|kan|kunnen|past|passen) (?:hier|bij ons|daar|er) niet(?: (?:op|in|aan|bij|van) ${REST})?${END}`,
  // `hout wil ik niet onderhouden`
  `${BEGIN} (?:wil|wilt|willen) ${SOMEBODY} niet (?:(?:steeds|elk jaar|elke \\p{L}+|altijd|hoeven te?) )*\\p{L}{2,}[eë]n${END}`,
  // `Jan van Haasteren heb ik allemaal al`
  `${BEGIN} (?:heb|heeft|hebben) ${SOMEBODY} (?:bijna |zo'n beetje |intussen )*(?:allemaal|alles) al(?: \\p{L}+)?${END}`,
  // `blauw heeft hij al genoeg`
  `${BEGIN} (?:heb|heeft|hebben) ${SOMEBODY} (?:nu |thuis |zelf )*(?:(?:al|wel|nu) )+(?:meer dan )?(?:genoeg|zat|voldoende)${END}`,
].map((form) => new RegExp(form, "giu"));

/** `die van Salora ken ik niet, dus die liever niet`, `zwart heeft ze al, dus liever geen zwarte` */
const OWNED_ALREADY = new RegExp(
  String.raw`${BEGIN} (?:ken|kent|kennen|vertrouw|vertrouwt|heb|heeft|hebben|had|hadden) ${SOMEBODY} (?:niet|al|zelf al|thuis al|genoeg)(?: genoeg| meer dan genoeg| zat| vaak| thuis| liggen| staan)*[,.;]? (?:dus|daarom|en dus) (?!.*\b(?:hoeft|hoeven|nodig|zonder|erbij|zoek)\b)[^.;!?]*\b(?:niet|geen|anders|andere?)\b[^.;!?]*`,
  "giu",
);

/** `dyson vind ik overdreven, haal die er maar uit`: the same again. */
const LEAVES_OUT =
  /,\s*(?:dus )?(?:haal|laat|gooi|doe|sla) (?:die|dat|ze|hem) (?:er |maar |dan |dus )*(?:uit|weg|eruit|niet|over)(?=\s*[.,;!?]|$)/giu;
const refuses = (_: string, before: string, thing: string): string => `${before}geen ${thing}`;

/** A message in which what somebody dislikes, cannot use or has enough of is refused: `geen zwart` of `zwart vind ik zo somber`. */
export function refusingDisliked(text: string): string {
  const found = forms.reduce((said, form) => said.replace(form, refuses), text.replace(OWNED_ALREADY, refuses));
  return found === text ? text : found.replace(LEAVES_OUT, "");
}
