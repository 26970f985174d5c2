import type { Wish } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { type DialogueState, newState } from "../state";
import { GOES_BACK } from "../understand/goes-back";
import type { Around, Said } from "./around";
import { readIn } from "./read-in";
import { fromTexts, isOfAnotherCase } from "./sections";
import { covered } from "./stray";

/** Speaks of the visitor or of the shop, or asks: a wish seldom does so without naming what is sought. */
const SPEAKS =
  /\b(?:ik|we|wij|mij|mijn|m'n|mn|ons|onze|jullie|u|uw|iemand|winkels?|webshops?|webwinkels?|verkopers?)\b|\?$|^(?:en )?(?:hoe|hoeveel|wat|wie|waar\w*|wanneer|waarom|welke?|kan|kun|mag|moet|is|zijn|geldt|krijg|zit|komt|wordt|blijft)\b/;
/** What a shop does for who buys, whatever it sells. */
const SERVICE =
  /\b(?:reparatie\p{L}*|garantie\p{L}*|retour\p{L}*|terug\p{L}*|betal\p{L}+|betaald|bestelling\p{L}*|pak(?:ket|je)\p{L}*|lever(?:ing|kosten|ingskosten)|bezorg\p{L}*|geleverd|koerier|bezorger|postbode|factu\p{L}+|korting\p{L}*|account|wachtwoord|klacht\p{L}*|reviews?|beoordeling\p{L}*|nieuwsbrief|privacy|cookies?|beschadigd|aangekomen|bevalt|bevallen|tegenvalt|opgelicht|annul\p{L}+)\b/u;
const FOR_GOODS =
  /\b(?:op zoek|zoek(?:en)?|raad\w* .{0,20}aan|aanrad\w*|cadeau\w*|kado\w*)\b|\b(?:wil|willen|wou|zou|zouden|heb|hebben) (?:(?:ik|we|wij|graag|dus|nu|wel|ook|dringend) )*(?:een nieuwe?|nieuwe?)\b/;
/** Asks about what was answered before: `wie controleert dat`. */
const POINTS_BACK =
  /^(?:wie|wanneer|waar|waarom|moet|mag|kan|kost|geldt|is|hoe ?lang|hoeveel)\b.*\b(?:dat|daar\p{L}*|ervoor|dan)\b/u;
/** Guides answer how and what, not whether the shop does something. */
const ADVICE = /^(?:en )?(?:hoe|wat|welke?|waar\w*)\b/;
/** `welke horloges met een leren band heeft u?` asks for goods, where it names any. */
const ASKS_FOR_GOODS =
  /^(?:en )?(?:welke?|wat voor|wat)\b.*\b(?:heeft|hebt|hebben|heb|verkoopt|verkopen|verkoop) (?:u|je|jij|jullie)(?: (?:er|dan|allemaal|zoal|daar))*[?.! ]*$/u;
const LEAST_NAMED = 0.5;
/** The same where what the shop does for who buys is said too: `hoe stuur ik een elektrische tandenborstel terug`. */
const LEAST_BESIDE_SERVICE = 0.75;

const isGoods = ({ kind }: Wish["parts"][number]): boolean => kind === "kind" || kind === "brand";

/** Whether most of what is said names a kind or a brand, or a kind is in view already. */
function namesGoods(text: string, { parts }: Pick<Wish, "parts">, { kinds, q }: DialogueState, least: number): boolean {
  const goods = parts.filter(isGoods);
  return kinds.length > 0 || q !== "" || covered(fold(text), { parts: goods }) >= least;
}

/** The help says the same of a broken lamp as of anything else that is broken. */
async function withoutGoods(
  text: string,
  { parts, noun, q }: Pick<Wish, "parts" | "noun" | "q">,
  state: DialogueState,
  around: Around,
) {
  const named = [...parts.filter(isGoods).flatMap(({ said }) => tokens(said)), ...(noun ? tokens(q) : [])];
  const bare = tokens(text).filter((word) => !named.includes(word));
  return named.length === 0 ? undefined : fromTexts(bare.join(" "), state, around, "help");
}

/** `garantie op een dakkoffer`; not whose something is, as in `het wachtwoord van de beheerder`. */
const ON_SOMETHING =
  /\b(?:van een|(?:op|voor) (?:een|de|het|mijn|m'n|mn|deze|die|dit|zo'n)) [\p{L} &'-]{3,40}(?=[?.!,]|$)/gu;

/** What the help says to a question, which may be about any goods: `mijn lamp is stuk`. */
export async function helpFor(text: string, state: DialogueState, around: Around): Promise<Said | undefined> {
  const said = await fromTexts(text, state, around, "help");
  if (said) return said;
  const read = await readIn(around, newState(), text);
  const bare = fold(text).replace(ON_SOMETHING, "");
  return (
    (await withoutGoods(text, read, state, around)) ??
    (bare === fold(text) ? undefined : fromTexts(bare, state, around, "help"))
  );
}

/**
 * What the texts say to a sentence that speaks to the shop and names no goods, however it is worded: `verdienen jullie
 * aan mij`. Undefined where it is a wish, or they do not say.
 */
export async function asService(
  text: string,
  read: Pick<Wish, "parts" | "noun" | "q">,
  state: DialogueState,
  around: Around,
): Promise<Said | undefined> {
  const folded = fold(text).trim();
  if (isOfAnotherCase(text, state) || (state.topic && POINTS_BACK.test(folded)))
    return fromTexts(text, state, around, "help");
  const isOfService = SERVICE.test(folded);
  const undoing = GOES_BACK.test(folded) ? await helpFor(text, state, around) : undefined;
  if (undoing) return undoing;
  if (!(SPEAKS.test(folded) || isOfService) || (FOR_GOODS.test(folded) && !isOfService)) return undefined;
  if (!isOfService && ASKS_FOR_GOODS.test(folded) && (read.noun !== undefined || read.parts.some(isGoods)))
    return undefined;
  const least = isOfService && SPEAKS.test(folded) ? LEAST_BESIDE_SERVICE : LEAST_NAMED;
  if (namesGoods(text, read, state, least) || (!SPEAKS.test(folded) && read.parts.some(isGoods))) return undefined;
  const help = await fromTexts(text, state, around, "help");
  if (help) return help;
  return (
    (await withoutGoods(text, read, state, around)) ??
    (ADVICE.test(folded) ? fromTexts(text, state, around) : undefined)
  );
}

/** What the help says to a message with which nothing could be done otherwise. */
export async function insteadOfNothing(said: Said, before: DialogueState, around: Around): Promise<Said> {
  if (!said.isMiss || before.kinds.length > 0) return said;
  return (await fromTexts(around.message, before, around, "help")) ?? said;
}
