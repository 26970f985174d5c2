import { SOMEBODY } from "../disliked";
import { type Form, inForms } from "./form";
import { BUDGETS } from "./plain-budgets";
import { REASONS } from "./plain-reasons";

/** What can be done with a thing, as the property that it then has. */
const DOINGS: Readonly<Record<string, string>> = {
  opvouwen: "opvouwbaar",
  inklappen: "inklapbaar",
  invouwen: "opvouwbaar",
  verstellen: "verstelbaar",
  uitschuiven: "uitschuifbaar",
  dimmen: "dimbaar",
  stapelen: "stapelbaar",
  uittrekken: "uittrekbaar",
};
const names = (words: Readonly<Record<string, unknown>>): string => Object.keys(words).join("|");
const BEGIN = String.raw`(^|[.;!?,:]\s*(?:(?:en|maar|want|dus|nee|ja|nou)[ ,]+)*)`;
const END = String.raw`(?=\s*(?:[.,;!?]|$))`;

/** What is said to be wrong, by one word; who says it, or what only leads in, is no thing. */
const THING = String.raw`(?!(?:ik|we|wij|hij|ze|zij|er|ie|u|je|mijn|m'n|mn|me|onze|ons|haar|hun|zijn|dat|die|dit|deze|het|nu|dan|maar|en|want|of|met|van|voor|in|op|bij|aan|alles|daar|hier|een|geen|niet|vorige?|oude|meer|verder|zo|anders|toch|daarom|dus|eigenlijk|misschien|straks|soms|vaak|gisteren|vandaag|morgen)\b)(\p{L}{3,})`;
/** What of a story says the number that is meant: `205/55 R16`, `5W40`. */
const CODE = String.raw`(?=[^ ]*\d)[\p{L}\d/.,-]*[\p{L}\d](?: [A-Z]\d+)?`;

