import { NOT_MORE } from "../../../search/wish/forms/said-plainly";
import { ALSO_FINE, CORD, LEAD, RATHER, RATHER_THAT, SOFT, UNNEEDED } from "./also-and-rather";
import { BECAUSE, withoutRemarks } from "./only-remarked";

const COLOUR = String.raw`\p{L}*(?:wit|zwart|rood|blauw|groen|grijs|geel|oranje|paars|roze|bruin|beige|goud|zilver|turquoise)`;
/** `hebben ze die in het wit?`: of what is in view, what is white. */
const IN_COLOUR = new RegExp(
  String.raw`^(?:(?:en|maar|ok|oke)[ ,]+)*(?:hebben|heb|heeft|hebt) (?:(?:ze|je|jullie|u) )(?:die|deze|hem|dat|hij|ze) (?:er )?(?:(?:ook|nog|wel) )*(in (?:het |een )?${COLOUR})(?=[?.! ]|$)`,
  "iu",
);
/** `nog een slag groter, 6,0 Ah` and `ook nog groter? 32 bijvoorbeeld`: that one, and none that is larger still. */
const LARGER_BY =
  /^.*\b(?:nog )?(?:een slag|een tikje|een maatje|iets|wat|eentje) \p{L}{3,}er[,:] (?:dus )?(\d+(?:[.,]\d+)?(?: ?\p{L}{1,6})?)[.! ]*$/iu;
const FOR_INSTANCE = /^.*\b\p{L}{3,}er\?+ (\d+(?:[.,]\d+)?(?: ?\p{L}{1,6})?) (?:bijv|bijvoorbeeld|bv)\b[.?! ]*$/iu;
/** `doe maar een hele`, of what has sizes: the whole one. */
const WHOLE = /\b(een|de) hele(?=(?: hoor| dan| graag)?[.! ]*$)/iu;
/** `maak er maar een samsung van met 64 gb` */
const MADE_OF =
  /\bmaak (?:er|daar)(?: (?:maar|dan|toch|liever|eigenlijk))* (?:een |een van )?(\p{L}[^.,;!?]{1,30}?) van(?= (?:met|in|voor|zonder|van|tot|onder)\b|[.,;!? ]*$)/iu;
/** `100 ml flesje`: what it comes in is no thing of its own. */
const PACKED =
  /^((?:(?:en|maar|doe|dan|graag|liever|een|van)[ ,]+)*\d+(?:[.,]\d+)? ?(?:ml|cl|liter|l|gram|gr|g|kg|kilo)) (?:flesjes?|fles|flacon|tube|tubetje|pot|potje|blik|blikje|zak|zakje|doos|doosje|pak|verpakking)(?=[.,;!? ]*$)/iu;
/** `mag ook van een ander merk zijn hoor, als het maar bouwen is` */
const ANY_BRAND =
  /^(?:(?:en|maar|nou|ok|oke|het|dat|hij)[ ,]+)*(?:mag|kan|mogen) ook (?:van )?een ander merk(?: zijn| wezen)?(?: hoor| als het moet)?,? als (?:het|ie|hij) maar [^.;!?\d]{3,30}[.! ]*$/iu;
/** `Hue hoeft niet per se, elk merk is goed zolang het maar GU10 is` */
const ELSE_ANY_BRAND =
  /^.*\b(?:elk|ieder|welk) merk (?:is|mag|kan)(?: ook)?(?: (?:goed|prima|best|oke))?,? (?:als|zolang|mits) (?:het|ie|hij|die) (?:maar )?(\p{L}[^.,;!?]{1,30}?) (?:is|heeft)[.! ]*$/iu;
/** `en qhd in plaats van 4k?` */
const INSTEAD =
  /^(?:(?:en|of|maar|ok|oke|doe|liever|dan|graag|toch|nee)[ ,]+)*([\p{L}\d][^.,;!?]{0,30}?) (?:in plaats van|ipv|i\.p\.v\.) (?:de |het |een |die )?([\p{L}\d][^.,;!?]{0,30}?)(?: dan| graag)?[?.! ]*$/iu;
/** `pff weinig keus, zonder armleuning mag ook` */
const WITHOUT_TOO =
  /^(?:[^,.;!?\d]{3,40}[,.;!] )?(?:en |of |maar )?zonder (\p{L}[\p{L} -]{2,30}?) (?:mag|kan|is|vind ik)(?: (?:dan|eigenlijk|toch|best|wel))* ook(?: (?:goed|prima|best|wel|oke|okay))*[.! ]*$/iu;
