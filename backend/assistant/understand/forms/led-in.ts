/** What only leads in to what is asked, or numbers it among what is sought. Language, not shop. */
const LED_IN = new RegExp(
  String.raw`^(?:(?:(?:en|maar|nou|ok|oke|o|oh|ja|nee|haha|hm+)[ ,!.]+)*(?:${[
    String.raw`(?:puur |gewoon |even )?uit (?:pure )?nieuwsgierigheid|(?:puur |gewoon |even )?(?:voor|ter) (?:de )?(?:info(?:rmatie)?|vergelijking|zekerheid|grap|lol|leuk)`,
    String.raw`tenslotte|als laatste|om te beginnen|ten (?:eerste|tweede|derde)|eerst(?= (?:de|het|een)\b)`,
    String.raw`weet (?:je|u) wat|(?:zeg|luister)(?=[ ,]+(?:heb|wat|ik|kan|welke))|(?:nog )?(?:een |iets )?(?:heel )?(?:andere vraag|wat anders)|(?:nog )?(?:een )?(?:snel |klein |kort )?vraag(?:je)?(?= ?[:,])|tussen haakjes|tussendoor|overigens|trouwens|btw`,
  ].join("|")})(?:[:,.!]+|(?= (?:een|heb|hebben|heeft|wat|welke?|ik|we|doe|nog|graag|laat|toon|de|het)\b)) *)+(?=\S)`,
  "iu",
);

/** `oeps verkeerd gemeten, het is 14`, `ik kijk net, ik heb de 15`: that what was said before was wrong. */
/** `puur uit nieuwsgierigheid, toon die Dysons toch eens` */
const OUT_OF =
  /^(?:(?:en|maar|nou)[ ,]+)*(?:puur |gewoon |alleen )*(?:uit nieuwsgierigheid|ter vergelijking|voor de zekerheid|voor de vorm)[,:] +/iu;
const WAS_WRONG =
  /^(?:(?:o+|o+w+|ow|oeps|oh|sorry|nee|wacht|ach|hm+|ah)[ ,.!]*)*(?:(?:ik|heb|had|ik heb|ik had) )?(?:(?:net|even|nu|zelf|toch|iets|het) )*(?:(?:verkeerd|fout) (?:gezegd|gemeten|gekeken|geteld|getypt|opgeschreven|onthouden|begrepen|gezien)|kijk (?:net|even|nu)|(?:gekeken|gemeten|nagekeken|nagemeten|gevraagd|opgemeten))[ ,.;:!]+(?=\S)/iu;

/** `we hebben 2 katten en overal haar. robotstofzuiger dus`: what it comes to stands last, and why before it. */
const COMES_TO =
  /^(?!.*\b(?:zoek|zoeken|wil|willen|graag|liever|liefst|moet|moeten|mag|budget|maat|geen|zonder|onder|boven|max\p{L}*)\b.*\.)[^?€]*\p{L}[.!;]\s+([^.,;!?]{4,40}?),? dus[.! ]*$/iu;

/** A message without what only leads in to it: `uit nieuwsgierigheid: wat is de duurste?`, `als laatste een magnetron`. */
export function withoutLeadIn(message: string): string {
  const rest = message.replace(WAS_WRONG, "").replace(OUT_OF, "").replace(LED_IN, "").replace(COMES_TO, "$1");
  return rest.trim() === "" ? message : rest;
}
