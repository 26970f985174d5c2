import type { Command } from "../commands";

/** Messages that are about no product, in the order in which they are looked for; `text` is in lower case without accents. */
const INSTRUCTIONS =
  /\b(?:negeer|vergeet|ignore|disregard|overschrijf|omzeil)\b.{0,40}\b(?:instructies?|opdracht(?:en)?|regels|instructions?|prompt|rules)\b|\b(?:system ?prompt|systeemprompt|jailbreak|developer mode|ontwikkelaarsmodus|doe alsof je|je bent nu een|act as|pretend)\b/;
/** A staff member in any words; games and sizes that hold the same words are none (`mens erger je niet`, `voor 2 personen`). */
const HUMAN = new RegExp(
  [
    String.raw`\b(?:medewerk(?:er|ster)s?|menselijk\w*|klantenservice|klantendienst|helpdesk|servicedesk|contactgegevens|telefoonnummer|terugbellen|doorverbind\w*|doorverbonden)\b`,
    String.raw`(?<!\bvoor (?:de |een |elk )?)\bmens\b(?! erger| en (?:dier|milieu|natuur))`,
    String.raw`\becht(?:e)? persoon\b`,
    String.raw`\b(?:met|van|door|aan|geef|mij|me|wil|graag|liever) (?:maar |graag |liever )?(?:een )?(?:levende? )?persoon\b`,
    String.raw`(?<!\bvoor )\biemand\b.{0,40}\b(?:spreken|bellen|praten|chatten|mailen|telefoneren|te woord)\b`,
    String.raw`\b(?:spreek|praat|bel|chat|mail|spreken|praten|bellen|chatten|mailen)(?: ik)?(?: (?:graag|liever|even|eens))? (?:met )?iemand\b`,
    String.raw`\biemand (?:even )?(?:aan de (?:lijn|telefoon|foon|balie)|te pakken)\b`,
    String.raw`\biemand van (?:jullie|de winkel|het team|de service)\b`,
    String.raw`\b(?:met|voor) jullie (?:bellen|praten|spreken|chatten|telefoneren)\b`,
    String.raw`\bcontact (?:opnemen|met)\b|(?<!\b(?:mijn|m'n|mn|nieuwe?|andere?|verkeerde?|oude?|dit|dat) )\b(?:jullie )?(?:e-?mailadres|mailadres)\b`,
    String.raw`\b(?:kan ik|mag ik|wil) (?:jullie )?(?:even )?(?:bellen|mailen)\b|\bbel (?:me|mij) terug\b`,
  ].join("|"),
);
const MEDICINE =
  /\b(?:dosering|bijwerking(?:en)?|hoeveel (?:pillen|tabletten|paracetamol|ibuprofen|medicijn\w*|mg)\b.*\b(?:nemen|innemen|slikken|mag)|(?:mag|kan) ik\b.*\b(?:pillen|medicijn\w*|antibiotica|paracetamol|ibuprofen|slaappil\w*)\b.*\b(?:slikken|nemen|innemen|combineren|bij|met)|diagnose|symptomen|welk(?:e)? medicijn|medisch advies|ben ik ziek)\b/;
const WEAPONS =
  /^(?!.*\b(?:speelgoed|nerf|water|lijm|verf|kit|massage|klapper\w*|lego|playmobil)\b).*\b(?:pistool|pistolen|revolvers?|geweer|geweren|vuurwapens?|handgranaat|handgranaten|boksbeugels?|wapens? (?:kopen|bestellen))\b|\b(?:bom maken|bommen maken|explosie(?:f|ven)|vuurwapen\w*|pistool (?:maken|kopen|printen)|geweer kopen|munitie|wapen (?:maken|printen|bouwen)|zelf .{0,20}wapen|gif maken|springstof\w*)\b/;
const LAW =
  /\b(?:juridisch advies|aanklagen|rechtszaak|voor de rechter|advocaat|dagvaard\w*|strafbaar|schadeclaim|recht op schadevergoeding|mag ik (?:iemand|mijn))\b/;
const OFF_TOPIC =
  /\b(?:wat (?:vind|denk) je van|vertel (?:een|me een) (?:mop|grap|verhaal)|mop|gedicht|(?:het )?weer (?:vandaag|morgen|in)|wordt het weer|hoofdstad van|wie (?:is|was) (?:de )?(?:president|koning|minister\w*)|premier van|politiek|verkiezing\w*|voetbaluitslag|vertaal|schrijf (?:een|code)|programmeer|los .{0,20}som op|\d+ ?[x*+] ?\d+ ?(?:=|\?)|horoscoop|relatieadvies|bitcoin|aandelen|wie heeft gewonnen|hou(?:d)? je van mij|huiswerk)\b/;
