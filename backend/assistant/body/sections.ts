import type { ChatBlock } from "#contract/assistant";
import { contactBlock } from "../contact";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { say } from "./texts";

const QUOTED = 2;

async function quoted(question: string, about: "help" | "advice" | undefined, around: Around) {
  const sections = await around.knowledge.findSections(question, {
    limit: QUOTED,
    marketplace: around.view.marketplace,
    adult: around.view.adult,
    about,
  });
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
  return { blocks, text };
}

/** What the shop's help and policies say, quoted with their source; otherwise a person. */
export async function policy({ topic }: { topic: string }, state: DialogueState, around: Around): Promise<Said> {
  const { blocks, text } = await quoted(topic, "help", around);
  if (blocks.length > 0) return { text, blocks, state };
  // Beside other questions it must be clear which one has no answer.
  const isOneOfMore = topic.replace(/\?$/, "").trim() !== around.message.replace(/\?$/, "").trim();
  const none = isOneOfMore ? say("noSectionAbout", { topic }) : say("noSection");
  return { text: [none], blocks: [await contactBlock(around.kit)], state };
}

/** What any of the shop's texts say about a question that names no product; otherwise a person. */
export async function anyText(question: string, state: DialogueState, around: Around): Promise<Said> {
  const { blocks, text } = await quoted(question, undefined, around);
  if (blocks.length > 0) return { text, blocks, state };
  return { text: [say("noSection")], blocks: [await contactBlock(around.kit)], state };
}

/** What guides and category pages say, or the help; the shop's own words or none. */
export async function explain({ term }: { term: string }, state: DialogueState, around: Around): Promise<Said> {
  const { blocks, text } = await quoted(term, undefined, around);
  return blocks.length > 0 ? { text, blocks, state } : { text: [say("noExplanation")], blocks: [], state };
}
