import { parentPort } from "node:worker_threads";
import type { FromFeedWorker, ToFeedWorker } from "./feed-thread";
import { createMatchingSession, type MatchStep } from "./matching-session";
import { prepareBatches } from "./prepare-batches";
import { FeedError } from "./raw-item";

/**
 * Entry point of the feed worker: reads one feed at a time, at most one batch ahead of the store, or compares the titles
 * of one import at a time.
 */

let goOn: () => void = () => undefined;
const send = (message: FromFeedWorker) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToFeedWorker) => {
  if ("taken" in message) goOn();
  else if ("match" in message) send(match(message.match));
  else void read(message.read);
});

let session: ReturnType<typeof createMatchingSession> | undefined;

function match(step: MatchStep): FromFeedWorker {
  try {
    session ??= createMatchingSession();
    const matches = session(step);
    if ("end" in step) session = undefined;
    return { matches };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), isBroken: false };
  }
}

async function read(task: Parameters<typeof prepareBatches>[0]): Promise<void> {
  try {
    for await (const batch of prepareBatches(task)) {
      const taken = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      send({ batch });
      await taken;
    }
    send({ done: true });
  } catch (error) {
    send({ failed: error instanceof Error ? error.message : String(error), isBroken: error instanceof FeedError });
  }
}
