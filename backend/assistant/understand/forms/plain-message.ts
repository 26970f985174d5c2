import { type Form, inForms } from "../../../search/wish/forms/form";

/** Language, not shop. */
const FORMS: readonly Form[] = [
  // `nee wacht, mijn apparaat is stuk. Doe toch maar een hardcover`
  [
    /^(?:(?:nee|wacht|oh|maar|oeps|ach)[ ,]+)*(?:mijn|m'n|mn|onze|de|het) \p{L}+ (?:is|was|ging|doet)(?: \p{L}+)? (?:stuk|kapot|leeg|kwijt|weg|op|vol|af|klaar|verkocht|gesloopt|verhuisd|niet(?: meer)?)[.;,!]\s+(?=\p{L})/iu,
    "",
  ],
  // `die leren van net wil ik toch weer zien`
  [
    /\b((?:die|de|dat|het) [^.,;!?]{2,30}?) van (?:net|zonet|daarnet|zojuist|daarstraks|straks|eerder|het begin)(?: (?:wil|wou) (?:ik|we|wij)(?: (?:toch|weer|nog|eens|graag|liever))* zien)?/iu,
    "$1",
  ],
  // `grote zak, 12 kilo of meer`: what it comes in, of what is sought already.
  [
    /^(?:(?:en|graag|liefst|een|in|doe)[ ,]+)*(?:(?:grote|kleine|flinke) )?(?:zak|doos|pak|blik|fles|pot|baal|bus|zakje|doosje|pakje|blikje|flesje|potje)(?: van)?[, ]+(?=\d)/iu,
    "",
  ],
  [
    /\b(?:mag|moet|kan) (?:een |in een )?(?:grote?|kleine?|flinke?)? ?(?:zak|doos|pak|blik|fles|pot|zakje|doosje|pakje|blikje|flesje|potje)(?: zijn)?[, ]+(?=(?:tot|max|maximaal|van|minstens|vanaf) ?\d|\d)/iu,
    "",
  ],
  // `zo een die elektrisch omhoog kan`
  [/^(?:(?:en|maar|graag|liefst|doe)[ ,]+)*(?:zo een|zo'n ding|eentje|zoiets) (?=(?:die|dat)\b)/iu, ""],
  // `vergeet dat bedrag maar, gezondheid gaat voor`: why a wish is let go.
  [
    /^((?:\p{L}+[ ,]+)*?(?:vergeet|schrap|laat|zet) (?:dat|die|de|het|mijn) \p{L}+(?: maar| los| vallen| zitten)*)[,.;!]\s+(?!(?:doe|liever|graag|toch|ik|we|en|maar|geen|niet|met|zonder)\b)[^,.;!?\d]{3,40} (?:gaat voor|is (?:me |mij |ons )?(?:belangrijker|alles|mooier|beter|zonde)|telt|komt eerst)[.! ]*$|^((?:\p{L}+[ ,]+)*?(?:vergeet|schrap) (?:dat|die|de|het|mijn) \p{L}+(?: maar| los)*)[,.;!]\s+(?:(?:want|het|hier|dat|die) )*(?:is|zijn|heb|hebben|ligt|doet|gebruik) [^.;!?\d]{2,50}[.! ]*$/iu,
    "$1$2",
  ],
  // `wat een lieverd, die eerste. Vertel daar eens wat meer over`
  [
    /^.*\b((?:de|die) (?:eerste|tweede|derde|vierde|laatste))[.,!;:]+ *(?:vertel|zeg|weet)(?: (?:me|mij|u|je|jij))* (?:daar|er)(?: (?:eens|wat|iets|nog|ook|even))* (?:meer )?over[.!? ]*$/iu,
    "vertel meer over $1",
  ],
  // `met stoelen erbij`: other things, which are sought as well.
  [/^(?:(?:en|ook|nog|maar)[ ,]+)*met (\p{L}{4,}) erbij(?=[,.]|$)/iu, "en $1"],
  // `nog goedkoper? nee laat maar, onder de 700`: what was begun is taken back.
  [/^.{3,80}?[?!.,]+\s*(?:nee[ ,]+)?laat (?:dat |die )?maar(?: zitten)?[,.!]?\s+(?=\S)/iu, ""],
  // `over flesjes gesproken: glazen babyflessen?`
  [/^(?:(?:en|maar|oh|o)[ ,]+)*over (?:de |het |mijn )?[^:,]{3,40} gesproken[:,]?\s+(?=\S)/iu, "en "],
  // `als ze wat groter vallen`, `want dat is lichter op reis`: a comparative in a reason or a condition asks for
  // nothing.
  [
    /,? (?:als|want|omdat) (?:ze|die|deze|hij|het|dat) (?:(?:(?:wat|iets|vaak|nogal|vrij) )*\p{L}+ (?:vallen|valt|uitvallen|uitvalt)|(?:is|zijn|wordt|zit|past|staat|scheelt)\b[^.;!?,\d]*)[.!]*$/iu,
    "",
  ],
  // `hetzelfde maar dan voor dames`
  [
    /^(?:(?:en|nee|ja|ok|oke|hmm|maar|doe|dan)[ ,]+)*(?:(?:het|de) ?)?zelfde(?:,? (?:maar|dan|graag|type|model|soort|idee))*[ ,]+(?=(?:in|met|van|voor|zonder|tot|onder)\b)/iu,
    "",
  ],
  // `het moet wel een grote fitting zijn`: what it is to be is said as any wish.
  [
    /^(?:(?:en|maar|ja|nee|ok|oke|dus)[ ,]+)*(?:het|hij|die|dat|ze) moet(?:en)? (?:(?:wel|ook|echt|dan|liefst|natuurlijk) )*een (\p{L}[^,.;!?]*?) (?:zijn|worden)(?=[,.;!? ]|$)/iu,
    "$1",
  ],
  // `ook laarzen erbij in maat 39`: another thing, and what it is to be.
  [
    /^(?:(?:en|maar|ok|oke|dan|graag|nu|top|mooi)[ ,.!]+)*(?:ook|nog|graag)(?: (?:ook|nog|graag))* ((?:een |wat )?\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]+)?) erbij[ ,]+(?=\S)/iu,
    "en $1 ",
  ],
  // `XL te krap. Doe maar XXL`: what is too small is told, and not wished.
  [
    /^(?:(?:maat )?(?:x{0,4}[sml]|\dxl|\d{2,3})|die maat) (?:(?:is|zit|valt|was|lijkt) )?(?:(?:me|mij|hem|haar|ons|toch|net|wel|iets|wat|echt|veel|een beetje) )*te (?:krap|klein|groot|nauw|strak|ruim|wijd|kort|lang|smal)[.,;!]+\s*(?:dus )?(?=\S)/iu,
    "",
  ],
  // `goed, even terug naar de jassen`
  [
    /^(?:(?:goed|oke?|okay|nee|ja|maar|en|nou|dan|hmm?|toch|doe|laten we|laat|gaan? we|ga|ik wil|even|weer|liever|maar|nog|eens|nu)[ ,]+)*(?:weer )?(?:terug(?:komend)?|teruggaan) (?:naar|op|bij) /iu,
    "",
  ],
  // `dat past niet op mijn bureau, terug naar 27`
  [/(^|[.,;!] )(?:(?:dan|maar|toch|dus|weer|doe|liever) )*terug naar (?=\d)/iu, "$1"],
  // `ik wil toch weer die van Samsung zien`
  [/\b(toch|maar|nu|dan|liever) weer(?= (?:die|de|het|een|naar|van|in|met)\b)/giu, "$1"],
  // `mijn keuken is wit, dus een witte`: why it is to be so.
  [
    /^(?:mijn|m'n|mn|onze|ons|de|het) [^.,;!?]{3,40}? (?:is|zijn) [^.,;!?\d]{2,30}, dus (?=(?:een|graag|liefst|liever|doe|de|het|dan|in)\b)/iu,
    "",
  ],
  // `o nee, rood is vrolijker`
  [
    /^(?:(?:oh?|nee|ach|hmm?|wacht|maar|toch)[ ,]+)*(\p{L}{3,}) (?:is|vind ik|staat)(?: (?:toch|eigenlijk|wel|veel|ook))* (?:vrolijker|mooier|leuker|gezelliger|fijner)[.! ]*$/iu,
    "liever $1",
  ],
  // `mijn maat klopt niet, het is 44`
  [
    /^(?:(?:oh|sorry|nee|wacht|oeps|ehm?)[ ,]+)*(?:mijn |de |die )?(maat|kleur|prijs|het budget|budget) (?:klopt(?: toch)? niet|is (?:toch )?(?:verkeerd|fout|niet goed|anders)|was (?:verkeerd|fout))[,.;:]*\s+(?:(?:het|hij|dat|die|ie) )?(?:(?:is|moet|wordt|was) )?(.+?)(?: (?:zijn|worden))?[.!]*$/iu,
    "$1 $2",
  ],
  // What stands in front of it in Dutch makes `dan` compare: `groter dan`, `anders dan`, `meer geluid dan`, `liever
  // dan`.
  [/(?<!\b(?:\p{L}*er|minder|meer|anders?|andere?|eerder|liever)(?: \p{L}+)?)(?<=\p{L}) dan(?= [\p{L}\d])/giu, ""],
];

/**
 * A later message without what only carries it on: a particle (`mag dan wel 60 kosten`), the way back (`even terug naar de
 * jassen`), and what is corrected.
 */
export function plainMessage(message: string): string {
  const plain = inForms(message, FORMS);
  return plain.trim() === "" ? message : plain;
}
