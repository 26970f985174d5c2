import { fold } from "../analysis/tokens";

/** A clause of a message as typed, with the signs that end it. */
interface Clause {
  typed: string;
  /** Whether it begins a sentence, or what somebody says. */
  isFirst: boolean;
}

/** `asks` for something, `tells` something, or goes with the clause before it. */
type Sense = "asks" | "tells" | "goes on";

const SELF = "ik|we|wij";
const PERSON = String.raw`(?:(?:mijn|m'n|mn|onze|ons) \p{L}+(?: [\p{L}]+)?)`;
const SUBJECT = String.raw`(?:ik|we|wij|hij|ze|zij|ie|het|er|u|je|men|(?:mijn|m'n|mn|onze|ons|haar|zijn|hun|de|het|die) (?:\p{L}+ )?\p{L}+)`;
const LEAD = String.raw`^(?:(?:en|maar|dus|want|nou|ja|nee|ach|oh?|tja|goh|kijk|zeg|ook|toch|nu|dan|toen|daarna|daarom|verder|bovendien)[ ,]+)*`;

/** Verbs by which somebody says what is sought. */
const WISHES =
  "zoek|zoeken|zocht|wil|willen|wou|wouden|wilde|wilden|zou|zouden|neem|nemen|koop|kopen|bestel|kies|hoef|hoeven|bedoel|prefereer|krijg|krijgen|vraag|accepteer|overweeg";
/** What somebody has or uses may be what the sought thing goes with. */
const OWNS = "heb|hebben|heeft|gebruik|gebruiken|gebruikt|rijd|rijden|rijdt";
const NUMBER = String.raw`(?:\d[\d.,]*|een half|anderhalve?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}+tien|\p{L}+tig|\p{L}*honderd|\p{L}*duizend)`;

/** What asks for something, whatever else is told in the same clause. */
const ASKS: readonly RegExp[] = [
  `^(?:de|die) (?:eerste|tweede|derde|vierde|laatste)$`,
  `\\b(?:${SELF}) (?:${WISHES})\\b`,
  `\\b(?:${WISHES}) (?:${SELF})\\b(?! (?:er ?mee|ervan|van af|vanaf zijn|(?:dat|die|het) (?:niet )?weten)\\b)`,
  `\\b(?:dacht|dachten|denk|denken) (?:(?:${SELF}|zelf|zo|eerder|meer|eigenlijk) )*aan\\b`,
  String.raw`\b(?:nodig|gezocht|gevraagd|liever|liefst|op zoek|tijd voor|toe aan|budget|voorkeur|alstublieft|alsjeblieft|aub|svp)\b`,
  String.raw`\b(?:heb|heeft|hebt|hebben|verkoopt|verkoop|verkopen) (?:u|je|jij|jullie)\b`,
  `${LEAD}(?:is|zijn|bestaat|bestaan) er\\b`,
  `${LEAD}(?:mag|kan|kunt|kun|zou|heeft|weet) (?:${SELF}|u|je|jullie|iemand)\\b`,
  `${LEAD}(?:doe|geef|neem|toon|laat|pak|zoek|stuur|probeer|kies)(?: (?:me|mij|ons|ik|maar|dan|toch|eens|het|dat|die|ook|zien|met))* (?:een|de|het|\\p{L}+)\\b`,
  String.raw`(?<!^(?:.* )?(?:ik|we|wij|hij|ze|zij|die|\p{L}+) \p{L}+ (?:\p{L}+ ){0,2})\bgraag\b|\bgraag (?:een|de|het|iets|met|zonder|in|van|er)\b`,
  // What the thing has to be, and what somebody has to say of it.
  `${LEAD}(?:hij|het|die|ze|dat|dit|er|(?:de|het) \\p{L}+) (?:moet|moeten|mag|mogen|hoeft|hoeven)\\b(?! (?:ik|we|wij)\\b)`,
  `\\b(?:moet|moeten|mag|mogen|hoeft|hoeven) (?:hij|het|die|ze|er|ie|dat|de \\p{L}+)\\b`,
  String.raw`\b(?:past|passen|kan|kunnen|gaat) alleen\b`,
  String.raw`\b(?:wil|willen|moet|mag) geen\b|\b(?:wil|mag) (?:graag |ook )?(?:een|het|dat) \p{L}+`,
  String.raw`\bdat (?:het|hij|ze|die) (?:[^,;]* )?(?:moet|mag|kost)\b`,
  // For whom it is, and what is wanted by whom: `ze houdt van fris`, `hij wil per se LEGO`
  `(?:^|\\s)(?:hij|ze|zij|${PERSON}) (?:houdt van|wil|wou|zoekt) (?!(?:er|dat|weer|niet)\\b)\\p{L}`,
].map((form) => new RegExp(form, "u"));

