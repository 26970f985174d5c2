const ARTICLE = String.raw`(?:een|de|het|zo'n)`;

/** `mijn vrouw heeft een S24. Daar zoek ik een hoesje voor.` */
const HAS_ONE = new RegExp(
  String.raw`^(?:ik|we|wij|(?:mijn|m'n|mn|onze) \p{L}+) (?:heb|hebben|heeft)(?: (?:nu|zelf|thuis|al))? ${ARTICLE} ([^.,;!?]{3,50})[.,;!]\s+(?:en |dus )?(?:daar|hier)(?:voor)?\s(.+?)(?:\s+(?:voor|bij))?[?.!\s]*$`,
  "iu",
);

/** `ik heb een gewone iPhone 15 en zoek er een hoesje voor` */
const HAS_AND_SEEKS = new RegExp(
  String.raw`^(?:ik|we|wij) (?:heb|hebben)(?: (?:nu|zelf|thuis|al))? ${ARTICLE} (?:gewone |normale )?([^.,;!?]{3,50}?),? en (?:(?:ik|we|wij) )?(?:zoek|zoeken|wil|willen|wou)(?: (?:graag|nu|nog|dus))* (?:er|daar|hier) (.+?) (?:voor|bij)[?.!\s]*$`,
  "iu",
);

/** `de kussentjes van mijn koptelefoon zijn versleten, heb je daar witte voor?` */
const WORN_OUT =
  /^(?:(?:de|het|mijn|m'n|mn) )?([\p{L}-]+) van (?:mijn|m'n|mn|onze|de) ([^.,;!?]{3,50}?) (?:is|zijn)(?: \p{L}+){0,2} (?:versleten|kapot|stuk|kwijt|leeg|op|gescheurd|gebroken)[,.;!]?\s+(?:dus |en )?(.+)$/iu;
/** What is to come in its place is asked for, and not what the shop does about it. */
const SEEKS = /\b(?:(?:heb(?:ben)?|heeft) (?:je|jullie|u)|verkopen (?:jullie|u)|zoek|nodig|nieuwe?|losse)\b/i;
/** `daar witte voor` */
const LIKE = /\b(?:daar|er|hier)(?: (?:ook|nog))* ((?:\p{L}+ )+)(?:voor|van)\b/iu;
const NEW = /^(?:nieuwe?|andere|ook|nog)$/i;

/**
 * What is sought for something that somebody has, as one wish: `een hoesje voor een S24`. The message as it is where it says
 * no such thing.
 */
export function forWhatIsOwned(message: string): string {
  const [, owned, sought] = HAS_ONE.exec(message) ?? HAS_AND_SEEKS.exec(message) ?? [];
  if (owned !== undefined && sought !== undefined) return `${sought} voor een ${owned}`;
  const [, part, device, asked = ""] = WORN_OUT.exec(message) ?? [];
  if (part === undefined || !SEEKS.test(asked)) return message;
  const words = (LIKE.exec(asked)?.[1] ?? "").split(" ").filter((word) => word !== "" && !NEW.test(word));
  return [...words, part, "voor mijn", device].join(" ");
}
