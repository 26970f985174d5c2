import type { ChatMessage } from "#contract/assistant";
import type { Catalogue } from "./catalogue";
import type { Dialogue } from "./dialogue";
import { type Answered, blocks, breaks, faultsOf, referred } from "./judge";
import { ungrounded } from "./numbers";
import { Talk } from "./talk";

export interface Judged {
  dialogue: Dialogue;
  /** By turn: what was said, and what is wrong with the answer. */
  turns: { said: string; faults: string[]; ms: number }[];
  /** Products that break a hard wish. */
  broken: number;
  /** Numbers that are not in the data. */
  invented: string[];
  /** All answers, without ids and times, to compare with another run. */
  transcript: string;
}

const filled = (say: string, past: readonly Answered[]): string =>
  say.replace(/\{(brand|name):([\d.a-z]+)\}/g, (_, field: "brand" | "name", ref) => referred(ref, past)?.[field] ?? "");

/** What an answer may take its numbers from: its blocks, and all that is known of the products in it. */
const withoutIds = ({ text, blocks: parts, engine }: ChatMessage): string => JSON.stringify({ text, parts, engine });

/** Holds one conversation, and judges it. */
export async function hold(dialogue: Dialogue, shop: string, address: string, catalogue: Catalogue): Promise<Judged> {
  const talk = new Talk(shop, address);
  await talk.begin();
  const judged: Judged = { dialogue, turns: [], broken: 0, invented: [], transcript: "" };
  const past: Answered[] = [];
  const heard: string[] = [];
  for (const { say, expect } of dialogue.turns) {
    const said = filled(say, past);
    const { answer, ms } = await talk.ask(said);
    const ids = answer.blocks.flatMap((block) => {
      if (block.type === "products") return block.items.map(({ id }) => id);
      return block.type === "comparison" ? block.ids : [];
    });
    const known = await Promise.all(ids.map((id) => catalogue.product(id)));
    const listed = blocks({ answer }, "products").flatMap(({ items }) => items.map(({ id }) => id));
    const answered = { answer, shown: known.filter(({ id }) => listed.includes(id)) };
    heard.push(said);
    const seen = past.flatMap(({ shown }) => shown.map(({ text }) => text));
    const sources = [...heard, ...seen, ...known.map(({ text }) => text), JSON.stringify(answer.blocks)];
    judged.invented.push(...ungrounded(answer.text, [...sources, String(answered.shown.length)]));
    if (expect) judged.broken += answered.shown.filter((product) => breaks(product, expect)).length;
    judged.turns.push({ said, ms, faults: expect ? await faultsOf(expect, answered, past, catalogue) : [] });
    judged.transcript += `${withoutIds(answer)}\n`;
    past.push(answered);
  }
  return judged;
}