/** `prijs is eigenlijk niet zo belangrijk`, `kleur is ook niet alles` */
const NO_MATTER = new RegExp(
  String.raw`^${LEAD}((?:de |het |mijn )?(?:prijs|kleur|merk|maat|formaat|budget)) is(?: ${SOFT}| ook)* (?:niet (?:zo |echt |het |meer |meer zo )?(?:belangrijk(?:ste)?|alles|van belang)|bijzaak)(?=[,.;!]|$)(?:[,.] laat (?:alles|ze|maar|alle) (?:maar )?zien[.! ]*$)?`,
  "iu",
);
/** `merk laat ik toch los` */
const LETS_GO =
  /^((?:(?:en|maar|nou|ok|oke)[ ,]+)*(?:de |het |mijn )?(?:prijs|kleur|merk|maat|budget|materiaal|bekleding|vorm)) laat(?: (?:ik|we|wij|je))?(?: (?:toch|dan|maar|wel|nu))* (?:los|vallen|varen|zitten)(?=[.,;!]|$)/iu;
/** `het mag meer kosten` */
const DEARER =
  /^((?:(?:het|hij|dat|die|en|nou|dan|maar|toch|ze)[ ,]+)*(?:mag|mogen)(?: (?:toch|best|wel|ook|gerust|iets|wat|dan|eigenlijk))*) meer kosten(?: dan)?[.! ]*$/iu;

/** `die prijs`, of which nothing is needed but which does not matter. */
const OF_ANY = /^(?:de |het |mijn )?(prijs|kleur|merk|maat|budget) hoeft niet/iu;
/** What says nothing wherever it stands. */
const FILLER =
  /(?:^| )(?:natuurlijk(?=[.,;!?]|$)|uiteraard(?=[.,;!?]|$)|trouwens(?=[.,;!?]|$)|bij nader inzien|achteraf(?: gezien| bekeken)?|op zich)\b/giu;
/** `hoeft niet maar wel met een filter`, `v-hals of rond maakt niet uit maar geen wit` */
const BUT = / (hoeft niet|maakt niet uit) maar (?=(?:wel|geen|niet|graag|liefst|met|zonder)\b)/iu;
/** `full hd vind ik niet scherp genoeg dus qhd of 4k` */
const NOT_ENOUGH =
  /(^|, ?)((?:\p{L}|\d)[\p{L}\d -]{1,20}?) (?:vind ik|is|zijn|lijkt me) (?:toch |me |mij |eigenlijk )*niet (?:echt )?\p{L}+ genoeg,? dus(?: liever| dan)?(?= )/iu;
/** `de band mag ook van staal zijn` */
const PART_TOO = new RegExp(
  String.raw`^${LEAD}(?:de|het|die) \p{L}{3,} (?:mag|mogen|kan|kunnen) ook ((?:van|in|met) [\p{L}\d -]{2,30}?|[\p{L}\d -]{3,20}?(?= zijn))(?: zijn)?[.! ]*$`,
  "iu",
);
/** `zet de stilste voorop`, `de hoogste eerst` */
const FIRST =
  /(^|[ ,])(?:(?:en|dan|zet|doe|laat|toon|graag|maar) )*((?:(?:die|degene|alles) met )?(?:de|het) \p{L}{3,}ste(?: \p{L}{3,})?)(?: zien)? (?:als )?(?:eerst|eerste|voorop|vooraan|bovenaan)(?=[.,;!? ]|$)/iu;