/** How people say in a story what is sought, and how a search would say it. Language, not shop. */
const FORMS: readonly Form[] = [
  // Whom a letter is to: no one is asked for by it.
  [
    /^(?:geachte|beste|hallo|hoi|dag|goede\p{L}*) (?:mensen|allemaal|team|redactie|medewerkers?|klantenservice|winkel|verkopers?|assistent|heer|mevrouw|meneer|dames|heren|etalage)(?:,? ?(?:en|of|\/)? ?(?:heren|heer|mevrouw|dames))?[,.!:]\s*(?=\S)/giu,
    "",
  ],
  // `me zoontje`, `me ouwe gympen`
  [
    /\bme (?=(?:ouwe|oude|eigen|nieuwe|eerste|zoon\p{L}*|dochter\p{L}*|kind\p{L}*|moeder|vader|ma|pa|oma|opa|man|vrouw|vriend\p{L}*|broer\p{L}*|zus\p{L}*|neef\p{L}*|nicht\p{L}*|werk|huis|kamer|fiets|auto|tv|telefoon|laptop|budget)\b)/giu,
    "mijn ",
  ],
  [/\bouwe\b/giu, "oude"],
  [/\s*\p{Extended_Pictographic}\uFE0F?(?=\s*$)/gu, ""],
  [/\b(?:a\.u\.b|s\.v\.p)\.?(?!\p{L})/giu, "aub"],
  [/\bok[éè](?!\p{L})/giu, "oke"],
  // `vanaf één jaar`: the number, and no article.
  [
    /(?<!\p{L})[éÉ][éeÉ]n(?= (?:jaar|maand|uur|meter|liter|kilo|kg|euro|stuk|persoon|laag|lade|deur|deurs|zone|pit|mand|wiel|accu)\b)/gu,
    "1",
  ],
  // `geen robot aub daar wordt de hond gek van`: why it is not wanted.
  [
    /(?<=\S{3})(?:,| want| omdat| aub)? daar (?:wordt|worden|hebben|krijgt|krijg|krijgen|gaat|ga|heeft|heb|hebben|kan|kunnen|ben|is|houd|schrikt|slaapt) (?![^.,;!?]*\b(?:voor nodig|liever|graag|zoek)\b)[^.,;!?\d]{2,40} (?:van|tegen|door|mee|over|last van|bang voor|niet tegen|niet van)[.! ]*$/giu,
    "",
  ],
  // `1 meter 80 bij 2 meter`, `1.80 bij 2.00 m`
  [
    /\b([12])(?: meter| m|[.,]) ?(\d0|\d5)(?: m(?:eter)?)? (?:bij|x|op) ([12])(?:(?: meter| m|[.,]) ?(\d0|\d5))?(?: m(?:eter)?)?(?![\d,.]*\d)/giu,
    (_, metres = "", parts = "", length = "", more = "00") => `${metres}${parts} x ${length}${more} cm`,
  ],
  // `hoogstens geen reus, maar 43 inch of groter moet wel`
  [/(\d ?(?:inch|cm|liter|kg|kilo|gb|watt)(?: of (?:groter|meer|hoger))?) moet(?:en)? wel(?=\s*[.,;!?]|$)/giu, "$1"],
  // `W33 lengte 34`
  [/\bw ?(\d{2}),? (?:lengte|l) ?(\d{2})\b/giu, "W$1/L$2"],
  // `rest is speelgoed`
  [/(?<=\S{3})[.,;] (?:de )?rest is [^.;!?\d]{2,30}[.! ]*$/giu, ""],
  // `niets historisch`
  [
    /\b(?:niets|niks) (\p{L}{3,}isch)(?:s)?(?=(?: (?:alstublieft|alsjeblieft|aub|graag|hoor))*\s*(?:[.,;!?]|$))/giu,
    "geen $1",
  ],
  // `eentje waar een spel bij zit`
  [/\bwaar (?:ook |wel )?(?:een |de |het )?(\p{L}{3,}) bij (?:zit|zitten|is|komt)(?=\s*[.,;!?]|$)/giu, "met $1"],
  // `evenveel toetsen als een echte piano, 88 dus`
  [/\b(?:met )?evenveel (\p{L}{3,}) als (?:een|de|het|mijn) [^.,;!?\d]{2,30}[,:] (\d+)(?: dus)?\b/giu, "met $2 $1"],
  // `100 liter op z'n minst`
  [/(\d+(?:[.,]\d+)? ?\p{L}{0,9}) op (?:z'n|zijn) minst\b/giu, "minstens $1"],
  [/(\d+(?:[.,]\d+)? ?\p{L}{0,9}) op (?:z'n|zijn) (?:hoogst|meest)\b/giu, "hooguit $1"],
  // `IP67 is het minste, IP68 mag natuurlijk ook`
  [
    /(\p{L}+\d+) is (?:wel )?het minste,? (?:en |maar )?(\p{L}+\d+) mag(?: natuurlijk| uiteraard)? ook\b/giu,
    "$1 of $2",
  ],
  // `terug naar de olie: 5W-40 was het`
  [/(\d[\p{L}\d/-]*) was het(?: toch| geloof ik| volgens mij| dacht ik)*(?=\s*[.,;!?]|$)/giu, "$1"],
  [/^(?:(?:ha){2,}|hihi|haha\p{L}*|lol|hehe)[ ,.!]*(?=\p{L})/iu, ""],
  // What smiles ends a sentence.
  [/\s+(?:[:;]-?[()DPp]+|<3|xx?)(?=\s+\p{Lu})/gu, "."],
  ...BUDGETS,
  ...REASONS,
  // `het hoeft niks bijzonders te zijn`
  [
    /(^|[.;!?,]\s*)(?:(?:het|hij|die|dat) )?hoeft (?:echt |ook )?(?:niks|niets|geen) (?:\p{L}+s|topmodel|duurste)(?: te (?:zijn|worden|kosten))?(?:,| maar|(?=[.;!?]|$))/giu,
    "$1",
  ],
  // `5 graden of kouder`
  [/\b(-?\d+ ?(?:graden|°c?)) of (?:kouder|lager)\b/giu, "hooguit $1"],
  // `ik dacht eerst 80 euro maar vooruit, hoogstens 90`
  [
    /(^|[.;!?]\s*)(?:ik|we|wij) (?:dacht|dachten|wilde|wilden|wou) (?:eerst|eigenlijk) (?:aan )?[^.;!?]{2,30}?,? maar (?:vooruit|goed|nu|ok\p{L}*|toch)?,? ?(?=\S)/giu,
    "$1",
  ],
  [/\b(euro|€ ?\d+) (?:alles bij elkaar|alles samen|in totaal|alles inbegrepen|all[- ]in)\b/giu, "$1"],
  [
    /\b(wit|zwart|rood|groen|blauw|geel|paars|roze|bruin|grijs|oranje) als (?:een|de) \p{L}+(?: (?:heeft|heb|wil|wou) (?:hij|ze|zij|ik) (?:besteld|graag|gevraagd))?/giu,
    "$1",
  ],
  // `maatje 5 tot 40 euro` is no range
  [/\b(maat(?:je)? \d+) tot (?=(?:€ ?)?\d+(?:[.,]\d+)? ?(?:euro|eur|,-))/giu, "$1, tot "],
  // `iphone 15, of nee wacht, ik heb de 16`
  [
    /\b\d{1,3},? (?:of |oh? )?nee,?(?: (?:wacht|sorry|toch),?)* (?:ik heb|het is|hij heeft|ze heeft|dat is) (?:de|een) (\d{1,3})\b/giu,
    "$1",
  ],
  // `geel wil hij niet aan`
  [
    new RegExp(
      String.raw`(^|[.;!?,]\s*)${THING} (?:wil|wou) (?:hij|ze|zij|ie) (?:(?:echt|dus|absoluut|liever) )*niet(?: (?:aan|hebben|dragen|meer))*(?: (?:zegt|zei) (?:hij|ze|zij|ie)(?: net)?)?${END}`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `heb al een philips gehad, nu wat anders dus niet dat merk`
  [
    /\b(?:(?:ik|we|wij) )?(?:heb|hebben|had|hadden) (?:(?:al|nu|net) )*een (\p{L}+) gehad\b[^.;!?]{0,40}?\bniet (?:meer )?(?:van )?dat merk\b/giu,
    "niet van $1",
  ],
  // `het mag 180 euro kosten, niet meer`
  [
    /\bmag (€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur|piek))? kosten,? (?:(?:maar|en) )?(?:echt )?niet meer\b/giu,
    "mag hooguit $1 euro kosten",
  ],
  // `kunstleer plakt in de zomer, dat hoef ik niet`
  [
    new RegExp(
      String.raw`(^|[.;!?]\s*)(?:de |het |een )?${THING} (?:\p{L}+ ){1,6}?\p{L}+, (?:dus )?(?:dat|die) (?:hoef|wil|hoeven|willen) (?:ik|we|wij) (?:dus |echt |liever |ook )?niet\b`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `tot 600 euro vergoedt de baas`
  [
    new RegExp(
      String.raw`\b((?:tot|maximaal|max|hooguit|hoogstens) (?:€ ?)?\d+(?: ?euro)?) (?:vergoedt|betaalt|krijg|krijgen|mag|mogen|leg|geef|geeft) (?:ik |we )?(?:van )?(?:de|het|mijn|m'n|mn|onze) \p{L}+${END}`,
      "giu",
    ),
    "$1",
  ],
  // `27 inch past precies op mijn bureau`
  [
    new RegExp(
      String.raw`${BEGIN}((?:een )?(?:van )?\d[\d.,x ]*(?:\p{L}{1,10}|")) (?:past|gaat|kan|staat) (?:er )?(?:precies|net|mooi|goed|prima|nog net) (?:op|in|onder|aan|tussen|voor|bij) (?:de|het|mijn|m'n|mn|onze|ons|een) [^.,;!?]+`,
      "giu",
    ),
    "$1$2",
  ],
  // `op mijn band staat 205/55 R16`, `in het boekje staat 5W40`
  [
    new RegExp(
      String.raw`${BEGIN}(?:op|in|bij|onder) (?:de|het|mijn|m'n|mn|onze) (?:oude )?\p{L}+ (?:staat|stond) (?:dat het |maat |nu )?(${CODE})(?![\p{L}\d])(?: (?:en|maar) (?=\p{L}))?`,
      "giu",
    ),
    "$1$2, ",
  ],
  // `er gaat bijna vijf liter in`, before the amount that is asked for
  [
    /(^|[.;!?,]\s*)(?:en )?(?:er|daar) (?:gaat|past|kan|zit) (?:bijna |ongeveer |zo'n |net )?[^.,;!?]{2,20} in,? dus (?=\S)/giu,
    "$1",
  ],
  // `het dient waterdicht te zijn`
  [/\b(?:dient|dienen) ([^.;!?]{2,60}?) te (zijn|hebben|kunnen|bevatten|worden)\b/giu, "moet $1 $2"],
  [/\b(?:dient|dienen) te (zijn|hebben|kunnen|bevatten)\b/giu, "moet $1"],
  // `zonder klopfunctie begin ik niks`
  [
    new RegExp(
      String.raw`(^|[.;!?,:]\s*|\bdus )zonder ((?:een )?\p{L}+(?: \p{L}+)?) (?:begin|kan|kom|doe|heb|hoeft|wil|koop|gaat|is|werkt|lukt|hoef) (?:ik |we |het |hij |ie |dat )?(?:er )?(?:niks|niets|niet|geen)(?: (?:mee|aan|om|eens|lang|meer|zin|voor mij|hebben|werken))*${END}`,
      "giu",
    ),
    "$1met $2",
  ],
  // `van batterijen wil ik af`
  [
    new RegExp(
      String.raw`${BEGIN}van (?:die |de |al die |dat )?(\p{L}+(?: \p{L}+)?) wil(?:len)? (?:ik|we|wij) (?:nu |eindelijk |juist |graag )?(?:van )?af${END}`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `zolang hij maar niet roze is`
  [
    /,? (?:zolang|als|mits) (?:hij|ie|het|die|dat|ze|deze) (?:maar|in elk geval|in ieder geval|tenminste) (?:geen|niet) ([\p{L}-]+) (?:is|zijn|wordt|heeft)\b/giu,
    ", niet $1",
  ],
  // `wit valt weg tegen het plafond, dus die kleur niet`
  [
    new RegExp(
      String.raw`(^|[.;!?]\s*)(?:de |het |een )?${THING} [^.;!?]{3,60},? dus (?:die|dat)(?: (?:kleur|maat|merk|variant|soort|model|materiaal))? (?:dan |liever |in elk geval |zeker |toch )?niet\b`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `die je in hoogte kunt verstellen`
  [
    new RegExp(
      String.raw`\b(?:die|dat) (?:je|ik|we|men|u) (in hoogte |makkelijk |gemakkelijk |helemaal |ook |zelf )?(?:(?:kunt|kan|kunnen) (${names(DOINGS)})|(${names(DOINGS)}) (?:kunt|kan|kunnen))\b`,
      "giu",
    ),
    (_, how = "", one, other) => `${/hoogte/i.test(how) ? how : ""}${DOINGS[(one ?? other ?? "").toLowerCase()]}`,
  ],
  // `voor een trektocht in Schotland zoek ik een slaapzak`
  [
    /(^|[.;!?]\s*)voor ([^.,;!?]{3,60}?) (zoek|zoeken|wil|willen|zou|neem|koop) (ik|we|wij) ((?:graag |nog |nu |dus |wel )*(?:een|het|de|zo'n|nieuwe?|\p{L}+en\b)[^.,;!?]{2,60}?)(?=[.,;!?]|$)/giu,
    "$1$4 $3 $5 voor $2",
  ],
  // `we willen op zolder een filmhoekje maken met een beamer`
  [
    /(^|[.;!?]\s*)(?:ik|we|wij) (?:wil|willen|ga|gaan)(?! voor) [^.,;!?]{3,60} (?:maken|inrichten|bouwen|opknappen|aankleden) met (?=(?:een|zo'n|nieuwe?)\b)/giu,
    "$1",
  ],
  // `mijn fysio zegt dat ik een monitor moet nemen`
  [
    new RegExp(
      String.raw`(^|[.;!?]\s*)(?:${SOMEBODY}|de \p{L}+) (?:zegt|zei|vindt|vond|adviseert|adviseerde|raadt aan|raadde aan) (?:(?:[^.;!?]{3,80}?) en )?dat (?:ik|we|wij) (?:beter |echt |nu |toch )?((?:een|zo'n) [^.;!?]{2,80}?) (?:moet|moeten|kan|kunnen) (?:nemen|kopen|hebben|aanschaffen|zoeken|proberen)\b,?`,
      "giu",
    ),
    "$1$2",
  ],
  // `is een eis`, `is een must`
  [
    /\s+(?:is|zijn|blijft) (?:(?:voor mij|voor ons|wel|echt|toch|absoluut|dus) )*(?:een )?(?:(?:harde|absolute|echte) )?(?:eis|must|vereiste|voorwaarde|vereist|verplicht|noodzaak)\b/giu,
    "",
  ],
  // `de rest is bijzaak`
  [
    new RegExp(
      String.raw`(^|[.,;!?]\s*)(?:(?:en|maar) )?(?:de rest|al het andere|verder alles|meer|iets anders) (?:is|vind ik|maakt|doet|boeit|kan|zien we|zie ik|hoeft)[^.,;!?]{2,40}${END}`,
      "giu",
    ),
    "",
  ],
  // `een andere kleur heeft geen zin`
  [
    /(^|[.;!?]\s*)(?:een )?(?:ander|andere|iets anders)(?: \p{L}+)? (?:heeft|hebben) (?:(?:echt|dus) )?(?:geen|weinig) zin\b[^.;!?]*/giu,
    "$1",
  ],
  [/\bvan (?:licht naar zwaar|lichtste naar zwaarste)\b/giu, "zo licht mogelijk"],
  [/\b(?:(?:voor (?:mij|me|ons) )?op (?:een|het) rijtje zetten|op een rij zetten)\b/giu, "laten zien"],
  // `zonder plastic smaak`
  [
    /\bzonder (?:plastic|metaal|metalen|chemische|vieze|nare|rare|gekke) ?(?:smaak|smaakje|geur|geurtje|lucht|luchtje|bijsmaak)\b,?/giu,
    "",
  ],
  [/(^|[.;!?]\s*)(?:o|oh) (?:ja|en)[ ,]+(?:en )?/giu, "$1"],
  // `niet van die zware zoete luchtjes`
  [
    /\b(?:en |maar )?niet van die ((?:\p{L}+e )+)(?:luchtjes|geuren|geurtjes|dingen|kleuren|modellen|smaken|toestanden)\b/giu,
    (_, kinds = "") =>
      kinds
        .trim()
        .split(" ")
        .map((kind) => `, geen ${kind}`)
        .join(""),
  ],
  // `dus niet zo'n groot apparaat met een tank`
  [
    /,? ?(?:dus |en |maar )?niet zo'n (?:\p{L}+e? )?(?:apparaat|ding|geval|gevaarte|bakbeest|toestel|monster)(?: met (?:een )?\p{L}+)?/giu,
    "",
  ],
  // `geen namaak zegt zijn moeder`
  [/,? (?:en )?geen (?:namaak|nep|rommel|troep|flauwekul|gedoe|poespas|onzin|gezeur|fratsen)\b/giu, ""],
  // `een can van 5 liter motorolie`
  [
    /\b(?:een |zo'n )?(?:can|blik|fles|pot|zak|doos|pak|jerrycan|bus|emmer|tube|rol) (?:van )?(\d+(?:[.,]\d+)? ?(?:liter|l|kg|kilo|gram|ml|stuks|meter)) (\p{L}{4,})\b/giu,
    "$2 van $1",
  ],
  [/\b(?:een |zo'n )?(?:can|blik|fles|pot|zak|doos|pak|jerrycan|bus|emmer|tube) van (?=\d)/giu, "van "],
  // `die 360 graden draaien`
  [
    /\b(?:(?:die|dat) )?360 ?(?:graden|°) (?:kan |kunnen |om )?(?:kan |kunnen )?(?:ronddraaien|draaien|roteren|draait)\b/giu,
    "draaibaar",
  ],
  [
    /\b(?:en )?met isofix (?:vastgaan|vastgaat|vastzitten|vast te zetten|vastgezet worden|vastklikken)\b/giu,
    "met isofix",
  ],
  [/\bin een (?:apart|eigen|speciaal) (?:vak|vakje|compartiment)\b/giu, ""],
  [/\b(?:erbij geleverd|meegeleverd|erbij inbegrepen|inbegrepen)\b/giu, "erbij"],
];

/** A message in which what is said as people tell it, stands as a search would say it. */
export const inPlainTerms = (text: string): string => inForms(text, FORMS);
