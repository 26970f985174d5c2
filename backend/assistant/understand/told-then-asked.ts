/** `Philips hadden we al, liever een ander merk` */
const OTHER_THAN =
  /^(?:(?:en|maar|nee|ja|nou|oh?|ach|want|oke)[ ,]+)*(?:een )?(\p{L}[\p{L}\d&' -]{1,25}?) (?:heb|hebben|had|hadden|heeft) (?:ik|we|wij|hij|ze)(?: (?:zelf|thuis|ook|nu|eerst|hiervoor|vroeger|al|gehad))*[,.;]? (?:en |dus |nu |dan |liever |graag |doe |maar |wil ik |toch )*(?:een |eens )*andere? merk(?: graag| dan| nu| proberen)*[.!? ]*$/iu;
/** `ze leest graag Ilse Kuiper, is daar iets van?` */
const OF_WHOM =
  /^[^?]*?((?:\p{Lu}[\p{L}'-]+)(?: (?:(?:van|de|den|der) )*\p{Lu}[\p{L}'-]+)*)[,.;] (?:is|zijn|heb|heeft|hebben|hebt|bestaat)(?: (?:je|jullie|u))? (?:er |daar |hier )+(?:ook |nog |toevallig )*(?:iets|wat|boeken|een boek|dingen) van(?: (?:hem|haar|hen))?\s*\?*$/u;

/** A message of which what is asked is in what was told before it, said plainly. */
export const askedPlainly = (message: string): string =>
  message.replace(OTHER_THAN, "niet van $1").replace(OF_WHOM, "van $1");
