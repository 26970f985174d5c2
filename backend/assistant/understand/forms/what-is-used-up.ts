/** `Dag, ik heb een Miele Classic C1 en de zakken zijn op. Heeft u die?` */
const USED_UP =
  /^(?:(?:dag|hallo|hoi|hey|goede\p{L}+)[ ,!.]+)*(?:ik|we|wij) (?:heb|hebben)(?: (?:nu|zelf|thuis|al))? (?:een|de|het|zo'n) ([^.,;!?]{3,50}?)(?:,)? (?:en|maar) (?:de|het|mijn|m'n|onze) ((?:\p{L}+ )?[\p{L}-]{3,}) (?:is|zijn)(?: (?:nu|bijna|weer|al|helemaal)){0,2} (?:op|leeg|versleten|kwijt)[.,;!]\s+(?:en |dus )?(?:(?:heb(?:ben)?|heeft|verkoop|verkopen) (?:je|jij|jullie|u)|(?:ik|we|wij) (?:zoek|zoeken|wil|willen|heb)|zijn er|is er)\b[^.?!]*[.?! ]*$/iu;

/** `mijn Epson ET-2860 is leeg, welke inkt moet ik daarvoor hebben?` */
const IS_EMPTY =
  /^(?:(?:dag|hallo|hoi|hey|goede\p{L}+)[ ,!.]+)*(?:mijn|m'n|mn|onze|ons) ([^.,;!?]{3,50}?) (?:is|zijn)(?: (?:nu|bijna|weer|al|helemaal))* (?:leeg|op)[,.;!]\s+(?:en |dus )?(?:welke|wat voor) ([\p{L}-]{3,})(?= )[^.;!?]*\b(?:nodig|hebben|kopen|past|passen|bestellen|in|bij|daarin|erin|hierin)[?.! ]*$/iu;

/** What is used up of something that somebody has is sought for it: `zakken voor een Miele Classic C1`. */
export function forWhatIsUsedUp(message: string): string {
  const [, owned, part] = USED_UP.exec(message) ?? IS_EMPTY.exec(message) ?? [];
  return owned === undefined || part === undefined ? message : `${part} voor een ${owned}`;
}