/** `mijn vriendin zweert bij een middenmotor` */
const SWEARS_BY =
  /^(?:(?:en|maar|want)[ ,]+)*(?:mijn|m'n|mn|onze) \p{L}+ (?:zweert bij|is (?:gek|dol|verzot) op|houdt (?:erg |heel )?van|is fan van)(?= )/iu;
/** `een stoomgenerator heet dat geloof ik` */
const CALLED =
  /(?:\bzo een [^.;!?]{2,50}?[,;] )?(?:een |'n )?(\p{L}{4,}) (?:heet|heten|noemen ze|noem je) (?:dat|die|zoiets)(?: (?:geloof ik|toch|volgens mij|dacht ik|he|hè))*(?=[.,;!? ]|$)/iu;
/** `sonos heeft die toch?` */
const HAS_THOSE =
  /(^|[.,;!] )(\p{L}[\p{L}\d&-]*) heeft (?:die|dat|ze|er|zo'n|zo een)(?: (?:toch|ook|wel|misschien))*[?.! ]*$/iu;
/** `heeft u er van 2000?` */
const SOME_OF =
  /(^|[.,;!] )(?:heeft|hebt|heb|hebben) (?:u|je|jij|jullie) (?:er|die|ze)(?: (?:ook|nog|een|eentje|wel))* (?:van|met) (?=\d)/iu;
/** `en wat kost een helm daarbij, met mips` */
const COSTS_BESIDE =
  /^(?:(?:en|maar|dan)[ ,]+)*wat kost(?:en)? ((?:een |zo'n )?\p{L}{3,}(?: \p{L}{3,})?) (?:daarbij|erbij|ervoor)(?=[ ,.?!]|$)/iu;
/** `is voor een telefoontje maar, 30 watt is genoeg` */
const IS_ONLY_FOR =
  /^(?:(?:het|dat|die|hij) )?(?:is|zijn) (?:maar )?(?:alleen |enkel |maar )*voor (?:een |mijn |mn |de |het )?[^.,;!?\d]{3,30}(?: maar)?[,.;] (?=\d)/iu;
/** `1 meter haalt het stopcontact niet eens, 5 meter dus`, `64 zit zo vol`: what is too little. */
const FALLS_SHORT =
  /(?:^|, ?)(?:want )?(?:die |de |een )?\d+(?:[.,]\d+)? ?(?:\p{L}{1,6} )?(?:haalt|haal ik|zit|is|loopt|raakt|red) [^.,;!?\d]{0,40}(?:niet(?: eens)?|zo vol|snel vol|te (?:weinig|klein|kort)|vol)(?: eens| dus)?(?=, ?\d|[.!]*$)(?:, ?)?/iu;
/** `juist geen bosch meer` */
const EXACTLY_NOT = /^(?:juist|zeker|absoluut|liefst) (?=geen )/iu;

/** `laat me toch maar elektrische zien` */
const SHOW_RATHER =
  /^(?:(?:nee|oh?|ach|maar|en)[ ,]+)*laat (?:me|mij|ons) (?:dan |toch |maar )+(\p{L}[^.,;!?]{2,40}?) zien(?=[.,;!]|$)/iu;
/** `Dank u. Hebt u trouwens ook keyboards?`: another thing, whatever is in view. */
const ALSO_SOLD =
  /^(?:(?:dank|bedankt|fijn|top|mooi)[^.,!?]{0,20}[.,!] *)?(?:hebt|heeft|heb|hebben|verkoopt|verkopen) (?:u|je|jullie) (?:trouwens|toevallig|misschien) ook ([^?]+)\?/iu;
/** `en autostoelen die met isofix vastzitten?` */
const AND_THOSE = /^(en (?:\p{L}{5,}(?:en|s)) (?:die|met|van|zonder) [^?]+)\?$/iu;

/** `leer is niet handig, staal of mesh` */
const NOT_HANDY =
  /^((?:(?:en|maar|nee|dus|ach)[ ,]+)*)(\p{L}{3,}) (?:is|zijn|lijkt|vind ik)(?: (?:dan|toch|me|mij|eigenlijk|wel|dus))* (?:niet|minder)(?: (?:zo|echt|erg))* (?:handig|praktisch|geschikt|slim|verstandig|fijn|mooi)(?:(, )(?!(?:liever|doe|dan|dus|maar|geen|met|zonder|en|tot|graag)\b)|(?=[,.;]|$))/iu;

/** `en losse accu van hetzelfde merk`: one of them, where it is not said of more. */
const ONE_MORE =
  /^en (?!(?:een|wat|zo'n|nog|ook|twee|drie|vier|zoek|heb|\d)\b)((?:\p{L}+e )?\p{L}*(?<!en|s))(?= (?:van|in|met|voor|zonder)\b|[,.]|$)/iu;

/** `dekbedovertrek erbij van 240 x 220`, `verder een konijnenhok`: another thing. */
const BESIDE: readonly (readonly [form: RegExp, as: string])[] = [
  [
    new RegExp(
      String.raw`^${LEAD}(?:ook )?((?:een |wat )?\p{L}{4,}(?: \p{L}{5,})?) (?:erbij|ernaast|daarnaast)(?=[ ,])(?! (?:mag|kan|is|hoeft)\b)`,
      "iu",
    ),
    "en $1",
  ],
  // `brokken heb ik ook nodig, voor een volwassen hond`
  [
    new RegExp(
      String.raw`^${LEAD}(\p{L}{4,}(?:en|s)) (?:heb|hebben|wil|willen|zoek|zoeken) (?:ik|we|wij) (?:(?:er|dan|nu) )*(?:ook|nog)(?: (?:ook|nog|graag))*(?: nodig| hebben)?(?=[.!? ]*$|, (?:voor|van|met|in|zonder)\b)`,
      "iu",
    ),
    "zoek ook $1",
  ],
  // `een losse accu van hetzelfde merk heb ik ook nodig`
  [
    new RegExp(
      String.raw`^${LEAD}((?:een |wat )?\p{L}[^.,;!?\d]{3,50}?) (?:heb|hebben|wil|willen|zoek|zoeken) (?:ik|we|wij) (?:(?:er|dan|nu|eigenlijk) )*(?:ook|nog)(?: (?:ook|nog|graag))*(?: nodig| hebben| erbij)?(?=[.!? ]*$|, (?:voor|van|met|in|zonder)\b)`,
      "iu",
    ),
    "en $1",
  ],
  // `ik wil er ook een droger bij, ook van AEG`
  [
    new RegExp(
      String.raw`^${LEAD}(?:(?:ik|we|wij) (?:wil|willen|zoek|zoeken|wou|neem|nemen)|doe|geef|mag ik) (?:er|daar|hier)(?: (?:ook|nog|graag|maar|dan))* ((?:een |wat )?\p{L}[\p{L} -]{2,30}?) bij(?=[ ,.!?]|$)`,
      "iu",
    ),
    "en $1",
  ],
  [/^(?:verder|daarnaast|tot slot|ten slotte|nog wat anders|iets anders)[:,]? (?=(?:een|wat|zoek|nog|heb)\b)/iu, "en "],
];
/** `wat kost nummer twee`; of several, that are compared, the words are read where they are. */
const NUMBER_IN_WORDS =
  /^(?!.*\b(?:vergelijk|verschil|tussen|naast)\b)(.*\b(?:nummer|nr\.?|optie)) (een|één|twee|drie|vier)(?=[?.! ]*$)/iu;
const places = ["een", "twee", "drie", "vier"];

/** `met van die lampjes` */
const OF_THOSE = /\bmet van (?:die|dat|zulke|zo'n) /giu;
/** `ik wil een aquarium beginnen, maximaal 60 liter`: what is done with it. */
const DONE_WITH =
  /^((?:en )?(?:ik|we|wij) (?:wil|willen|ga|gaan|wou)(?: \p{L}+)*? een? [^.,;!?]+?) (?:beginnen|opzetten|aanschaffen|inrichten|uitproberen)(?=[.,;!]|$)/iu;

/** `27 inch scherm voor thuis`, where no other thing is named before it that has one. */
const SCREEN =
  /^((?:(?:ik|zoek|wil|een|heb|je|hebben|jullie|heeft|u|graag|goede?|nieuwe?|grote?|mooie?|en|ook|nog|nu)[ ,]+)*(?:(?:\d{2}(?:[.,]\d)? ?(?:inch|"|duim)|4k|qhd|full hd|gebogen|curved) )+)scherm\b(?! (?:van|voor (?:mijn|m'n|mn|de|een) (?:telefoon|tablet|laptop|auto|raam)))/iu;
/** `kunnen jullie mij helpen met een hanglamp?` */
const HELP_WITH =
  /^((?:hallo|hoi|goede\p{L}+|dag|beste \p{L}+)[,.! ]+)?(?:kunnen|kunt|kan|zouden|zou) (?:jullie|u|je|iemand) (?:mij|me|ons) (?:even |misschien )?helpen (?:met|aan) ((?:een|de|het|nieuwe) [^?]+)\?/iu;
/** `onze wasmachine is kapot. 8 kg`: another one, which is to be so. */
const BROKE =
  /^(?:onze|mijn|mn|m'n|de) (\p{L}{4,}) (?:is|was|heeft|doet|ging)\b[^.,;!?\d]*?\b(?:kapot|stuk|defect|begeven|overleden|niet meer)[.,;!]+\s*(?=(?:\d|maat|tot|met|zonder|liefst|graag|max|minstens|minimaal|hooguit)\b)/iu;
/** `een robotje dat stofzuigt en dweilt` */
const ROBOT = /\brobot(?:je)? (?:die|dat) (?:ook )?stofzuigt(?: (?:en|én) (?:ook )?(?=\p{L}))?/giu;

/** A first message without why it is sought, and with the thing that a screen of so many inches is. */
export function firstInKnownForms(message: string): string {
  const bare = message
    .replace(BECAUSE, "")
    .replace(FILLER, "")
    .replace(NOT_ENOUGH, "$1geen $2, liever")
    .replace(OF_THOSE, "met ")
    .replace(SCREEN, "$1monitor")
    .replace(HELP_WITH, "ik zoek $2.")
    .replace(BROKE, "$1, ")
    .replace(ROBOT, "robotstofzuiger die ");
  return bare.trim() === "" ? message : bare;
}

/**
 * A later message in the forms in which wishes are read, where people say the same in others: what is good too (`X mag ook`),
 * what is wanted rather (`liever X`), what is let go (`X hoeft niet`), without what is only remarked beside it.
 */
export function inKnownForms(message: string): string {
  const bare = withoutRemarks(message.trim().replace(NOT_MORE, "niet $1 dan "))
    .replace(FILLER, "")
    .replace(LETS_GO, "$1 maakt niet uit")
    .replace(WITHOUT_TOO, "$1 hoeft niet")
    .replace(INSTEAD, "niet $2 maar $1")
    .replace(ANY_BRAND, "merk maakt niet uit")
    .replace(
      NOT_HANDY,
      (_, lead: string, what: string, next: string | undefined) => `${lead}geen ${what}${next ? ", liever " : ""}`,
    )
    .replace(
      NUMBER_IN_WORDS,
      (_, of: string, word: string) => `${of} ${places.indexOf(word.toLowerCase().replaceAll("é", "e")) + 1}`,
    )
    .replace(OF_THOSE, "met ")
    .replace(MADE_OF, "doe maar een $1")
    .replace(PACKED, "$1")
    .replace(WHOLE, "$1 hele maat")
    .replace(LARGER_BY, "toch $1")
    .replace(FOR_INSTANCE, "toch $1")
    .replace(ELSE_ANY_BRAND, "merk maakt niet uit, $1")
    .replace(IN_COLOUR, "$1")
    .replace(DONE_WITH, "$1")
    .replace(SCREEN, "$1monitor")
    .replace(NO_MATTER, "$1 maakt niet uit")
    .replace(NOT_ENOUGH, "$1geen $2, liever")
    .replace(PART_TOO, "$1 mag ook")
    .replace(FIRST, "$1$2")
    .replace(SWEARS_BY, "liever")
    .replace(CALLED, "een $1")
    .replace(HAS_THOSE, "$1van $2")
    .replace(SOME_OF, "$1")
    .replace(COSTS_BESIDE, "en $1")
    .replace(EXACTLY_NOT, "")
    .replace(IS_ONLY_FOR, "")
    .replace(FALLS_SHORT, "")
    .replace(SHOW_RATHER, "toch liever $1")
    .replace(AND_THOSE, "$1")
    .replace(ALSO_SOLD, "en ook $1")
    .replace(BUT, " $1, ")
    .replace(DEARER, "$1 duurder zijn");
  const first = (forms: readonly RegExp[], as: string): string | undefined => {
    const form = forms.find((one) => one.test(bare));
    return form && bare.replace(form, as);
  };
  const beside = BESIDE.find(([form]) => form.test(bare));
  if (beside) return bare.replace(...beside).replace(ONE_MORE, "en een $1");
  const said =
    first(UNNEEDED, "$1 hoeft niet") ??
    first(ALSO_FINE, "$1 mag ook") ??
    first([...RATHER, ...RATHER_THAT], "liever $1") ??
    bare;
  return said.trim() === "" ? message : said.replace(CORD, "bedraad").replace(OF_ANY, "$1 maakt niet uit");
}
