import type { Command } from "../commands";
import { type Complete, ModelFailure, type ModelMessage, type Reply, type WrittenCall } from "./completions";
import { INSTRUCTIONS } from "./instructions";
import { answerFacts, idsIn, viewFact } from "./model-facts";
import { commandOf, type Known, numbersIn, toolList, VIEW } from "./tools";
import type { Ran, Turn } from "./turn";
import { writtenArguments } from "./written-arguments";

const ROUNDS = 4;
/** As many as the body executes. */
const MOST_COMMANDS = 4;
const REPEATED_TEXT = 500;

/** What a turn with the model has come to. */
export interface Come<T> {
  ran: T;
  said: string;
  /** Results of its tools, as they were sent. */
  facts: string[];
  commands: Command[];
  /** Why the model did not finish, once it had given commands. */
  failure?: string;
}
type Read = { is: "command"; command: Command } | { is: "view" } | { is: "wrong"; why: string };

/**
 * Lets the model call tools until it answers: four rounds, one of which it may spend on mending what it wrote wrongly.
 * The commands of all rounds are executed together, always from the same state. Rejects with `ModelFailure` unless at
 * least one was executed.
 */
export async function converse<T extends Ran>(
  complete: Complete,
  { message, view, run, products }: Turn<T>,
  signal: AbortSignal,
): Promise<Come<T>> {
  const screen = JSON.stringify(viewFact(view));
  const messages = opening(message, screen);
  const known = {
    ids: new Set(view.shown.map(({ id }) => id)),
    numbers: new Set(numbersIn([message, ...view.wishes, ...view.choices].join(" "))),
  };
  const facts = [screen];
  const commands: Command[] = [];
  let ran: T | undefined;
  let isMended = false;
  const failed = (reason: string): Come<T> => {
    if (!ran) throw new ModelFailure(reason);
    return { ran, said: "", facts, commands, failure: reason };
  };

  for (let round = 0; round <= ROUNDS; round += 1) {
    const reply = await answered(complete, messages, signal);
    // What it gave commands for before it failed is an answer all the same.
    if (reply instanceof ModelFailure) return failed(reply.message);
    const { text, calls } = reply;
    if (calls.length === 0 && ran) return { ran, said: text, facts, commands };
    if (calls.length === 0) {
      if (isMended) return failed("no call");
      isMended = true;
      const repeated = text.slice(0, REPEATED_TEXT);
      messages.push({ role: "assistant", content: repeated }, { role: "user", content: "Call a tool." });
      continue;
    }
    if (round === ROUNDS) break;
    const read = calls.map((call) => ({ call, read: readCall(call, known) }));
    const added = addTo(commands, read);
    const isWrong = read.some((one) => one.read.is === "wrong");
    if (isWrong && added === 0 && isMended) return failed("wrong arguments");
    isMended ||= isWrong;
    let result = facts.at(-1) ?? screen;
    if (added > 0) {
      ran = await run(commands);
      const shown = await products(idsIn(ran.blocks));
      for (const { id } of shown) known.ids.add(id);
      result = JSON.stringify(answerFacts(ran.blocks, shown));
      facts.push(result);
    }
    messages.push({ role: "assistant", content: "", tool_calls: calls.map(writtenCall) });
    messages.push(...read.map((one) => resultOf(one.call, one.read, one.read.is === "view" ? screen : result)));
  }
  return ran ? { ran, said: "", facts, commands } : failed("too many rounds");
}

/** The screen is the result of a tool too: names of products come from feeds, and stand in no instruction. */
const opening = (message: string, screen: string): ModelMessage[] => [
  { role: "system", content: INSTRUCTIONS },
  { role: "user", content: message },
  { role: "assistant", content: "", tool_calls: [writtenCall({ id: "screen", name: VIEW, arguments: {} })] },
  { role: "tool", tool_call_id: "screen", content: screen },
];

async function answered(complete: Complete, messages: ModelMessage[], signal: AbortSignal) {
  try {
    return (await complete(messages, toolList, signal)) satisfies Reply;
  } catch (error) {
    if (error instanceof ModelFailure) return error;
    throw error;
  }
}

function readCall({ name, arguments: given }: WrittenCall, known: Known): Read {
  if (name === VIEW) return { is: "view" };
  const written = writtenArguments(given);
  if (!written) return { is: "wrong", why: "the arguments are no JSON object" };
  const command = commandOf(name, written, known);
  return typeof command === "string" ? { is: "wrong", why: command } : { is: "command", command };
}

/** Adds the commands that are new, and returns how many. */
function addTo(commands: Command[], read: readonly { read: Read }[]): number {
  const before = commands.length;
  const given = new Set(commands.map((command) => JSON.stringify(command)));
  for (const { read: one } of read) {
    if (one.is !== "command" || commands.length === MOST_COMMANDS) continue;
    const mark = JSON.stringify(one.command);
    if (!given.has(mark)) commands.push(one.command);
    given.add(mark);
  }
  return commands.length - before;
}

const resultOf = ({ id }: WrittenCall, read: Read, result: string): ModelMessage => ({
  role: "tool",
  tool_call_id: id,
  content: read.is === "wrong" ? JSON.stringify({ error: read.why }) : result,
});

/** A call as the API wants to see it again, whichever way it was written. */
const writtenCall = ({ id, name, arguments: given }: WrittenCall): object => ({
  id,
  type: "function",
  function: { name, arguments: JSON.stringify(writtenArguments(given) ?? {}) },
});
