import { parentPort } from "node:worker_threads";
import type { FromFeedWorker, ToFeedWorker } from "./feed-thread";
import { prepareBatches } from "./prepare-batches";
import { FeedError } from "./raw-item";

/** Entry point of the feed worker: reads one feed at a time, at most one batch ahead of the store. */

let goOn: () => void = () => undefined;
const send = (message: FromFeedWorker) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToFeedWorker) => {
  if ("taken" in message) goOn();
  else void read(message.read);
});

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
