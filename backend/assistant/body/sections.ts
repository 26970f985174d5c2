import type { ChatBlock } from "#contract/assistant";
import { fold } from "../../search/analysis/tokens";
import { contactBlock } from "../contact";
import type { Asking } from "../knowledge/knowledge";
import type { FoundSection } from "../knowledge/section";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { say } from "./texts";

const QUOTED = 2;

const sectionsOn = (question: string, around: Around, asking: Pick<Asking, "about" | "follows">) =>
  around.knowledge.findSections(question, {
    limit: QUOTED,
    marketplace: around.view.marketplace,
    adult: around.view.adult,
    ...asking,
  });

function quoting(sections: readonly FoundSection[], state: DialogueState): Said {
  const blocks = sections.map(
    ({ kind, title, heading, path, sentences }): ChatBlock => ({
      type: "quote",
      text: sentences.join(" "),
      source: { kind, title: heading ? `${title}: ${heading}` : title, path },
    }),
  );
  const text = sections.map(({ title, heading, sentences }) =>
    say("quoted", { title: heading || title, text: sentences.join(" ") }),
  );
  return { text, blocks, state };
}

/** Goes on about what was asked before: `en bij kleding?`, `hoe lang duurt dat`. */
const FOLLOWS =
  /^(?:en|maar|of|ook|dus)\b|\b(?:dat|daarvoor|daarbij|daarvan|daarna|daarmee|daartegen|erbij|ervoor|ervan|dan|het)\b/;
/** The same of another case, which is no wish for it. */
const OF_ANOTHER_CASE =
  /^(?:en|maar|of) (?:bij|als|naar|voor|zonder|na|geldt|wie|wanneer|hoe|wat als|hoeveel|moet|mag|kan)\b/;
/** In words. */
const LONGEST_FOLLOWING = 12;
const LONGEST_SHORT = 6;
const TO_SHOP = /\bjullie\b/;

/** Whether a message asks the same of another case as the question before, about which texts were quoted. */
export const isOfAnotherCase = (text: string, { topic }: DialogueState): boolean =>
  topic !== null && OF_ANOTHER_CASE.test(fold(text));

/** What the texts say to a question that goes on about the one before, where they say more to both than to it alone. */
async function following(question: string, { topic }: DialogueState, around: Around, alone: FoundSection[]) {
  const folded = fold(question);
  const length = folded.split(/\s+/).length;
  const isFollowing = FOLLOWS.test(folded) && length <= LONGEST_FOLLOWING;
  if (topic === null || !(isFollowing || length <= LONGEST_SHORT)) return [];
  const sections = await sectionsOn(question, around, { follows: topic });
  return isFollowing || (sections[0]?.score ?? 0) >= (alone[0]?.score ?? 0) ? sections : [];
}

/** What the texts say about a question, which may go on about the one before; undefined when they do not say. */
export async function fromTexts(
  question: string,
  state: DialogueState,
  around: Around,
  about?: Asking["about"],
): Promise<Said | undefined> {
  const alone = await sectionsOn(question, around, { about: TO_SHOP.test(fold(question)) ? "help" : about });
  const joined = await following(question, state, around, alone);
  if (joined.length > 0) return quoting(joined, state);
  const [first] = alone;
  if (!first || isOfAnotherCase(question, state)) return undefined;
  return quoting(alone, { ...state, topic: { asked: question, at: first.path } });
}

/** That the shop's help and policies say nothing of what was asked, and how to reach a person. */
export async function noPolicy({ topic }: { topic: string }, state: DialogueState, around: Around): Promise<Said> {
  // Beside other questions it must be clear which one has no answer.
  const isOneOfMore = topic.replace(/\?$/, "").trim() !== around.message.replace(/\?$/, "").trim();
  const none = isOneOfMore ? say("noSectionAbout", { topic }) : say("noSection");
  return { text: [none], blocks: [await contactBlock(around.kit)], state };
}

/** What any of the shop's texts say about a question that names no product; otherwise a person. */
export async function anyText(question: string, state: DialogueState, around: Around): Promise<Said> {
  const said = await fromTexts(question, state, around);
  if (said) return said;
  return { text: [say("noSection")], blocks: [await contactBlock(around.kit)], state };
}

/** What guides and category pages say, or the help; the shop's own words or none. */
export async function explain({ term }: { term: string }, state: DialogueState, around: Around): Promise<Said> {
  const said = await fromTexts(term, state, around);
  return said ?? { text: [say("noExplanation")], blocks: [], state };
}
