import type { Form } from "./form";

/** How people say what they can spend, and how a search would say it: as a bound. Language, not shop. */
export const BUDGETS: readonly Form[] = [
  // `ik betaal niet meer als 130 euro ervoor`
  [
    /\b(?:ik|we|wij) (?:betaal|betalen|geef|geven|wil|willen) (?:er )?(?:absoluut |echt |zeker )?niet (?:meer|boven|over) (?:dan|als|de) (€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur|piek|ballen))?(?: (?:ervoor|daarvoor|uitgeven|betalen|kwijt zijn|uit|aan uitgeven))*/giu,
    "hooguit $1 euro",
  ],
  // `mijn grens ligt bij 160 euro`
  [
    /\b(?:mijn|m'n|mn|de|onze|het|ons) (?:grens|limiet|plafond|maximum|bovengrens) (?:ligt|is|zit|staat|leg ik|leggen we) (?:bij|op|rond)?\s*(€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur))?/giu,
    "hooguit $1 euro",
  ],
  // `er zit nog 90 euro in mijn potje`, `we hebben 1800 euro gespaard`
  [
    /\b(?:er (?:zit|ligt|staat)|(?:ik|we|wij) (?:heb|hebben)|heb ik|hebben we) (?:(?:er|nog|nu|daarvoor|ervoor|samen|precies|zo'n|ongeveer) )*(€? ?\d+(?:[.,]\d+)?) ?(?:euro|eur|piek)? (?:in (?:mijn|m'n|mn|de|onze) \p{L}+|gespaard|opzij ?gezet|opzijgelegd|bij elkaar|bijeen|over|klaarliggen|gereserveerd|voor uitgetrokken|liggen)/giu,
    "hooguit $1 euro",
  ],
  // `500 euro declareren, dus tot daar`
  [
    /\b(?:ik|we|wij) (?:kan|kunnen|mag|mogen) (?:(?:van|bij) (?:de|het|mijn|m'n|mn|onze) \p{L}+ )?(€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur))? (?:declareren|uitgeven|besteden|missen|kwijt)(?:,? dus tot daar)?/giu,
    "hooguit $1 euro",
  ],
  // `ik kan er 370 euro aan besteden`, `ik heb er 600 euro voor`
  [
    /\b(?:(?:ik|we|wij) (?:kan|kunnen|heb|hebben)|(?:heb|hebben) (?:ik|we|wij)) er (?:zo'n |maximaal |max |ongeveer )?(€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur|piek))? (?:aan (?:besteden|uitgeven|kwijt zijn)|voor(?: over| liggen| staan)?)(?= ?[.,;!?]|$)/giu,
    "hooguit $1 euro",
  ],
  // `meer dan honderd euro heb ik er niet voor over`
  [
    /\bmeer dan ((?:€ ?)?\d+(?:[.,]\d+)?|\p{L}+) euro (?:heb|hebben|wil|willen|kan|kunnen|geef|geven|betaal|leg) (?:ik|we|wij) [^.,;!?]{0,40}?niet\b[^.,;!?]{0,40}/giu,
    "hooguit $1 euro",
  ],
  // `meer dan 300 geef ik niet uit`
  [
    /\bmeer dan ((?:€ ?)?\d+(?:[.,]\d+)?)(?: euro)? (?:geef|geven|betaal|betalen|leg) (?:ik|we|wij) (?:er )?(?:echt |dus )?niet(?: (?:uit|aan uit|voor|neer|ervoor))*/giu,
    "hooguit $1 euro",
  ],
  // `meer dan 45 euro is onzin`
  [
    /\b(?:meer|hoger) dan (€? ?\d+(?:[.,]\d+)?)(?: ?(?:euro|eur|piek))? (?:is|vind|vinden|moet|mag|hoeft|hoef|kan|wordt|lijkt|zou)\b(?=[^.,;!?]*\b(?:onzin|te|niet|zonde|overdreven|gek|nergens|geen)\b)[^.,;!?]*/giu,
    "hooguit $1 euro",
  ],
];
