import { fold } from "../../search/analysis/tokens";
import { asWritten } from "../../search/wish/as-written";
import { isPolicy, isQuestion, offerTopicOf } from "./questions";

export interface Sentence {
  /** As typed. */
  typed: string;
  /** In lower case, without accents and closing signs. */
  text: string;
  /** The same with a question mark where there is one. */
  asked: string;
}

export const sentenceOf = (typed: string): Sentence => {
  const asked = fold(asWritten(typed)).replace(/[’‘]/g, "'").trim();
  return { typed, asked, text: asked.replace(/[\s?!.,;]+$/, "") };
};

/** The sentences of a message; none ends within a number or an abbreviation, and one that asks two things is two. */
export const split = (message: string): string[] =>
  message
    .split(/(?<=[?!])\s+|(?<=\p{L}{3,}\.)\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .flatMap(splitQuestions);

/** Where a second question begins: `wat kost verzending en kan ik het terugsturen`. */
const AND_ASKS =
  /,?\s+en (?:ook |daarnaast |verder )?(?=(?:hoe|hoeveel|wat|welke?|waar|wanneer|waarom|wie|(?:kan|kun|mag|moet|krijg|betaal) (?:ik|je|jij|u|jullie|er|het|dat|dit|deze|die)|(?:is|zijn|zit|zitten|werkt|komt|wordt|worden|heeft) (?:het|dat|dit|er|hij|die|deze|de|jullie)|(?:hebben|doen|bieden|rekenen|bezorgen|verkopen|leveren) jullie)\b)/i;

/** What is taken back stands before a comma, and what is wished after it: `maakt niet uit welke kleur, max 120`. */
const NO_MATTER_WHICH =
  /^((?:dat |het )?maakt (?:me |mij )?(?:toch )?(?:niet|niks|niets) uit (?:van |in )?welke? \p{L}+|(?:welke? |de |het )?(?:merk|kleur|maat|prijs) (?:maakt|boeit|interesseert) (?:me |mij |toch |eigenlijk |verder |echt |bij nader inzien |achteraf )*(?:niet|niks|niets)(?: uit)?)(?:,(?: (?:wel|maar))*| maar| als (?:het|hij|ie|die|ze) maar| zolang| mits)\s+(.+)$/iu;

/** The same where it is said last: `doe maar vierseizoenen, merk maakt niet uit`. */
const NO_MATTER_LAST =
  /^(.{3,}?)(?:,| en) ((?:de |het )?(?:merk|kleur|maat|prijs) (?:maakt|boeit|interesseert) (?:me |mij |toch |eigenlijk |verder |echt )*(?:niet|niks|niets)(?: uit)?)[.! ]*$/iu;

/** Why something is sought is no wish of its own: `mijn föhn is stuk, ik zoek een koptelefoon`. */
const BROKEN_FIRST = /^.{2,60}\bis (?:\p{L}+ )?(?:stuk|kapot|defect)[,;.]? (?:dus |en )?(ik (?:zoek|wil|heb)\b.+)$/iu;
const ANEW = /\b(?:nieuwe?|andere?|vervang\p{L}*)\b/iu;
/** `mijn föhn is stuk`, and no more. */
export const IS_BROKEN = /^(?:(?:mijn|m'n|mn|onze|de|het) )?\p{L}+ is (?:\p{L}+ )?(?:stuk|kapot|defect)$/u;

/** A sentence that asks two things, one after the other. */
function splitQuestions(typed: string): string[] {
  const [, sought] = BROKEN_FIRST.exec(typed) ?? [];
  if (sought !== undefined && !ANEW.test(sought)) return [sought];
  const [, gone, wanted] = NO_MATTER_WHICH.exec(typed) ?? [];
  if (gone !== undefined && wanted !== undefined) return [gone, wanted];
  const [, rest, loose] = NO_MATTER_LAST.exec(typed) ?? [];
  if (rest !== undefined && loose !== undefined) return [loose, rest];
  const [first = "", ...others] = typed.split(AND_ASKS);
  const { text, asked } = sentenceOf(first);
  const asks = isQuestion(asked) || isPolicy(asked) || offerTopicOf(asked) !== undefined;
  // `een fiets en wat erbij hoort` asks nothing twice.
  if (others.length === 0 || !asks || COMPARES.test(text)) return [typed];
  return [first, ...others].map((one) => (one.endsWith("?") ? one : `${one}?`));
}
/** Of two things one question is asked. */
const COMPARES = /\b(?:verschil|vergelijk\w*|tussen)\b/;
