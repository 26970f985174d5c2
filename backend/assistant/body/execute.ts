import type { ChatBlock } from "#contract/assistant";
import type { Command } from "../commands";
import { contactBlock } from "../contact";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { compare } from "./compare";
import { offer } from "./offer";
import { orderStatus } from "./orders";
import { relative } from "./relative";
import { explain, noPolicy } from "./sections";
import { helpFor, insteadOfNothing } from "./service";
import { shape } from "./shape";
import { showMore } from "./show";
import { specification } from "./spec";
import { say, type TextKey } from "./texts";
import { drop, narrow, wish } from "./wish";

const MOST_COMMANDS = 4;
const MISSES_BEFORE_HELP = 2;

/** `als hij niet lekker zit kan ik hem dan terugsturen?` and `kan ik ze terugsturen als ze knellen?` without the case. */
const withoutCase = (topic: string): string =>
  topic
    .replace(/^als [^,;?]{3,60}?[, ]+(?=(?:kan|kun|mag|moet|krijg|kost|hoe|wat|waar|wie|wanneer|betaal)\b)/i, "")
    .replace(
      /(?<=\S{3} .{6,}) als (?:ze|hij|het|die|ie) (?:me |mij |toch |niet |te |tegen)*\p{L}+(?: \p{L}+)?(?=[?. ]*$)/iu,
      "",
    );

const only = (state: DialogueState, key: TextKey): Said => ({ text: [say(key)], blocks: [], state });

async function run(command: Command, state: DialogueState, around: Around): Promise<Said> {
  switch (command.do) {
    case "wish":
      return wish(command, state, around);
    case "drop":
      return drop(command, state, around);
    case "relative":
      return relative(command, state, around);
    case "more":
      return showMore(around, state);
    case "narrow":
      return narrow(command, state, around);
    case "compare":
      return compare(command, state, around);
    case "spec":
      return specification(command, state, around);
    case "offer":
      return offer(command, state, around);
    case "explain":
      return explain(command, state, around);
    case "policy":
      return (
        (await helpFor(command.topic, state, around)) ??
        (await helpFor(withoutCase(command.topic), state, around)) ??
        noPolicy(command, state, around)
      );
    case "shape":
      return shape(command, state, around);
    case "human":
      return { text: [say("human")], blocks: [await contactBlock(around.kit)], state };
    case "order":
      return orderStatus(state, around);
    case "greet":
      return only(state, "greet");
    case "thanks":
      return only(state, "thanks");
    case "who":
      return only(state, "who");
    case "refuse":
      return { text: [say("refuse", { topic: command.topic })], blocks: [], state };
    case "foretell":
      return only(state, "foretell");
    case "off_topic":
      return only(state, "offTopic");
    case "unclear":
      return { ...only(state, "unclear"), isMiss: true };
  }
}

function askedBy(command: Command): DialogueState["lastAsked"] {
  if (command.do === "spec") return { field: command.field };
  return command.do === "offer" ? { about: command.about } : null;
}

const MOST_SEEN = 60;
/** All that was shown in the conversation, of which the first and the latest are kept. */
function seenAfter({ seen }: DialogueState, { shown }: DialogueState): string[] {
  const all = [...new Set([...seen, ...shown])];
  return all.length <= MOST_SEEN ? all : [...all.slice(0, 4), ...all.slice(4 - MOST_SEEN)];
}

/** Of two lists of products, or two sets of chips, the last holds. */
function joined(before: readonly ChatBlock[], after: readonly ChatBlock[]): ChatBlock[] {
  const later = new Set(after.map(({ type }) => type));
  const replaced = before.filter(
    ({ type }) => !["products", "wishes", "choices", "contact"].includes(type) || !later.has(type),
  );
  return [...replaced, ...after];
}

/**
 * Executes commands on the state, one after another: the same commands on the same state and catalogue give the same
 * answer. After two messages that could not be answered it offers a person by itself.
 */
export async function execute(commands: readonly Command[], before: DialogueState, around: Around): Promise<Said> {
  const wanted: readonly Command[] = commands.length > 0 ? commands.slice(0, MOST_COMMANDS) : [{ do: "unclear" }];
  let said: Said = { text: [], blocks: [], state: before };
  let misses = 0;
  let isUnderstood = false;
  for (const [at, command] of wanted.entries()) {
    const whole = await insteadOfNothing(await run(command, said.state, around), said.state, around);
    // What is left without a wish is not shown where another wish follows.
    const isLedUp = command.do === "drop" && wanted[at + 1]?.do === "wish";
    const next = isLedUp ? { ...whole, text: whole.text.slice(0, 1), blocks: [] } : whole;
    if (next.isMiss) misses += 1;
    if (next.isUnderstood) isUnderstood = true;
    const showsProducts = next.blocks.some(({ type }) => type === "products");
    const topic = showsProducts ? null : next.state.topic;
    const seen = seenAfter(said.state, next.state);
    const state = { ...next.state, topic, seen, lastAsked: askedBy(command) };
    // What is said of a list goes with it.
    const isListAnew = showsProducts && said.blocks.some(({ type }) => type === "products");
    const text = isListAnew ? next.text : [...said.text, ...next.text];
    said = { text, blocks: joined(said.blocks, next.blocks), state };
  }
  const left = commands.length - wanted.length;
  if (left > 0) said = { ...said, text: [...said.text, say("leftUnanswered", { count: left })] };
  if (misses < wanted.length) return { ...said, state: { ...said.state, misses: 0 } };
  const state = { ...said.state, misses: before.misses + 1 };
  if (state.misses < MISSES_BEFORE_HELP) return { ...said, state, isMiss: true };
  const contact = await contactBlock(around.kit);
  const text = isUnderstood ? said.text : [say("unclearAgain")];
  return { text, blocks: joined(said.blocks, [contact]), state, isMiss: true };
}