/** Numbers that are asked for by how they are said; how long ago and how old are none. */
const MEASURES = new RegExp(
  [
    String.raw`\b(?:maat|maximaal|max|minimaal|min|minstens|hooguit|hoogstens|ten (?:hoogste|minste)|tenminste|op zijn minst|vanaf|tot|onder|boven|tussen|dan) (?:de |het )?(?:€ ?)?${NUMBER}(?![\p{L}\d])(?! (?:jaar|jaren|maanden|weken|dagen|uur)\b)`,
    String.raw`(?<![\p{L}\d])${NUMBER} ?(?:€|euro|vierkante|kubieke|m2|kg|kilo|gram|cm|centimeter|mm|m|meter|inch|liter|l|ml|watt|gb|tb|stuks|stukjes|personen|persoons)\b`,
    String.raw`\d(?<!\b(?:is|ben|wordt|word) [1-9]\d)(?! ?(?:jaar|uur|dagen|keer|nachten|weken)\b)(?!\d)`,
    String.raw`\bmet ${NUMBER}\b(?! (?:kinderen|kids|mensen|honden|katten|stellen|vrienden|man)\b)|\bmaat (?:\d+|x{0,4}[sml])\b|\bmet (?:zijn|z'n|zn|ons) \p{L}+en\b`,
  ].join("|"),
  "u",
);

