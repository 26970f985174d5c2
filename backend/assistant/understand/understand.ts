import { fold } from "../../search/analysis/tokens";
import { inPlainTerms } from "../../search/wish/forms/in-plain-terms";
import { withRepairsJoined } from "../../search/wish/self-repair";
import { onlyTells } from "../../search/wish/stories";
import type { Command, Ref } from "../commands";
import type { Mind, Words } from "../mind";
import { type DialogueState, hasWish, wantedBrand, wantedColour } from "../state";
import { asksForAnother, asksForOneOf, asksForSuch } from "./asks-for-another";
import { asksMore, turnsDown } from "./asks-more";
import { askedByMaker } from "./forms/asked-by-maker";
import { withoutExclamation } from "./forms/exclaimed";
import { firstInKnownForms, inKnownForms } from "./forms/in-known-forms";
import { withoutLeadIn } from "./forms/led-in";
import { plainMessage } from "./forms/plain-message";
import { askedPlainly } from "./forms/told-then-asked";
import { forWhatIsOwned } from "./forms/what-is-owned";
import { forWhatIsUsedUp } from "./forms/what-is-used-up";
import { isPriceAlone, sentencesOf } from "./message-sentences";
import {
  asksToUndo,
  comparisonIn,
  fieldOf,
  isPolicy,
  isQuestion,
  isQuestionOfIt,
  offerTopicOf,
  termToExplain,
} from "./questions";
import { isName, isOfView, refsIn, withBeside } from "./references";
import { IS_BROKEN, type Sentence, sentenceOf } from "./sentences";
import { smallTalk } from "./small-talk";
import {
  alsoIn,
  asksOfMore,
  bareWish,
  dropIn,
  exactlyIn,
  isOtherColour,
  NO_MATTER,
  ofTwo,
  oneThanOther,
  otherBrandIn,
  ownedIn,
  ratherThan,
  relativeIn,
  shapeIn,
} from "./wishes";
import { withoutTold } from "./without-told";

const OPENING =
  /^(?:(?:ok(?:e|ay)?|ja|nee|hoi|hallo|hey|dag|goed|prima|mooi|top|en|maar|doe maar|dan|toch|liever)[ ,!.]+)+/;

/** Said last, it says nothing. */
const CLOSING = /(?:[ ,]+(?:hoor|joh|zeg|trouwens|aub|alsjeblieft|alstublieft))+$/;

const NO = /^nee+(?: hoor| joh)?$/;

/** The answer to the question that was asked last. */
function answerIn({ text }: Sentence, { question }: DialogueState): Command | undefined {
  if (NO_MATTER.test(text)) return { do: "narrow", choice: null };
  if (NO.test(text)) return question ? { do: "narrow", choice: null } : { do: "thanks" };
  if (!question) return undefined;
  const chosen = question.options.find(({ label, value }) => [fold(label), fold(value)].includes(text));
  return chosen && { do: "narrow", choice: chosen.value };
}

const inView = ({ shown, focus }: DialogueState) => shown.length > 0 || focus !== null;

const isSuperlative = ({ is }: Ref) => is === "cheapest" || is === "dearest";
/** `en van de eerste`: the question before, of another product. */
const SAME_QUESTION = /^(?:en|of|van|bij|voor|hoe zit (?:het|dat) (?:met|bij))\b/;
/** `hoeveel couverts heeft de goedkoopste`: asks about the one in view rather than for it. */
const OF_SUPERLATIVE =
  /^(?:en )?(?:hoe|hoeveel|heeft|kan|past|werkt|zit|wat voor)\b|\b(?:heeft|weegt|maakt|verbruikt|gebruikt|krijgt|geeft) (?:de|het|deze) (?:goedkoopste|duurste)\b/;

