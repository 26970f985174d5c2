import { numberOfWord } from "../dutch-numbers";
import { type Form, inForms } from "./form";

/** `hij hoeft niet groter te zijn dan 4,5 liter`: `niet groter dan`. */
export const NOT_MORE =
  /\b(?:(?:hij|het|die|dat|ze) )?(?:hoeft|hoeven) (?:echt |ook |toch )*niet (\p{L}{3,}er) te (?:zijn|worden) dan (?=\d|\p{L}+ \p{L}+)/giu;

const quarters: Readonly<Record<string, number>> = { een: 15, twee: 30, drie: 45 };

const words = ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"];

const NO_WIDER =
  /\b(?:mijn|m'n|mn|onze|ons|de|het) [^.,;!?\d]{2,30}? (?:is|meet|heeft) (?:(?:precies|maar|exact|ongeveer|net) )*(een meter|\d+(?:[.,]\d+)? ?(?:cm|mm|meter|m|centimeter))(?: (?:hoog|breed|diep|lang|ruimte))?,? (?:en |dus )?(breder|hoger|dieper|langer) (?:mag|kan|past|gaat)(?: (?:het|hij|die|ie|er|dus|dan|ook))* niet\b(?: zijn| worden)?/giu;
/** `mijn kastje is een meter, breder mag hij dus niet zijn`, as the bound that it is. */
export const withRoomSaid = (text: string): string =>
  text.replace(
    NO_WIDER,
    (_, size: string, side: string) => `hooguit ${size.replace(/^een meter$/i, "100 cm")} ${sides[side.toLowerCase()]}`,
  );
const sides: Record<string, string> = { breder: "breed", hoger: "hoog", dieper: "diep", langer: "lang" };

/** How people say amounts, sizes and who says so, and how a search would. Language, not shop. */
const FORMS: readonly Form[] = [
  // `een driekwart maat zei de juf`: who says so.
  [
    /,? (?:zei|zegt|zeiden|zeggen|adviseerde|adviseert|dacht|vond)(?: (?:de|het|mijn|m'n|mn|onze|ons|haar|zijn))? \p{L}{3,}(?=\s*[.,;!?]|$)/giu,
    "",
  ],
  // `maat 39 maar soms ook 40`: either size.
  [
    /\b(maat (?:\d{2}|x{0,3}[sml])),? (?:maar |en |of )?(?:soms|af en toe|ook weleens|eventueel)(?: (?:ook|eens|wel|een|maat))* (\d{2}|x{0,3}[sml])\b/giu,
    "$1 of $2",
  ],
  // `accu's heb ik al liggen dus die hoeven er niet bij`
  [
    /(^|[,.;] ?)(?:de |mijn )?(\p{L}{3,}(?:'s|s|en)) (?:heb|hebben) (?:ik|we|wij) (?:zelf |nog |thuis )*al(?: liggen| staan| in huis| genoeg)*,? (?:dus|en) (?:die|ze|dat) (?:hoeven|hoeft) (?:er )?(?:niet|dus niet)(?: (?:bij|meer|mee))*(?=[.,;!?]|$)/giu,
    "$1zonder $2",
  ],
  // `driepersoons bank`: as many seats.
  [
    /\b(\d|een|twee|drie|vier|vijf|zes)[- ]?persoons[- ]?(?=(?:hoek|zit|slaap|lounge)?(?:bank|bankje|banken|bankstel|bankstellen|sofa)\b)/giu,
    (_, count) => `${numberOfWord(count.toLowerCase()) ?? count}-zits `,
  ],
  // `in een van die twee`
  [
    /,? (?:(?:in|van) )?(?:een|1|eentje) van (?:die|deze|de) (?:twee|2)(?: maten| kleuren| merken)?(?=[.,;!?]|$)/giu,
    "",
  ],
  // `van klein naar groot waterreservoir`
  [
    /,? (?:gesorteerd |sorteren |oplopend |aflopend )?(?:op )?van (klein|laag|licht|smal|kort|groot|hoog|zwaar|breed|lang) naar (?:groot|hoog|zwaar|breed|lang|klein|laag|licht|smal|kort)(?=[ .,;!?]|$)/giu,
    ", $1ste",
  ],
  // `accuboormachine, alleen de machine`: none of what may come with it.
  [/,\s*(?:alleen|enkel|gewoon) (?:de machine|het apparaat|het toestel)(?=[.,;!?]|$)/giu, ""],
  // `de dokter zei een matras van 90x200`, `de juf raadt aan: maat 38`
  [
    /^(?:de|het|mijn|m'n|mn|onze|ons) \p{L}{3,} (?:zei|zegt|adviseerde|adviseert|raadt aan|raadde aan)(?: (?:ons|me|mij|dat))?[:,]? (?=(?:een|maat) )/giu,
    "",
  ],
  // `65 inch of anders 75`: what may also be said between two numbers.
  [/(?<=\d[^.;!?,]*) of (?:anders|eventueel|desnoods|evt\.?|misschien|ook) (?=\d)/giu, " of "],
  // `55 inch, kan ook 50 zijn`: the second of two that are both good.
  [
    /(\d+(?:[.,]\d+)?)( ?(?:\p{L}{1,8}|"))?,? (?:(?:maar|en) )?(?:(?:kan|mag|zou) (?:ook|eventueel|evt\.?|desnoods)(?: wel)?) (\d+(?:[.,]\d+)?)(?: ?\2)?(?: (?:zijn|wel|ook|kunnen|mogen))*(?=[.,;!?]|$)/giu,
    (_, first: string, unit: string | undefined, second: string) =>
      unit === undefined ? `${first} of ${second}` : `${first} of ${second}${unit}`,
  ],
  // `55 inch of 50`: the unit stands behind the first.
  [/(\d+(?:[.,]\d+)?) ?(inch|duim|gb|tb|kg|kilo|liter|cm|watt) of (\d+(?:[.,]\d+)?)(?=[.,;!?]|$)/giu, "$1 of $3 $2"],
  // `een hondenmand waar de hoes vanaf kan`
  [
    /\bwaar(?:van)? (?:de|het|een) (\p{L}{3,}) (?:er)?(?:van ?)?af (?:kan|gaat|kunnen|mag)\b|\bmet (?:een )?(\p{L}{3,}) die (?:er ?)?af (?:kan|gaat|kunnen)(?: om te wassen)?\b/giu,
    (_, one: string | undefined, other: string | undefined) => `met afneembare ${one ?? other}`,
  ],
  // `heb zo'n 1000 euro te besteden`: what there is to spend is not gone beyond.
  [
    /\b(?:zo'n|ongeveer|circa|rond de|zowat) (€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur))? (te besteden|uit te geven|te spenderen|kwijt)\b/giu,
    "$1 euro $2",
  ],
  // `2in1`
  [/\b(\d) ?in ?(\d)\b/giu, "$1-in-$2"],
  // `voor acht of meer`
  [/\bvoor (\d+|\p{L}{3,8}) of meer(?=[.,;!?]|$)/giu, "voor minstens $1 personen"],
  // `hij hoeft niet groter te zijn dan 4,5 liter`: `niet groter dan`.
  [NOT_MORE, "niet $1 dan "],
  // `hij wil er 200 euro aan uitgeven, meer niet`
  [
    /(€ ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:euro|eur))\b([^.;!?\d]{0,40}?),? (?:en |maar )?(?:meer|hoger|duurder) niet\b/giu,
    "hooguit $1$2",
  ],
  // `een cadeautje voor een geboorte, een knuffel`, `iets om het terras mee schoon te spuiten, hogedrukreiniger`: a
  // name follows.
  [
    /\b(?:een |'n )?(?:iets|cadeau(?:tje)?|kado(?:otje)?|presentje) (?:om|voor) [^,.;!?\d]{3,60}[,:] (?=(?:een |'n |zo'n |of )?(?!(?:liefst|liever|graag|max|niet|geen|met|zonder|van|voor|tot|onder|mag|moet|hij|het|die|dat|ze|ik|we|en|maar|want|rond|iets|op|in|uit|om|als|ook|budget|prijs|kleur|merk|maat)\b)\p{L}{4,})/giu,
    "",
  ],
  // `onder onze bank is het maar 9,5 cm hoog`, `mijn tv-meubel is precies een meter, breder mag dus niet`
  [
    /\b(?:onder|in|achter|naast|boven) (?:de|het|mijn|m'n|mn|onze|ons) \p{L}[\p{L}-]*(?: \p{L}+)? (?:is|zit|heb ik|hebben we)(?: (?:het|er|maar|slechts|precies|net))*(?: (?:plek|plaats|ruimte) voor)? (een meter|\d+(?:[.,]\d+)? ?(?:cm|mm|meter|m|centimeter))(?: ruimte)?(?: (hoog|breed|diep|lang))?(?: ruimte| vrij)?(?:,? (?:en )?meer niet)?/giu,
    (_, size: string, side = "hoog") => `hooguit ${size.replace(/^een meter$/i, "100 cm")} ${side}`,
  ],
  // `van hout onderstel graag`
  [
    /\bvan (hout|metaal|staal|rvs|glas|leer|stof|kunststof|aluminium|bamboe|eiken|marmer|katoen|rubber) (onderstel|poten|blad|tafelblad|frame|band|bandje|handvat|zool|voering|deksel|kan|kap)(?= graag|[.,;!?]|$)/giu,
    "$2 van $1",
  ],
  // `oma betaalt max 50`
  [
    /\b(?:(?:mijn|m'n|mn|onze) )?(?:\p{L}{3,} )?(?:oma|opa|moeder|vader|mama|papa|tante|oom|man|vrouw|zus|broer|baas|werkgever|school|zaak) (?:betaalt|geeft|legt)(?: (?:er|dan|mee))* (?=(?:max|maximaal|hooguit|hoogstens|tot|niet meer dan)\b)/giu,
    "",
  ],
  // `voor een kind dat 10 wordt, een boek voor die leeftijd`
  [
    /(\b(?:wordt|is|van|word) (?:nu |al |bijna |net )?)(\d{1,2})(?! ?(?:cm|kg|kilo|euro|inch|liter|gb))\b(.{1,80}?)\b(?:voor|van|bij|op|passend bij) (?:die|haar|zijn|deze|d'r|zo'n) leeftijd\b/iu,
    "$1$2$3voor $2 jaar",
  ],
  // `hij heeft 26 maar 28 mag ook`: either size.
  [
    /\b(?:hij|zij|ze|ik|die) (?:heeft|heb|draagt|draag) (?:nu )?(?:maat )?(\d{2}),? (?:maar|of|en) (?:maat )?(\d{2}) (?:mag|kan|is)(?: ook)?(?: goed| prima)?/giu,
    "maat $1 of $2",
  ],
  // `laptop van 15,6 inch moet erin`: what goes into it.
  [
    /(^|[.,;!] )(?:(?:mijn|m'n|mn|een|de|onze) )?(\p{L}{4,}) van (\d+(?:[.,]\d+)? ?(?:inch|cm|liter|"))(?: (?:er|moet|moeten))* (?:moet|moeten|past|kan) er(?:in|op|onder)(?: (?:passen|kunnen))?/giu,
    "$1voor een $2 van $3",
  ],
  // `op de zijkant staat 205/55 R16`
  [
    /\b(?:er )?(?:op (?:de|het|mijn|m'n|mn) \p{L}+ )?(?:staat|lees ik|lezen we|zie ik)(?: er| nu| nog)* (?=\d{3}\/\d{2}\b)/giu,
    "",
  ],
  // `2 keer 2 kilo`
  [/\b(\d+) (?:keer|maal|x) (\d+(?:[.,]\d+)?) ?(?:kg|kilo)\b/giu, "$1 x $2 kg"],
  // `welke inkt heb ik nodig voor een EcoTank?`
  [/\bwelke (\p{L}{3,}) (?:heb|heeft|hebben) (?:ik|je|we|hij|zij) nodig (?=voor\b)/giu, "$1 "],
  // `kunststof, glas valt kapot`: why not the other.
  [
    /,\s*(?:want )?(?:een )?\p{L}{3,} (?:valt|gaat|breekt|wordt|roest|slijt) (?:(?:zo|te|altijd|meteen|gauw|snel|direct) )*(?:kapot|stuk|vies|heet|warm|koud|vuil|dof|lelijk)(?=[.!]?$)/giu,
    "",
  ],
  // `in geen geval weer een Samsung`
  [
    /\b(?:in|onder) geen (?:geval|beding|enkel geval)(?: (?:weer|nog|opnieuw|meer))*(?: (?:een|eentje van|van))? (?=\p{L})/giu,
    "niet van ",
  ],
  // `boven de 900 euro gaan we niet`
  [
    /\b(?:boven|over|meer dan|meer als) (?:de )?(€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur))? (?:ga|gaan|gaat|kom|komen|kan|kunnen|wil|willen|mag|betaal|betalen|geef|geven|hoef|hoeft|hoeven) (?:\p{L}+ ){1,3}?niet\b(?: (?:te zien|uitgeven|uit|aan|overheen|heen|komen|gaan|betalen|besteden)\b)*/giu,
    "hooguit $1 euro",
  ],
  // `onder de 700 euro moet toch lukken?`
  [/(\d ?(?:euro|eur)?) moet(?:en)? (?:(?:toch|dan|wel|ook|zeker) )*(?:kunnen|lukken)\b\??/giu, "$1."],
  // `de goedkoopste die jullie hebben staan`
  [
    /\s(?:die|wat) (?:jullie|u|je) (?:(?:nu|nog|in huis) )*(?:hebben|hebt|heeft|heb)(?: (?:staan|liggen|hangen))?(?=\s*[.,;!?]|$)|\s(?:die|dat|wat) er (?:nu )?(?:staat|te koop is|te krijgen is)(?=\s*[.,;!?]|$)|\s(?:in|uit) (?:de|jullie|deze|uw|het) (?:winkel|webshop|webwinkel|assortiment|collectie)(?=\s*[.,;!?]|$)/giu,
    "",
  ],
  // `5 kilo of groter`: said of what is no length.
  [
    /\b(\d+(?:[.,]\d+)? ?(?:kilo|kg|gram|gr|liter|ltr?|ml|gb|tb|watt|stuks)) of (groter|kleiner)\b/giu,
    (_, amount: string, word: string) => `${amount} of ${word === "groter" ? "meer" : "minder"}`,
  ],
  // `roze hoeft van mij niet`: whose opinion it is.
  [
    /\b(hoeft|hoeven|mag|mogen|moet|moeten) (?:van|voor) (?:mij|me|ons|haar|hem|(?:de|mijn|m'n|mn|onze) \p{L}+)(?: persoonlijk)?(?= niet\b)/giu,
    "$1",
  ],
  // `een voetbal maatje 3 of 4`
  [/\bmaatje (?=\d)/giu, "maat "],
  // `maat vijf`
  [
    /\bmaat (een|twee|drie|vier|vijf|zes|zeven|acht)(?!\p{L})/giu,
    (_, word: string) => `maat ${words.indexOf(word.toLowerCase()) + 1}`,
  ],
  //
  [/\b(een|twee|drie) kwartier\b/giu, (whole, word: string) => `${quarters[word.toLowerCase()] ?? whole} minuten`],
  // `moet het drie kwartier volhouden`: at least so long.
  [
    /\bmoet(?:en)? (?:(?:het|hij|ie|wel|ook|zeker|er|minstens|minimaal) )*((?:\d+|een|twee|drie|anderhalf|anderhalve) (?:kwartier|minuten|uur|uren|dagen|jaar)) (?:volhouden|meegaan|halen|werken)\b/giu,
    "minstens $1",
  ],
  // `die onder een 55 inch tv past`: a size of what it is to go with.
  [
    /\b(?:die|dat|om) (?:onder|op|aan|bij|naast|achter|voor) (?:een|de|het|mijn|m'n|mn|onze) (?:(\d+(?:[.,]\d+)? ?(?:inch|duim|")) (\p{L}{2,})|(\p{L}{2,}) van (\d+(?:[.,]\d+)? ?(?:inch|duim|"))) (?:te )?(?:past|passen|kan|kunnen|gaat|hangt|hangen|staat|staan)\b/giu,
    (_, size: string | undefined, thing: string | undefined, other: string | undefined, measure: string | undefined) =>
      `voor een ${thing ?? other} van ${size ?? measure}`,
  ],
];

/** A message in which two amounts that are both good, and the size of what a thing is to go with, are said plainly. */
export const saidPlainly = (text: string): string => inForms(withRoomSaid(text), FORMS);
