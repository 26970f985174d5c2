import { numberOfWord } from "../dutch-numbers";
import type { Form } from "./form";

const THING = String.raw`(?!(?:de|het|een|die|dat|deze|dit|mijn|m'n|mn|onze|ons|hij|ze|zij|ik|we|wij|er|ook|alleen)\b)(\p{L}{3,})`;
const END = String.raw`(?=\s*(?:[.,;!?]|$))`;

/**
 * Why something is sought, what is wrong with another, and questions after what was named: how people say these, and how a
 * search would. Language, not shop.
 */
export const REASONS: readonly Form[] = [
  // `mijn man moet gaten in beton boren dus een accuboor`
  [
    /^(?:hij|ze|zij|ik|we|wij|(?:mijn|m'n|mn|onze) \p{L}+) (?:moet|moeten|gaat|gaan|ga|wil|willen) (?!(?:graag )?een |ook )[^.,;!?\d]{3,60},? dus (?=(?:een|zo'n) )/iu,
    "",
  ],
  // `zo'n lamp die je moet vervangen wil ik niet meer`
  [
    new RegExp(
      String.raw`(^|[.,;!?]\s*)(?:zo'n |een |zulke )${THING} (?:die|dat) [^.,;!?]{3,40} (?:wil|hoef|willen|hoeven) (?:ik|we|wij) (?:(?:dus|echt|liever|er) )*niet(?: (?:meer|weer))*${END}`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `draaideuren kunnen niet open naast ons bed`
  [
    new RegExp(
      String.raw`([.,;!?]\s*)(?:want )?${THING} (?:kan|kunnen) (?:(?:bij ons|hier|er|dan|toch) )*niet (?:open|dicht|uit|draaien|hangen|staan)\b[^.,;!?\d]*${END}`,
      "giu",
    ),
    "$1geen $2",
  ],
  // `mijn huid is nogal droog`
  [
    new RegExp(
      String.raw`([.,;!?]\s*)(?:want |en )?(?:mijn|m'n|mn) (huid|haar) is (?:(?:nogal|erg|heel|vrij|best|wat|van nature|zo|snel) )*(droog|vet|gevoelig|normaal|gemengd|krullend|dun|beschadigd|gekleurd)${END}`,
      "giu",
    ),
    "$1voor $3 $2",
  ],
  // `schermbeschermer voor een galaxy a55, net een nieuwe telefoon en bang voor krassen`
  [
    /(?<=\S{4} [^.;!?]*),\s+(?:(?:ik|we|want|hij|ze) )*(?:(?:heb|hebben|heeft) )?(?:net|pas) (?:een )?nieuwe? \p{L}+(?: (?:gekocht|gekregen))?(?: en (?:ben )?[^.,;!?\d]{3,30})?(?=\s*[.!]*$)/iu,
    "",
  ],
  // `zeven jaar lang updates`
  [
    /\b(\p{L}+|\d+) (jaar|uur|uren|minuten|dagen|maanden) lang (?=\p{L})/giu,
    (whole, count = "", unit = "") =>
      /^\d+$/.test(count) || numberOfWord(count.toLowerCase()) !== undefined ? `${count} ${unit} ` : whole,
  ],
  // `Bluetooth speaker van JBL, heeft u die?`
  [
    /(?<=\p{L}{3}[^.,;!?]*),? (?:heeft|hebt|heb|hebben|verkoopt|verkoop|verkopen) (?:u|je|jij|jullie) (?:die|dat|ze|zoiets|zulke|deze)(?: (?:ook|wel|misschien|toevallig))*\s*\?+\s*$/iu,
    "",
  ],
  // `hij is toch al 14 en best groot, doe maar een hele`
  [
    /^(?:hij|ze|zij|ie) (?:is|wordt) (?:(?:toch|al|nu|pas|bijna|inmiddels|net) )*\d{1,2}(?: jaar)?(?: en [^.,;!?\d]{3,30})?[,.;]\s*(?=(?:doe|neem|geef|dan)(?: maar| dan)* een hele\b)/iu,
    "",
  ],
  // `van datzelfde merk`
  [/\b(?:datzelfde|ditzelfde|het ?zelfde|dat zelfde) merk\b/giu, "hetzelfde merk"],
  // `mijn vrouw zegt dat de prijs niet uitmaakt, dus laat dat maar los`
  [
    /(^|[.;!?]\s*)(?:[^.;!?]{3,40} dat )?(?:de |het )?(prijs|kleur|merk|maat|budget) (?:(?:haar|hem|me|mij|ons|toch|ook|verder|nu) )*(?:niet|niks|niets) uitmaakt\b(?:,? dus laat (?:dat|die|het) (?:dan )?maar (?:los|zitten|vallen|gaan))?/giu,
    "$1$2 maakt niet uit",
  ],
  [
    /(?<=^|[ ,:.])((?:de |het |mijn )?(?:prijs|kleur|merk|maat|budget)) (?:boeit|interesseert|kan)(?: (?:me|mij|ons|haar|hem|verder))* (?:niet|niks|geen (?:bal|moer|fluit)|weinig)(?: (?:schelen|uit|zo))*(?=[.,;!?]| maar\b|$)/giu,
    "$1 maakt niet uit",
  ],
  // `mijn man zegt dat we niet op de prijs hoeven te letten`, `dan kijk ik niet naar het bedrag`
  [
    /(^|[.;!?]\s*)(?:[^.;!?\d]{2,50} )?(?:niet (?:meer )?(?:op|naar) (?:de |het )?(prijs|bedrag|budget|geld|kleur|merk) (?:hoeven? |hoef |hoeft )?(?:te )?(?:letten|kijken|let|kijk)|(?:let|kijk|kijken|letten)(?: (?:ik|we|wij|maar|dan|er))* niet (?:meer )?(?:op|naar) (?:de |het )?(prijs|bedrag|budget|geld|kleur|merk))(?=[.,;!?]|$)/giu,
    (_, before = "", one, other) => `${before}${(one ?? other ?? "").replace(/bedrag|geld/iu, "prijs")} maakt niet uit`,
  ],
  // `met inkttank schijnt goedkoper te zijn`
  [
    /(?<=\p{L}{3}) (?:schijnt|schijnen|blijkt|blijken|zou|zouden) (?:(?:ook|veel|toch|wel|een stuk) )*\p{L}{3,}er te (?:zijn|werken)(?=[.,;!?]|$)/giu,
    "",
  ],
  // `coöperatief heet dat geloof ik`
  [
    /(?<=[\p{L}]{4}) (?:heet|heten|noemen ze|noem je) (?:dat|die|zoiets)(?: (?:geloof ik|toch|volgens mij|dacht ik))+(?=[.,;!?]|$)/giu,
    "",
  ],
  // `55 inch, een grotere past niet in de nis`
  [
    /(?<=\d ?(?:inch|cm|liter|kg|kilo|gb|watt|meter)?),? (?:want )?(?:een )?(?:grotere?|bredere?|hogere?|langere?|zwaardere?|kleinere?) (?:past|passen|kan|gaat|lukt) (?:er )?niet\b[^.,;!?\d]*(?=[.!]*$)/giu,
    "",
  ],
  // `in een vrolijk rood`
  [
    /\b(?:vrolijke?|mooie?|felle?|frisse?|leuke?|echte?|gezellige?|rustige?|fijne?|vlotte?) (?=(?:rood|rode|wit|witte|zwarte?|blauwe?|groene?|grijze?|gele?|geel|oranje|paarse?|roze|bruine?|beige)\b)/giu,
    "",
  ],
  // `die stof maakt eigenlijk niks uit`
  [
    /\b(maakt|maken)(?: (?:me|mij|ons|verder|eigenlijk|echt|ook|dan|toch))* (?:niks|niets|geen (?:bal|moer|fluit|zier|reet)|weinig) uit\b/giu,
    "$1 niet uit",
  ],
  // `plek voor minstens drie mensen`
  [
    /\b(?:ruimte|plek|plaats) voor (minstens |minimaal |ten minste |zeker )?(\d+|een|twee|drie|vier|vijf|zes|acht|tien) (?:mensen|man|personen|volwassenen|gasten)\b/giu,
    "voor $1$2 mensen",
  ],
  // `robotding dat stofzuigt`
  [/\brobot(?:ding|dingetje|geval|apparaat)(?= (?:die|dat)\b)/giu, "robot"],
  // `ik wil leren gitaar spelen`
  [
    /^(?:ik|we|wij|(?:mijn|m'n|mn|onze) \p{L}+) (?:wil|willen|wou|gaat|ga|gaan)(?: (?:graag|nu|eindelijk|toch))* (?:leren (?!lezen|schrijven)(\p{L}{4,}) spelen|(?!samen|graag)(\p{L}{4,}) leren spelen)(?=[.,;!?]|$)/iu,
    (_, one, other) => `ik zoek een ${one ?? other ?? ""}`,
  ],
  // `ter gelegenheid van mijn pensioen wil ik mijzelf trakteren op een horloge`
  [
    /(^|[.;!?]\s*)(?:ter (?:gelegenheid|ere) van [^.,;!?]{3,50}? )?(?:wil|willen|ga|zou) (?:ik|we|wij) (?:graag )?(?:mezelf|mijzelf|me|ons|onszelf|hem|haar|(?:mijn|m'n|mn|onze) \p{L}+) (?:graag |eens )?(?:trakteren|verrassen|verwennen|belonen) (?:op|met) (?=\p{L})/giu,
    "$1ik zoek ",
  ],
  [
    /(^|[.;!?]\s*)(?:ik|we|wij) (?:wil|willen|ga|zou) (?:graag )?(?:mezelf|mijzelf|me|ons|onszelf|hem|haar|(?:mijn|m'n|mn|onze) \p{L}+) (?:graag |eens )?(?:trakteren|verrassen|verwennen|belonen) (?:op|met) (?=\p{L})/giu,
    "$1ik zoek ",
  ],
];