/** How many somebody is with is part of a story as often as of a wish. */
const TOGETHER = /\bmet (?:zijn|z'n|zn|ons) \p{L}+en\b/u;

/** Verbs that only tell what was: what is sought is no longer to come. */
const PAST =
  "was|waren|had|hadden|werd|werden|ging|gingen|kwam|kwamen|zei|zeiden|stond|stonden|lag|lagen|kon|konden|liep|liepen|deed|deden|vond|vonden|kreeg|kregen|moest|moesten|liet|lieten|bleef|bleven|begon|begonnen|viel|vielen|sliep|sliepen|reed|dronk|schrok|bracht|brachten|kocht|kochten|zag|zagen|wist|wisten|hield|hielden|riep|riepen|schreef|gaf|gaven|brak|braken|vloog|bleek|leek|sprong|sloeg|vroeg|belde|zat|zaten|keek|keken|at|verloor|won|stak|beet|miste|rookte|spuugden";
const PARTICIPLE = String.raw`(?:ge(?!en\b|bruik\b|zond\b|lijk\b|noeg\b|woon\b|schikt\b)\p{L}{2,}(?:d|t|en|aan)|be(?:gonnen|taald|zocht|geven|sloten|loofd)|ver(?:huisd|kocht|loren|teld|geten|geven|trokken|sleten)|overleden|ont\p{L}{3,}(?:d|t|en)|\p{L}{2,}ge\p{L}{2,}(?:d|t|en))`;

/** How far apart the words of one clause may stand; without an end, a long message would be searched again at each word. */
const FAR = 80;
/** What tells something that no demand can be in. */
const TELLS: readonly RegExp[] = [
  // Who did it stands beside the verb: `lagen we`, `de buurman moest`, `dat begon met`.
  `(?:^|\\s)(?:${PAST}) (?:${SUBJECT}|iemand|hier|daar|dat|die|zo)(?= |$)`,
  `(?:^|\\s)(?:${SUBJECT}|${PERSON}|dat|die|daar|toen|iemand) (?:${PAST})(?= |$)`,
  `(?:^|\\s)(?:${SELF}|hij|zij|u) \\p{L}{3,}te(?= |$)`,
  `(?:^|\\s)\\p{L}{3,}te (?:${SELF}|hij|ze|zij|u|${PERSON})(?= |$)`,
  // `gisteren heeft mijn wasmachine het begeven`, `dertig jaar gewoond`
  `\\b(?:heb|heeft|hebben|ben|zijn|is) (?:[^,;]{0,${FAR}} )?${PARTICIPLE}(?= |$)(?<!\\b(?:heb|heeft|hebben) (?:u|je|jij|jullie)\\b.{0,${FAR}})(?<=\\b(?:ik|we|wij|hij|zij|ze|mijn|m'n|mn|onze|ons|de|het|er|die)\\b.{0,${FAR}})`,
  String.raw`\bjaar (?:lang )?${PARTICIPLE}$`,
  `^(?:en |maar )?(?:${PERSON}|(?:de|het) \\p{L}+) (?:heb|heeft|hebben) er (?:\\p{L}+ )?een(?= )`,
  // `zij wil er ook een`: what she wants is said next.
  `\\b(?:wil|zoekt|krijgt) (?:hij|zij|ze|${PERSON}) er (?:\\p{L}+ )*een$`,
  // `bij ons is het elke avond ruzie`, `naar mijn zus is het 50 kilometer`
  `${LEAD}(?:bij|naar|aan|in|op|van) (?:ons|mijn|m'n|mn|onze|de|het|hier) .*\\b(?:is|wordt|duurt) het(?= )`,
  String.raw`(?:^|\s)(?:bij|van|met) de (?:laatste|vorige|oude)(?= (?!tijd|jaren|weken))`,
  `${LEAD}(?:${SELF}) (?:woon|wonen)(?= )`,
  `${LEAD}(?:${PERSON}|(?:de|het) (?:oude |vorige )?\\p{L}+) (?:is|zijn|was) (?:[\\p{L}]+ )?(?:stuk|kapot|defect|versleten|door|overleden|kwijt)$`,
  // `1000 stukjes wordt haar te veel`, `mijn bed van 90 is wat krap`, `met 64 GB is hij zo vol`
  `${LEAD}(?!dat |het |hij |die |ze )[^,;]{2,${FAR}} (?:(?:wordt|worden) (?:(?:me|mij|haar|hem|ons|nu) )+te|(?:is|zijn) (?:(?:nu|ineens|inmiddels) )*(?:wat|nogal|behoorlijk|aan de)) (?:veel|krap|klein|groot|zwaar|smal|kort|weinig|moeilijk|hoog|laag|druk|oud)(?:e kant)?$`,
  `${LEAD}(?:met|op|van|in) [^,;]{2,40} (?:is|zit|zijn|staat) (?:hij|ie|die|het|alles|ze|je) (?:zo|te|snel|altijd|meteen|gauw|binnen)(?= )`,
  // `ik fiets 12 km`, `ik zit 9 uur per dag`
  `(?:^|\\s)(?:${SELF}|hij|ze|zij) (?:fiets|loop|rijd|reis|zit|sta|slaap|werk|wandel|ren|zwem|reken|fietst|loopt|rijdt|reist|werkt|fietsen|lopen|rijden|zitten|wandelen|werken) (?:[^,;.]{0,30} )?(?:${NUMBER}) ?(?:km|kilometer|uur|minuten|dagen|keer|nachten)(?= |$)`,
  // `vandaar dat gewicht voor ons telt`
  `${LEAD}vandaar dat (?=.*(?:telt|belangrijk|uitmaakt|speelt|scheelt)$)`,
].map((form) => new RegExp(form, "u"));

/** What tells something unless a number or a refusal is in it that may be meant. */
const MAY_TELL: readonly RegExp[] = [
  // Who does it comes first, or after the verb.
  `${LEAD}(?:${SELF}|${PERSON}|u|zij) (?!(?:${WISHES}|${OWNS}|houd|hou|draag|dragen|betaal|kan|kunnen|mag|moet|moeten|vind|vinden|ga|gaan|zijn met)\\b)\\p{L}{2,}(?= |$)`,
  `${LEAD}(?:hij|ze|zij) (?!(?:moet|mag|kan|hoeft|past|is|heeft|wordt|kost|zit|draagt|hebben|zijn|mogen|moeten)\\b)\\p{L}{2,}t(?= |$)`,
  `(?:^|\\s)(?!(?:${WISHES}|dat|die|als|of|want|omdat|wat|zoals|waar\\p{L}*|wie|en|maar|dus|dan|toch|hoe|welke?|zodat|om|aan|voor|met|tot|heb|kan|mag|moet|vind|ja|nee|nou|denk|dacht)\\b)\\p{L}{2,} (?:ik|we|wij)(?= |$)`,
  `${LEAD}(?:elk|elke|iedere?|(?:deze|dit|komende?|volgende?|afgelopen) (?:zomer|winter|herfst|lente|voorjaar|najaar|week|weekend|maand|jaar|vakantie)|vorige?|binnenkort|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|sinds|vandaag|morgen|gisteren|vannacht|op (?:maan|dins|woens|donder|vrij|zater|zon)dag|soms|altijd) .*\\b\\p{L}+t? (?:ik|we|wij|hij|ze|de|het|mijn|onze|er)\\b`,
  `${LEAD}(?:de|het|onze|mijn|haar|zijn|hun) \\p{L}+ (?:zegt|vindt|roept|adviseert|denkt|komt|komen|gaat|woont)(?= |$)`,
  String.raw`\b(?:lukt|valt|ligt|kost|breekt|spijt) (?:me|mij|ons|hem|haar)(?= |$)|^\p{L}+ gaat (?:me |mij )?niet (?:zo |meer )`,
  `${LEAD}(?:kan|ga|gaan|zal) (?:${SELF}) (?:hem|haar|ze|hun|er|daar)(?= )`,
  `${LEAD}(?:de|het) (?:\\p{L}+ )?\\p{L}+ (?:zit|zitten|staat|staan|ligt|liggen|hangt|zitten) (?:dan|al|nog|nu|hier|daar|vol)(?= |$)`,
  // `boven onze nieuwe eettafel hangt nog een kaal peertje`
  `${LEAD}(?:boven|onder|op|in|naast|achter|bij) (?:onze|mijn|m'n|mn|ons) (?:\\p{L}+ ){1,3}(?:hangt|staat|ligt|zit|past|kwam|woont)(?= )`,
  // `ik ga samenwonen`, `we gaan met twee stellen weg`
  `${LEAD}(?:${SELF}) (?:ga|gaan) (?!voor |toch |liever |graag |dus )\\p{L}{2,}`,
  `${LEAD}(?:zondag|zaterdag|morgen|straks|binnenkort|volgende week) (?:is|begint|komt|komen|gaan) (?:de|het|mijn|onze|er|we|ik)(?= )`,
  `${LEAD}een (?:mens|oma|opa|moeder|vader|vrouw|man|kind) (?:mag|moet|wil|kan|heeft|is)(?= )`,
  `${LEAD}(?:komt|komen|belt|belde|heet|zegt|vindt|gaat|wordt|eten) (?:(?:hier|ook|nu) )?(?:de|het|mijn|onze|hij|ze|zij|er)(?= |$)`,
  String.raw`^(?:wat een \p{L}+|dat nooit meer|wat zeg ik(?: nou)?)(?: (?:zeg|hoor|toch))*$|^wel \p{L}+ (?:hoor|zeg|toch)$`,
].map((form) => new RegExp(form, "u"));

/** What is remarked on what was said before it: `dat noemt hij`, `daar heb ik het journaal voor`, `daarna valt opa in slaap`. */
const REMARKS = new RegExp(
  `${LEAD}(?:dat|daar|daarna|soms|vaak|meestal|straks|anders) (?!kan|mag|moet|is|was)\\p{L}{2,} (?:${SELF}|hij|ze|zij|u|je|opa|oma|${PERSON}|(?:de|het) \\p{L}+)(?= |$)`,
  "u",
);
/** What only opens a sentence. */
const OPENS =
  /^(?:goede(?:n|r)?\s?(?:morgen|middag|avond|dag)|dag|hallo|hoi|beste \p{L}+|me(?:vrouw|neer)|tante|nou|nou ja|oh?|o ja|o nee|ach|ja|nee|tja|goh|kijk|zeg|haha\p{L}*|ja ja|ach weet u|weet u|weet je)$/u;

/** What points at what was told just before: that is then what is asked for. */
const POINTS_BACK =
  /^(?:(?:en|dus|nou|ja|dan) )*(?:(?:doe|neem|geef)(?: (?:dan|maar|me|mij))* (?:dat|die)\b|daar (?:zoek|wil|heb) (?:ik|we) (?:er )?een|(?:zo|die|dat) (?:een|(?:wil|zoek) (?:ik|we|wij))\b)/;
const bare = (typed: string): string =>
  fold(typed)
    .replace(/[’‘`]/g, "'")
    .replace(/^[\s.,;:!?]+|[\s.,;:!?…]+$/g, "");

const some = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text));

function senseOf({ typed, isFirst }: Clause, hasAsked: boolean): Sense {
  const text = bare(typed);
  if (/\?\s*$/.test(typed) || some(ASKS, text)) return "asks";
  if (some(TELLS, text)) return "tells";
  if (OPENS.test(text)) return "goes on";
  if (MEASURES.test(text)) return "asks";
  if (/^(?:niet|geen|zonder) \p{L}+$/u.test(text)) return "asks";
  if (/\b(?:geen|zonder)\b/.test(text)) return isFirst ? "asks" : "goes on";
  if (REMARKS.test(text) || (!hasAsked && some(MAY_TELL, text))) return "tells";
  return isFirst ? "asks" : "goes on";
}

/** Where a clause begins within a sentence: behind a comma, and where `en`, `maar` or `dus` leads on to who does what. */
const CLAUSE =
  /(?<=[.!?;:…])\s+|(?<=,)\s+|\s+(?=(?:en|maar)\s+(?:ik|we|wij|hij|zij|die|dat|dan|toen|nu|vorige?|(?:mijn|onze|de|het)\s+\p{L}+\s+(?:\p{L}+(?:t|d|de|en)|van|is|was)\b)\s+[\p{L}\d])|\s+(?=dus\s+\p{L})/iu;
const ENDS = /[.!?;:…]["']?$/;

/** The clauses of a message. */
function clausesOf(message: string): Clause[] {
  let isFirst = true;
  return message
    .split(CLAUSE)
    .filter((typed) => typed.trim() !== "")
    .map((typed) => {
      const clause = { typed, isFirst: isFirst || /^dus\s/i.test(typed) };
      isFirst = ENDS.test(typed);
      return clause;
    });
}

/** `haar moeder zegt steeds: geen speelgoed meer. Maar een oma mag verwennen`: what somebody says, and is not followed in. */
function isContradicted(clauses: readonly Clause[], at: number): boolean {
  let begin = at;
  while (begin > 0 && !/[.!?;:…]["']?$/.test(clauses[begin - 1]?.typed ?? "")) begin--;
  const next = clauses.slice(at).findIndex(({ typed }) => /[.!?]["']?$/.test(typed));
  const isSaid = /\b(?:zegt|zei|roept|riep|vindt)\b[^:]*:$/.test(clauses[begin - 1]?.typed ?? "");
  return isSaid && next >= 0 && /^(?:maar|toch)\b/i.test(clauses[at + next + 1]?.typed ?? "");
}

/** The clauses with what each does; one that goes on does what the one before it does. */
function read(message: string): (Clause & { sense: "asks" | "tells" })[] {
  let before: "asks" | "tells" = "asks";
  let hasAsked = false;
  const clauses = clausesOf(message);
  return clauses.map((clause, at) => {
    if (clause.isFirst) hasAsked = false;
    const sense = isContradicted(clauses, at) ? "tells" : senseOf(clause, hasAsked);
    if (sense !== "goes on") before = sense;
    hasAsked ||= sense === "asks" && !TOGETHER.test(bare(clause.typed));
    return { ...clause, sense: before };
  });
}

/** Whether all that a sentence does is tell something. */
export const onlyTells = (sentence: string): boolean => read(sentence).every(({ sense }) => sense === "tells");

/** The clauses of a message as typed. */
export const clausesIn = (message: string): string[] => clausesOf(message).map(({ typed }) => typed);

const LEADS_ON = /^(?:en |maar |dus |daarom )?dus (?=\p{L})/iu;

/** What a message asks for, and what it tells before or beside that; undefined where it does only one of these. */
export function storyIn(message: string): { asked: string[]; told: string[] } | undefined {
  const clauses = read(message);
  const isAsked = clauses.map(({ sense }, at) => {
    const next = clauses[at + 1];
    return sense === "asks" || (next?.sense === "asks" && POINTS_BACK.test(bare(next.typed)));
  });
  if (isAsked.every((asked) => asked === isAsked[0])) return undefined;
  const every = (asked: boolean) =>
    clauses
      .map(({ typed }, at) => {
        const bare = typed.replace(LEADS_ON, "");
        if (isAsked[at] === isAsked[at + 1] || ENDS.test(typed)) return bare;
        return `${bare.replace(/,$/, "")}${isAsked.lastIndexOf(asked) > at ? "." : ""}`;
      })
      .filter((_, at) => isAsked[at] === asked);
  return { asked: every(true), told: every(false) };
}
