const GOES_ON = String.raw`(?:(?:wel|maar|en|als (?:ie|hij|het|ze|die) maar) )*`;
/** `gewicht maakt niet uit`, `de hoogte is niet belangrijk`, `maat boeit niet` */
const NO_MATTER = String.raw`[^,.]{2,40}? (?:(?:maakt|maken) (?:me |mij |haar |hem |ons |toch |eigenlijk |verder )*(?:niet|niks|niets) uit|(?:is|zijn) (?:toch |voor (?:me|mij) )?(?:niet (?:meer |zo |echt )?(?:belangrijk|nodig|van belang)|onbelangrijk)|(?:boeit|boeien|interesseert) (?:me |mij |toch |verder )*(?:niet|niks|niets)|(?:kan|kunnen) (?:me|mij|ons|haar|hem) (?:toch |verder )*(?:niet|niks|niets)(?: meer| zo| veel)* schelen|(?:is |zijn )?(?:(?:me|mij|toch|verder) )*om het even)`;
/** `maakt niet uit welk merk` */
const NO_MATTER_WHICH = String.raw`(?:dat |het )?(?:maakt|boeit) (?:me |mij |toch |verder )*(?:niet|niks|niets) (?:uit )?(?:van |in )?(?:welke?|wat voor) [^,.]{3,20}`;
/** What is said last and let go. */
const LET_GO_LAST = new RegExp(String.raw`^(\S.*?), (?:en )?(${NO_MATTER}|${NO_MATTER_WHICH})[.! ]*$`, "iu");
/** The same of a price: `een andere van Ecovacs, mag duurder`. */
const DEARER_LAST =
  /^([^,]{3,60}), (?:(?:die|het|dat|hij|en|wel|maar) )*((?:mag|mogen) (?:(?:ook|best|wel|gerust|iets|wat) )*duurder(?: zijn)?)[.! ]*$/iu;
/** What a message lets go of, and what it wishes besides. */
const LET_GO: readonly RegExp[] = [
  new RegExp(
    String.raw`^([^,.]{2,30}? (?:mag|mogen) (?:toch|best|gerust) (?:toch |best |gerust )*(?:wel|ook))[,.;] +${GOES_ON}(\S.*)$`,
    "iu",
  ),
  /^([^,.]{2,30}? (?:mag|kan|mogen|kunnen) (?:(?:ook|wel|toch) )*(?:weg|eraf|eruit|vervallen))[,.;] +(?:(?:wel|maar|en) )*(\S.*)$/iu,
  new RegExp(String.raw`^(${NO_MATTER})[,.;] +${GOES_ON}(\S.*)$`, "iu"),
  new RegExp(
    String.raw`^((?:(?:het|hij|die|dat|ze) )?(?:hoeft|hoeven) (?:per se |echt |toch )*geen [^,.]+? te (?:zijn|hebben|worden))[,.;] +${GOES_ON}(\S.*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^([^,.]{2,40}? (?:hoeft|hoeven) (?:toch |eigenlijk )?niet(?: per se| meer| zo)?)[,.;] +${GOES_ON}(\S.*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:die |de )?((?:een )?andere? (?:merk(?:en)?|kleur(?:en)?)(?: is| zijn| mag| mogen| kan| kunnen)? ook(?: prima| goed| best| wel)*)[,.;] +${GOES_ON}(\S.*)$`,
    "iu",
  ),
  // `mag ook een ander merk zijn, max 50`
  /^((?:(?:het|hij|die|dat) )?(?:mag|mogen|kan) (?:(?:ook|best|wel|gerust|eigenlijk) )*(?:een |van een |in een )?andere? (?:merk|kleur|maat)(?:en)?(?: zijn| hebben| worden)?)[,.;] +(?:(?:wel|maar|en) )*(\S.*)$/iu,
];

/** `no frost hoeft niet per se, wel onder de 450 euro`: what is let go, and what is wished, as two messages. */
export function lettingGo(typed: string): string[] {
  for (const pattern of LET_GO) {
    const [, gone, wanted] = pattern.exec(typed.trim()) ?? [];
    if (gone !== undefined && wanted !== undefined) return [gone, wanted];
  }
  const [, wanted, gone] = LET_GO_LAST.exec(typed.trim()) ?? DEARER_LAST.exec(typed.trim()) ?? [];
  return wanted !== undefined && gone !== undefined ? [gone, wanted] : [typed];
}
