import type { Around, Said } from "./around";
import { largestKinds } from "./largest-kinds";
import { nearKinds } from "./near-kinds";
import { say } from "./texts";
import { wishesBlock } from "./wished";

/** So many kinds are offered. */
const MOST = 4;

/**
 * An answer that nothing of the kind is sold, with what can be done next: kinds near to it, or, where none is, others that are
 * called so, and the search screen.
 */
export async function withNextStep(around: Around, said: Said): Promise<Said> {
  if (!said.isUnderstood || said.blocks.length > 0) return said;
  const near = await nearKinds(around, said.state, MOST);
  const kinds = near.length > 0 ? near : await largestKinds(around, MOST);
  if (kinds.length === 0) return said;
  const question = say(near.length > 0 ? "nearHere" : "soldHere");
  const options = kinds.map((kind) => ({ label: kind, message: say("exampleWanted", { kind }) }));
  return {
    ...said,
    text: [...said.text, question],
    blocks: [{ type: "choices", question, options }, wishesBlock(said.state, 0, around)],
  };
}
