import type { Log } from "../../process/log";
import { withinTime } from "../../process/time-limit";
import { type BrandsAmong, phrasesOf } from "./brands";
import { createBreaker } from "./breaker";
import { type Complete, ModelFailure } from "./completions";
import { converse } from "./conversation";
import { groundedProse } from "./grounding";
import type { Ran, Turn } from "./turn";

/** Of one turn. */
export const TURN_MS = 20_000;

export interface RemoteMind {
  /** What the commands of the model led to, with its own words where they are grounded. Undefined: it is of no use now. */
  turn<T extends Ran>(turn: Turn<T>): Promise<{ ran: T; prose: string } | undefined>;
}
interface Surroundings {
  complete: Complete;
  log: Log;
  brandsAmong?: BrandsAmong;
  turnMs?: number;
}

/** A mind that is a language model elsewhere: it may propose commands and phrase their result, nothing else. */
export function createRemoteMind({ complete, log, brandsAmong, turnMs = TURN_MS }: Surroundings): RemoteMind {
  const breaker = createBreaker();
  return {
    async turn(turn) {
      if (!breaker.enter()) return undefined;
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      let outcome: "worked" | "failed" | "unknown" = "unknown";
      try {
        const signal = withinTime(turnMs, turn.signal);
        const { ran, said, facts, commands, failure } = await converse(complete, turn, signal);
        outcome = failure ? "failed" : "worked";
        const brands = await brandsAmong?.(phrasesOf(said));
        const prose = groundedProse(said, { said: turn.message, facts, ...(brands && { brands }) });
        const counts = { commands: commands.map((one) => one.do), dropped: prose.dropped, ms: took() };
        if (failure) log.warn("model failed", { reason: failure, ...counts });
        else if (prose.dropped > 0) log.warn("model said what the shop does not know", counts);
        else log.info("model answered", counts);
        return { ran, prose: prose.text };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        if (turn.signal.aborted) throw turn.signal.reason;
        outcome = "failed";
        log.warn("model failed", { reason: error.message, ms: took() });
        return undefined;
      } finally {
        const paused = breaker.leave(outcome);
        if (paused > 0) log.warn("model left alone", { seconds: Math.round(paused / 1_000) });
      }
    },
  };
}