/** `en van Samsung?` wishes; `van welk materiaal?` asks. */
const GOES_ON = String.raw`^(?:(?:en|of|maar|ook|dan|ok|oke|okay|ja|goed|prima|top|mooi|fijn|hmm?)[ ,!.]+)*`;
const SAYS_MORE = new RegExp(String.raw`${GOES_ON}(?:van|in|met|zonder|voor|onder|tot|vanaf|boven)\b`);
const OF_BRAND = new RegExp(String.raw`${GOES_ON}van \S+(?: \S+){0,3}$`);
const HAS_VERB =
  /\b(?:is|zijn|was|heeft|hebben|heb|kan|kun|kunnen|past|passen|werkt|werken|zit|zitten|geschikt|moet|moeten|mag|doet|kost|kosten|weegt|gaat|komt|krijg|welke?|wat|wie|hoe\w*|waar\w*|\p{L}{3,} (?:ik|je|jij|jullie|u|we))\b/u;
const ASKS_WHICH = /\b(?:welke?|wat|wie|hoe\w*)\b/;

/** `heb je een soundbar van Samsung?` asks for what the shop has; `heb je meer informatie over …` does not. */
const SEEKS = new RegExp(
  [
    String.raw`^(?:(?:en|of|maar|ook|hallo|hoi|hey|goede\p{L}+)[ ,!.]+)*(?:`,
    String.raw`(?:wat |(?:welke?|wat voor) (?:\S+ ){1,6}?)?(?:(?:heb(?:t|ben)?|verkoop|verkopen|ken|kennen) (?:je|jij|jullie|u|ze)|(?:heeft|verkoopt) u|(?:is|zijn|bestaat|bestaan) er|weet (?:je|u) (?:een|nog|iets))\b`,
    String.raw`|waar (?:vind|haal) ik\b`,
    String.raw`|(?:kan|kun|kunt|zou) (?:je|jij|jullie|u) .*\b(?:tonen|laten zien|aanraden|helpen aan|zoeken|vinden)\b`,
    String.raw`|(?:kan|mag) ik (?:hier |ook |bij jullie |van jullie )*een\b.*\b(?:kopen|bestellen|krijgen|hebben|zien)\b`,
    String.raw`|mag ik een\b`,
    String.raw`)(?!.*\b(?:info\w*|details|spec\w*)\b)`,
  ].join(""),
  "u",
);