const WHO =
  /\b(?:ben (?:je|jij) (?:een |echt )?(?:mens|robot|computer|bot|ai|chatgpt|echt)|wie ben je|wat ben je|hoe oud ben (?:je|jij)|waar (?:woon|kom) (?:je|jij)|met wie praat ik|hoe heet je)\b|^(?:en )?(?:heb|ben|kun|kan|woon|slaap|eet|drink|voel|denk|gebruik|koop|draag) (?:jij|je) zelf\b/;
const ORDER =
  /^(?!.*\b(?:annul\w*|afzeggen|wijzig\w*|veranderen|aanpassen|betal\w*|retour\w*|terug\w*|factuur|adres|beschadigd|kapot|stuk|hoe lang blijft)\b).*\b(?:(?:waar|wanneer|hoe).{0,30}(?:mijn|m'n) (?:bestelling|pakket\w*|order)|(?:mijn|m'n) (?:bestelling\w*|order|pakket\w*)(?: .{0,30})?(?:status|onderweg|aangekomen|volgen|waar|binnen|kwijt|niet)|status van (?:mijn|m'n|de) (?:bestelling|order)|bestelstatus|track ?(?:and|&|en)? ?trace|bestelling volgen|pakket(?:je)? volgen|^(?:mijn|m'n) bestelling(?:en)?$)/;
const GREET =
  /^(?:hoi+|hallo+|hey|hee|hi|hai|goedemorgen|goedemiddag|goedenavond|goede(?:n)? ?(?:morgen|middag|avond|dag)|dag|yo|moin)(?: (?:daar|allemaal|assistent))?[ !.]*$/;
const THANKS =
  /^(?:(?:ok(?:e|ay)?|top|super|fijn|mooi|prima|goed|nee)[ ,!.]*)*(?:dank(?:jewel| je(?: wel)?|u| u(?: wel)?)?|bedankt|thanks|thnx|thx|merci|tof)(?: (?:voor|dat|hoor).*)?[ !.]*$|^(?:(?:ok(?:e|ay)?|top|super|fijn|prima|duidelijk|helder|leuk|doei|tot ziens)[ ,!.]*)+$/;

/** `denkt u dat hij hem over tien jaar nog heeft`: what nobody can know. */
const FORETELL =
  /^(?:denkt u|denk (?:je|jij)|denken jullie|gelooft u|zou u denken) dat .*\b(?:over \S+ (?:jaar|maanden|weken)|ooit|later|volgend jaar)\b/;

const LATER = String.raw`(?:volgende? (?:week|maand|jaar|zomer|winter|voorjaar|najaar|lente|herfst)|komende? (?:week|weken|maand|maanden|jaar|tijd)|binnenkort|later|over (?:een|twee|drie|zes|\d+|een paar|enkele) (?:dag|dagen|week|weken|maand|maanden|jaar)|(?:met|op|rond|na|voor) (?:black friday|sinterklaas|kerst|de feestdagen))`;
const CHEAPER = String.raw`(?:goedkoper|duurder|afgeprijsd|in prijs|(?:in de|in) (?:aanbieding|uitverkoop|sale|korting))`;
/** `wordt de eerste volgende maand afgeprijsd?`, `gaat de prijs nog zakken`: of what a price is going to be. */
const FORETELL_PRICE = new RegExp(
  String.raw`^(?!.*\b(?:zoek|zoeken|wil|willen|heb|hebben|heeft|laat|toon|iets|graag)\b)(?:.*)(?:${[
    String.raw`\b(?:wordt|worden|gaat|gaan|komt|komen|zal|zou|is|zijn|zakt|daalt)\b[^,.;!?]*\b${LATER}\b[^,.;!?]*\b${CHEAPER}\b`,
    String.raw`\b(?:wordt|worden|gaat|gaan|komt|komen|zal|zakt|daalt)\b[^,.;!?]*\b${CHEAPER}\b[^,.;!?]*\b${LATER}\b`,
    String.raw`\b(?:gaat|zal|zou) (?:de|die|deze|zijn|hun) prijs\b[^,.;!?]*\b(?:nog|ooit|straks|binnenkort)\b[^,.;!?]*\b(?:zakken|dalen|omlaag|stijgen)\b`,
  ].join("|")})`,
);

const kinds: readonly [RegExp, Command][] = [
  [INSTRUCTIONS, { do: "off_topic" }],
  [WHO, { do: "who" }],
  [HUMAN, { do: "human" }],
  [MEDICINE, { do: "refuse", topic: "medicine" }],
  [WEAPONS, { do: "refuse", topic: "weapons" }],
  [LAW, { do: "refuse", topic: "law" }],
  [ORDER, { do: "order" }],
  [GREET, { do: "greet" }],
  [THANKS, { do: "thanks" }],
  [FORETELL, { do: "unclear" }],
  [FORETELL_PRICE, { do: "foretell" }],
  [OFF_TOPIC, { do: "off_topic" }],
];

/** What a message asks when it asks for no product; undefined for any other. */
export const smallTalk = (text: string): Command | undefined => kinds.find(([pattern]) => pattern.test(text))?.[1];
