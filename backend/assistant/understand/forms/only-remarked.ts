/** `da's zo'n gevaarte, doe maar …`: what is said of what was shown before another is asked for. */
const REMARKED =
  /^(?:(?:poeh|pf+|jeetje|tjonge|oei|zo|tja|nou|sjonge|wauw|wow)[ ,!.]+)*(?:da's|dat (?:is|zijn|wordt|lijkt)|die (?:is|zijn|zien|wegen)|wat een|het is)\b(?! (?:voor|niet|te|ook|dus)\b)[^.,;!?\d]{2,40}[.,;!]+\s*(?=(?:doe|geef|dan|liever|toch|laat|neem|een|in|en van|van|heb|hebben|heeft|welke)\b)/iu;
/** `mn rug... toch weer die van 5` */
const SIGHED = /^[^.,;!?\d]{2,30}\.\.\.?\s*(?=(?:doe|toch|dan|liever|een|zonder|met|geen|laat|weer)\b)/iu;
/** `geen leer de kat krabt`: why, behind what is refused. */
const REFUSED_WHY =
  /^((?:(?:en|maar|nee|dan)[ ,]+)*(?:geen|zonder|niet van) \p{L}{3,}) (?:want )?(?:de|mijn|mn|m'n|onze) \p{L}+ (?:\p{L}+ )?\p{L}+(?:t|en)[.! ]*$/iu;
/** `passen niet onder mn tafel bedenk ik me. zonder dan` */
const THOUGHT_OF = /^[^.;!?\d]{3,60} (?:bedenk ik (?:me|mij)(?: net| nu)?|zie ik (?:net|nu))[.,;!]+\s*(?=\S)/iu;
/** Where it is to go, beside something else that it is to be: `en onder de kilo, moet in mn tas`; not what it must bear. */
const MUST_GO =
  /(?<=\S)[,;.] (?:(?:hij|het|die|ze|want|dus|en) )*moet(?:en)? (?:(?:nog|wel|ook|makkelijk|gewoon|makkelijk) )*(?:in|op|onder|achter|naast|bij|tussen) (?:mn|mijn|m'n|de|het|een|onze) (?!(?:af)?was|vaat|droger|oven|magnetron|vriezer|regen|stopcontact|zon\b|water)\p{L}+(?: (?:passen|kunnen|staan|hangen|liggen))?[.! ]*$/iu;
/** `gereedschap heb ik zat`: what is there already. */
const HAS_ENOUGH =
  /,\s*(?:want )?(?:(?:de|het|mijn|een) )?\p{L}+ (?:heb|hebben) (?:ik|we|wij) (?:al|zat|genoeg|nog|thuis)(?: (?:al|zat|genoeg|thuis|liggen|staan))*[.! ]*$/iu;
/** `muren zijn hier van steen`, `die dingen zijn zo zwaar`: what is only told behind a wish. */
const TOLD_BEHIND =
  /(?<=\S),\s*(?:(?:de|het|mijn|mn|m'n|onze|die|want) )*\p{L}{3,} (?:is|zijn|staat|staan|hangt|hangen|wordt|worden) (?:hier|bij (?:mij|ons)|thuis|allemaal|nogal|zo|heel|erg|altijd|vrij|echt)\b[^.,;!?\d]*[.! ]*$/iu;
/** `ivm kastje erboven`, `vanwege de kleinkinderen`, `zodat ik hem niet hoef open te doen` */
export const BECAUSE =
  /,? (?:ivm|i\.v\.m\.|in verband met|vanwege|wegens|zodat (?:ik|we|wij|je|hij|ze|het|mijn|mn|de)) (?:(?!dus\b)[^.,;!?\d])+(?=[.,;!?]|$)/giu;
/** `ik fiets er elke dag mee dus max anderhalve kilo`: of what leads to a wish only the wish is one. */
const LED_TO =
  /^(?!(?:(?:en|ook|nog|dan|maar|nee)[ ,]+)*(?:een|wat|de|het|die|in|met|voor)\b(?! \p{L}+ (?:is|zijn|staat|komt)\b))(?!.* dus zonder (?:is|mag|kan))(?!.*\b(?:heb|hebben|heeft|kocht|maat|kleur|zonder|geen|graag|liever|liefst|wil|willen|zoek|moet|mag|tot|onder|max)\b.* dus )[^.;!?\d]{4,70}?,? dus (?:stil: )?(?=\d|(?:max|maximaal|hooguit|hoogstens|minstens|minimaal|tussen|onder|boven|tot|vanaf|een|anderhalve?|niet (?:te|meer|hoger|groter)|geen|zonder|graag|liefst|liever|leer|doe|zet|toon|laat|ook (?:een|wat|nog))\b)/iu;
/** What somebody wishes may stand in such a clause too. */
const NO_DEMAND = String.raw`(?!heeft (?:een |nogal |erg )*\p{L}+ (?:huid|haar|voeten|handen)\b)(?![^.,;!?]*\b(?:ook|geen|zonder|moet|mag|wil|graag|liever|liefst|hoeft|nodig|minder dan|meer dan)\b)`;
/** `, dat krabt de hond kapot`, `, dat heeft mn broer al`, `, gaat sneller`: what is said of what stands before it. */
const SAID_OF_IT: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\S{2}),\s*(?:want )?(?:dat|die|daar) ${NO_DEMAND}(?:\p{L}{3,}t|heb|is|zijn|kan|gaat|past) [^.,;!?\d]{2,50}[.! ]*$`,
    "iu",
  ),
  /(?<=\S{2}),\s*(?:(?:dat|die|het|want) )*(?!is (?:ook|wel|niet) )(?:gaat|werkt|is|kookt|zit|loopt|staat|ruikt|kost|past|scheelt|lijkt me|lijkt mij) (?:(?!ook )\p{L}+ )?\p{L}+(?:er|d)[.! ]*$/iu,
];
/** `, mijn man heeft de s25`: what another has. */
const ANOTHER_HAS =
  /(?<=\S),\s*(?:want )?(?:mijn|m'n|mn|onze) \p{L}+ (?:heeft|gebruikt) (?:de|die|al|een|het) (?![^.,;!?]*\bmaat\b)[^.,;!?]{2,30}[.! ]*$/iu;
/** `te groot voor mijn bureau, doe 27`, `vind ik toch te donker. een witte`, `te licht. 2x10` */
const TOO =
  /^(?:(?:nee|oh?|ach|hmm?|dat is|die is|is|die zijn|dat|die|deze|vind ik|vinden we|lijkt me)[ ,]+)*(?:(?:me|net|toch|iets|veel|echt|wel|eigenlijk) )*te \p{L}+(?: voor (?:mijn|mn|m'n|de|het|ons|onze|mij|me) ?\p{L}*)?(?:[,.;!]+\s*(?=(?:doe|dan|liever|toch|maak|geef|neem|een|in)\b|\d)|[.;!]+\s*(?=[\p{L}\d]))/iu;
/** `ik heb net een bonus gekregen, prijs maakt niet meer uit`, `mijn knieën worden oud, laat me …` */
const LED_BY =
  /^(?:ik|we|wij|(?:mijn|mn|m'n|onze|ons) \p{L}+) (?:heb|hebben|heeft|word|wordt|worden|krijg|krijgt|kreeg|kregen|ben|is|zijn|gaat|gaan) [^.,;!?\d]{3,60}[,.;]\s*(?=(?:de |het )?(?:prijs|kleur|merk|maat|budget) (?:maakt|is|boeit)|laat (?:me|mij|maar|dan)|doe\b|toch\b)/iu;

/** `…, het is een open keuken`: where it comes to stand; not who it is for. */
const IT_IS =
  /(?<=\S{3}),\s*(?:want )?(?:het|dit) is (?:hier |bij ons |nu eenmaal )?een (?!(?:\p{L}+ )?(?:jongen|meisje|man|vrouw|dame|heer|baby|kind|peuter|kleuter|tiener|puber|zoon|dochter|hond|kat|puppy|kitten|cadeau\p{L}*)\b)\p{L}+(?: \p{L}+)?[.! ]*$/iu;
/** `tis hier zo plat als een dubbeltje, 3 is ook genoeg` */
const SO_AS =
  /^(?:'?t is|tis|het is|dat is|hij is|ze is) (?:hier |bij ons |toch |echt )*(?:zo|even) \p{L}+ als een \p{L}+[,.;!]+\s*(?:dus )?(?=\S)/iu;
/** `nee ze heeft er al zo een zegt oma. een beer dan`, `hij lust ze niet, natvoer`, `ik woon alleen dus eigenlijk overdreven. 1 lade` */
const TOLD_FIRST =
  /^(?:(?:nee|ja|oh?|ach|hmm?|maar|nou)[ ,]+)*(?:(?:ze|zij|hij|ie|die|mijn \p{L}+) (?:heeft|hebben) (?:er )?al (?:zo een|zo'n|een|twee)[^.;!?\d]{0,30}[.;!]|(?:hij|ze|zij|ie) (?:lust|lusten|eet|eten|draagt|wil|willen) (?:ze|die|dat|het|deze|hem) niet(?: meer| echt| graag)?[,.;!]|(?:die|dat|ze|hij|deze|dit) \p{L}+(?: dan| toch)? niet (?:onder|op|in|door|achter|naast|tussen) [^.;!?\d]{2,40}[.;!]|(?:ik|we|wij) (?:woon|wonen|ben|zijn|leef) (?:alleen|met zijn tweeen)[^.;!?\d]{0,30}[.;!])\s*(?=\S)/iu;
/** `dat is de zomerversie zie ik. ik moet 2,5 hebben`: what somebody sees in what was shown. */
const IS_SEEN =
  /^(?:dat|die|dit|deze) (?:is|zijn) (?:de |het |een )?[^.;!?\d]{2,40} (?:zie ik|lees ik|geloof ik|volgens mij)[,.;!]+\s*(?=\S)/iu;

/** `dweilen mag eraf, zonder dus` */
const WITHOUT_SO =
  /^(?:(?:en|maar|nee|ach)[ ,]+)*(?:de |het |die |dat )?(\p{L}{3,}(?: \p{L}{3,})?) (?:mag|mogen|kan|kunnen|hoeft|hoeven) (?:er )?(?:dan |dus )?(?:eraf|af|weg|niet), zonder (?:dus|dan)[.! ]*$/iu;
/** `voor mijn dochtertje dus zo'n kleine, 3/4`: what is said again in other words. */
const AGAIN =
  /(?<=\S{3}), zonder (?:dus|dan)[.! ]*$|(?:dus |van )?zo'n (?:kleine|grote|hoge|lage|brede|smalle|lange|korte), (?=\d)/iu;

/** `sorry 38, de 39 was van mn zus`: what was said before, and of whom it was. */
const WAS_OF_ANOTHER =
  /(?<=\S), (?:want )?(?:de|die|het|dat|maat) \d[\d.,]*(?: ?\p{L}{1,5})? (?:was|is|zijn|waren) (?:van|voor|die van) (?:mijn|mn|m'n|onze|de) \p{L}+[.! ]*$/iu;
/** `merk Samsung, dan kan ik haar helpen` */
const SO_THAT =
  /(?<=\S{3}), (?:dan|zodat|anders) (?:kan|kunnen|kun|weet|hoef|hoeft|hoeven|past|heb|is|neem|doe|trek|zet|leg) (?:ik|we|wij|hij|ze|zij|het|die|je|(?:de|het|mijn|onze) \p{L}+) (?![^.,;!?]*\b(?:ook|liever|graag|wel)\b)[^.,;!?\d]{2,40}[.! ]*$/iu;
/** `oma legt er wat bij, dus de prijs maakt niet meer uit` */
const SO_NO_MATTER =
  /^[^.;!?\d]{3,70}?,? dus (?=(?:de |het |mijn )?(?:prijs|budget|kleur|merk|maat) (?:maakt|doet|is|boeit)\b)/iu;
/** `15,6 inch of 16, kleiner zie ik niks meer op`: why no other is wanted. */
const NO_OTHER =
  /(?<=\d[^,.;]*), (?:want )?(?:een )?\p{L}{3,}ere? (?:zie|kan|heb|hebben|past|is|wil|lukt|vind) [^.;!?\d]*\b(?:niks|niets|niet|geen|nooit)\b[^.;!?\d]*[.! ]*$/iu;
/** `toch maar een klassieke, de juf zegt dat nylon zachter is` */
const SAYS_THAT =
  /(?<=\S{3}), (?:want )?(?:de|het|mijn|mn|m'n|onze|haar|zijn) \p{L}+ (?:zegt|zei|vindt|vond|beweert|denkt) dat [^.;!?]*[.! ]*$/iu;
/** `hm weinig keus, de kleur maakt dan niet uit` */
const LITTLE_CHOICE =
  /^(?:(?:h+m+|pff+|tja|jammer|oei|nou|och)[ ,.!]+)*(?:weinig|niet veel|geen|karige?|magere?) (?:keus|keuze|aanbod|resultaat)[,.!;] +(?=\S)/iu;
/** `hebben ze die in het wit? zwart wordt zo vet`: why not the other. */
const SOILS =
  /(?<=[?.!,]) *(?:want )?\p{L}{3,} (?:wordt|worden|is|zijn) (?:(?:zo|altijd|snel|gauw|meteen) )+(?:vet|vies|smerig|vuil|stoffig|dof|warm|heet)[.! ]*$/iu;
/** `philips valt af, collega raadde het me af` */
const ADVISED =
  /(?<=\S{3}),\s*(?:want )?(?:(?:mijn|mn|m'n|een|de|onze) )?\p{L}+ (?:raadde|raadt|raden|raadden) (?:het|dat|die|ze|hem)(?: (?:me|mij|ons))? af[.! ]*$/iu;
const FORMS: readonly RegExp[] = [
  SOILS,
  ADVISED,
  NO_OTHER,
  SAYS_THAT,
  LITTLE_CHOICE,
  SO_NO_MATTER,
  WAS_OF_ANOTHER,
  SO_THAT,
  AGAIN,
  IT_IS,
  SO_AS,
  TOLD_FIRST,
  IS_SEEN,
  REMARKED,
  SIGHED,
  THOUGHT_OF,
  HAS_ENOUGH,
  MUST_GO,
  LED_TO,
  TOO,
  LED_BY,
  TOLD_BEHIND,
  ANOTHER_HAS,
  ...SAID_OF_IT,
];

/** A later message without what is only remarked in it: why something is wanted, or what is said of what was shown. */
export const withoutRemarks = (message: string): string =>
  FORMS.reduce(
    (said, form) => said.replace(form, ""),
    message.replace(BECAUSE, "").replace(WITHOUT_SO, "zonder $1"),
  ).replace(REFUSED_WHY, "$1");