/** `hoesje voor de galaxy a55` seeks what goes with it, and asks nothing about it. */
const IS_FOR =
  /^(?!(?:wat|welke?|hoe|is|zijn|heeft|kan|kun|past|werkt|en|of|maar|geschikt|goed)\b)(?:[\p{L}-]+ ){1,3}voor (?:een|de|het|mijn|m'n|mn|onze|die|deze) /u;

/** `en welke is het lichtst`, `welke heeft de grootste bak`: of all that is in view, and not of the one spoken of. */
const MOST_OF_ALL =
  /^(?:(?:en|maar|nou|ok|oke)[ ,]+)*(?:welke?|wie)(?: er| daarvan| hiervan| van (?:die|deze|de (?:twee|drie|vier)))* (?:is|heeft|gaat|maakt|kan|loopt|weegt|verbruikt|zuigt)(?: er)?(?: nu| dan)? (?:het |de )?(?!goedkoop|voordelig|duur|laagst geprijs|beste?\b|eerste|laatste)(?:[a-z]+ste?|meeste?|minste?)\b/;

/** `zit er een melkopschuimer op`, of no one of those in view: what they are to have. */
const HAS_IT = /^(?:en )?(?:zit|zitten) (?:daar|er) (?:ook )?((?:een |de )?[a-z][a-z -]{2,40}?) (?:op|aan|bij|in)$/;

const againOf = (ref: Ref, last: NonNullable<DialogueState["lastAsked"]>): Command =>
  "field" in last ? { do: "spec", ref, field: last.field } : { do: "offer", ref, about: last.about };

/** `wat is jullie allerduurste tv`: of the whole shop, whatever is in view. */
const OF_SHOP =
  /\b(?:jullie|uw) (?:aller)?(?:goedkoopste|voordeligste|duurste|beste)\b|\baller(?:goedkoop|duur)ste \p{L}{2,}/u;
const OF_TWO_IN_VIEW = /\b(?:die|deze|de|beide) (?:twee|2)\b/;

/** `welke van die twee is het goedkoopst`, where not just two are in view: the cheapest of them. */
function cheapestOfThose(text: string, { shown, compared }: DialogueState): Command | undefined {
  const [, word = ""] = /\b(goedkoopste?|voordeligste?|duurste?)\b/.exec(text) ?? [];
  if (word === "" || shown.length < 3 || compared.length === 2 || !OF_TWO_IN_VIEW.test(text)) return undefined;
  return { do: "offer", ref: { is: /^d/.test(word) ? "dearest" : "cheapest" }, about: "price" };
}

/** Questions about one product: what it costs, when it comes, what its data say. */
function aboutProduct(sentence: Sentence, refs: readonly Ref[], state: DialogueState): Command | undefined {
  const { text, asked } = sentence;
  const [pointed] = refs;
  const isNamed = pointed?.is === "named";
  const ref: Ref | undefined = pointed ?? (state.focus ? { is: "this" } : undefined);
  if (!ref || !(isNamed || inView(state))) return undefined;
  const about = offerTopicOf(asked);
  // `eerst de koelkast: wat heeft u van Samsung?`
  const behind = text.replace(/^.*[.:;]\s+/, "");
  if (isNamed && !about && (SEEKS.test(text) || SEEKS.test(behind) || IS_FOR.test(text))) return undefined;
  if (!about && (asksForOneOf(text) || asksForSuch(text) || OF_SHOP.test(text))) return undefined;
  if (!pointed && asksForAnother(text)) return undefined;
  if (state.shown.length > 1 && !isNamed && MOST_OF_ALL.test(text)) return undefined;
  // `en voor de staande lamp de E27, ook Hue?`
  if (isNamed && !about && !state.lastAsked && SAYS_MORE.test(text) && !HAS_VERB.test(text)) return undefined;
  const isOfBrand = isNamed && !state.lastAsked && OF_BRAND.test(text);
  if ((isOfBrand || (!pointed && !about && SAYS_MORE.test(text))) && !ASKS_WHICH.test(text)) return undefined;
  const field = fieldOf(text, refs);
  if (pointed && !about && field === "" && state.lastAsked && SAME_QUESTION.test(text))
    return againOf(ref, state.lastAsked);
  if (about && (pointed || isQuestion(asked))) return { do: "offer", ref, about };
  // `welke is de goedkoopste`: the product itself is asked for, nothing about it.
  if (field === "" && isSuperlative(ref) && isQuestion(asked))
    return isOfView(asked) ? { do: "offer", ref, about: "price" } : undefined;
  if (pointed ? isQuestionOfIt(asked) : isQuestion(asked)) return { do: "spec", ref, field };
  if (pointed && !isNamed && /^vertel|\bmeer|info|details|spec/.test(text) && TELL_MORE.test(text))
    return { do: "spec", ref, field: "" };
  // A reference and nothing else.
  const isBare = pointed && pointed.is !== "named" && field === "";
  return isBare ? { do: "offer", ref: pointed, about: "price" } : undefined;
}

/** A question about the whole shop is one when it names something, or nothing is in view. */
function aboutShop(text: string, state: DialogueState): Command | undefined {
  const shape = shapeIn(text);
  if (shape?.do !== "shape") return undefined;
  const isBare =
    shape.text.replace(/\b(?:de|het|een|van|deze|die|dit|is|daarvan|hiervan|ervan|welke)\b/g, "").trim() === "";
  if (!isBare) return shape;
  const asked: Command = { ...shape, text: "" };
  if (shape.ask === "count" || shape.ask === "best") return asked;
  return inView(state) && !hasWish(state) ? undefined : asked;
}

/** `vertel meer over nummer 2`: what can be asked about it. */
const TELL_MORE =
  /^(?:(?:kun|kan) je |wil je )?(?:(?:vertel|geef|weet|heb)(?: je| me| mij| eens| wat| iets| nog)* )?(?:meer )?(?:info(?:rmatie)?|details|specificaties|specs|vertellen|vertel)?(?: meer)? ?(?:over|van) (?:die|de|het|deze|dit|nummer|nr|optie)\b/;

/** The two that were compared, else the first two in view. */
const theTwo = ({ compared, shown }: DialogueState): Ref[] =>
  (compared.length === 2 ? compared : shown.slice(0, 2)).map((id) => ({ is: "id", id }));

const LONGEST_DROP = 3;
const isFirst = ({ parts, kinds, q }: DialogueState): boolean => parts.length + kinds.length === 0 && q === "";

function commandIn(typed: string, state: DialogueState, words: Words): Command {
  const sentence = sentenceOf(typed);
  const { text, asked } = sentence;
  const bare = text.replace(OPENING, "").replace(CLOSING, "");
  const talk = smallTalk(text);
  if (talk) return talk;
  const ofMaker = hasWish(state) ? askedByMaker(typed) : undefined;
  if (ofMaker !== undefined) return { do: "wish", text: bareWish(ofMaker) };
  const answer = answerIn(sentence, state);
  if (answer) return answer;
  const other = otherBrandIn(text);
  const brand = other && wantedBrand(state);
  if (other && brand !== undefined)
    return { do: "wish", text: [`niet van ${brand}`, other.further].filter(Boolean).join(", ") };
  if (other && inView(state)) return { do: "wish", text: other.further, otherBrand: true };
  const colour = isOtherColour(text) ? wantedColour(state) : undefined;
  if (colour !== undefined) return { do: "wish", text: `geen ${colour}` };
  // Of a first sentence no more than its last words are let go.
  const drop = dropIn(bare);
  const isWish =
    drop?.do === "drop" && isFirst(state) && (drop.part.split(" ").length > LONGEST_DROP || /^\S+ \S*\d/.test(bare));
  if (drop && !isWish) return drop;
  if (asksMore(bare)) return { do: "more" };
  const also = inView(state) && !isPolicy(asked) ? alsoIn(text) : undefined;
  if (also !== undefined) return { do: "wish", text: also };
  const owned = inView(state) ? ownedIn(bare) : undefined;
  if (owned !== undefined) return { do: "wish", text: `zonder ${owned}` };
  // With nothing in view `die prijzen` points at no product; a name that is written as one may be any of the shop's.
  const refs = refsIn(typed, asked).filter((ref) => inView(state) || ref.is !== "named" || isName(ref.words));
  const cheapest = cheapestOfThose(text, state);
  if (cheapest) return cheapest;
  const by = state.shown.length > 1 ? ofTwo(text, state.compared.length, words.comparatives) : undefined;
  if (by !== undefined) return { do: "compare", refs: theTwo(state), by };
  const than = inView(state) && refs.length === 2 ? oneThanOther(text) : undefined;
  if (than !== undefined) return { do: "compare", refs, by: than };
  if (asksToUndo(asked)) return { do: "policy", topic: typed };
  const comparison = comparisonIn(text, refs, inView(state));
  if (comparison) return comparison;
  const exact = inView(state) ? exactlyIn(text, words.comparatives) : undefined;
  if (exact !== undefined) return { do: "wish", text: exact };
  // `is nr 1 pas nog goedkoper geweest?`
  const isOfDeal = refs.length > 0 && isQuestion(asked) && offerTopicOf(asked) === "deal";
  const relative = inView(state) && !isOfDeal ? relativeIn(text, words.comparatives) : undefined;
  const topic = inView(state) && /\b(?:dat|het)\b/.test(text) && isQuestion(asked) ? offerTopicOf(asked) : undefined;
  const isThat = topic === "deal" || (topic === "delivery" && /\bwanneer\b/.test(text));
  const pointed = refs.find((ref) => !isSuperlative(ref)) ?? (isThat ? { is: "this" } : undefined);
  if (relative) return pointed && pointed.is !== "named" ? { ...relative, ref: pointed } : relative;
  const shape = aboutShop(text, state);
  if (shape && asksOfMore(text)) return shape;
  const product =
    pointed || state.focus ? aboutProduct(sentence, pointed ? [pointed, ...refs] : refs, state) : undefined;
  const isAboutIt = product && (pointed !== undefined || product.do === "offer" || !isPolicy(asked));
  const term = termToExplain(text) ?? termToExplain(asked);
  if (isAboutIt && !(term && pointed === undefined)) return product;
  const bySuperlative = aboutProduct(sentence, refs, state);
  const isAsked = offerTopicOf(asked) || OF_SUPERLATIVE.test(text) || (state.lastAsked && SAME_QUESTION.test(text));
  if (bySuperlative && refs.length > 0 && (!shape || isAsked || isOfView(asked))) return bySuperlative;
  if (isPolicy(asked) || IS_BROKEN.test(text)) return { do: "policy", topic: typed };
  if (shape) return shape;
  if (term) return { do: "explain", term: typed };
  const has = inView(state) && !state.focus ? HAS_IT.exec(text)?.[1] : undefined;
  if (has !== undefined) return { do: "wish", text: `met ${has}` };
  const [, most] = inView(state) && MOST_OF_ALL.test(text) ? (/\bheeft ((?:de|het) .+)$/.exec(text) ?? []) : [];
  return { do: "wish", text: most === undefined ? ratherThan(bareWish(typed), state) : `met ${most}` };
}

const isIdle = (command: Command, { parts }: DialogueState): boolean =>
  command.do === "drop" && command.part === "prijs" && !parts.some(({ price }) => price);

const OF_IT = /\b(?:hij|ie|het|die|deze|hem|ze)\b/i;
/** What is asked about one product, and why it is asked: `hoe hoog is de eerste? hij moet onder een plank`. */
const isAnswerable = ({ do: what }: Command): boolean => what === "spec" || what === "offer";
const IS_REMARK =
  /^(?:hij|ie|die|het|dat|want|mijn|m'n|mn|er|moet|ik (?:ben|heb|wil hem|ga)|we (?:zijn|hebben))\b(?!.*[?]$)(?!.*\b(?:zoek|liever|graag)\b)/i;
/** Stands for the product that is in focus once the question before is answered. */
const THE_ONE_ASKED_ABOUT = "?";

/** Understanding by rules and the shop's own words: works without a network, and always gives the same. */
export const embeddedMind: Mind = {
  async understand(typed, state, words) {
    const led = inPlainTerms(withoutLeadIn(withoutExclamation(withRepairsJoined(typed))));
    const said = forWhatIsUsedUp(forWhatIsOwned(askedPlainly(led)));
    const owned = words.isFocused ? said : withoutTold(said, hasWish(state));
    const message = hasWish(state) ? plainMessage(inKnownForms(owned)) : firstInKnownForms(owned);
    const sentences = sentencesOf(message, hasWish(state), inView(state));
    // Whatever else is said: who asks for a person gets one.
    const human = sentences.map((typed) => smallTalk(sentenceOf(typed).text)).find((talk) => talk?.do === "human");
    if (human) return [human];
    if (state.shown.length > 1 && turnsDown(sentenceOf(message).text)) return [{ do: "more" }];
    const commands: Command[] = [];
    const hasAsked = !sentences.every(onlyTells);
    for (const sentence of sentences) {
      // `kan ik met de eerste zwemmen? hoe waterdicht is ie`
      const asked = commands.at(-1);
      if (asked && isAnswerable(asked) && IS_REMARK.test(sentence)) continue;
      const isOfSame = asked && isAnswerable(asked) && OF_IT.test(sentence);
      // `ik ga voor de pavilion. prijs?`
      const isPrice = asked?.do === "wish" && isPriceAlone(sentence);
      if (isPrice) {
        commands.push({ do: "offer", ref: { is: "this" }, about: "price" });
        continue;
      }
      const view = isOfSame ? { ...state, focus: state.focus ?? THE_ONE_ASKED_ABOUT } : state;
      const command: Command =
        hasAsked && onlyTells(sentence)
          ? { do: "wish", text: sentence }
          : commandIn(withBeside(sentence, view), view, words);
      // What was not wished need not be let go, where more is said.
      if (sentences.length > 1 && isIdle(command, state)) continue;
      const last = commands.at(-1);
      // One wish may be said in several sentences.
      if (command.do === "wish" && last?.do === "wish")
        last.text = `${last.text}${/[.,;:!?]\s*$/.test(last.text) ? "" : "."} ${command.text}`;
      else commands.push(command);
    }
    // A greeting or thanks before a question says nothing of its own.
    const telling = commands.filter(({ do: what }) => what !== "greet" && what !== "thanks");
    return telling.length > 0 ? telling : commands.slice(0, 1);
  },
};
