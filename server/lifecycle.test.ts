import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createDrain } from "./lifecycle";

test("a server under load ends as soon as what is under way is answered, and resets nobody", async () => {
  const waiting: ServerResponse[] = [];
  let hold = false;
  const server = createServer((_req: IncomingMessage, res: ServerResponse) => {
    if (hold) waiting.push(res);
    else res.end("at once");
  });
  const drain = createDrain(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = () =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent }, async (res) => {
        let text = "";
        for await (const chunk of res) text += String(chunk);
        resolve({ text, connection: res.headers.connection });
      }).on("error", reject);
    });

  expect(await Promise.all([ask(), ask(), ask(), ask()])).toHaveLength(4);
  hold = true;
  const busy = [ask(), ask()];
  await expect.poll(() => waiting.length).toBe(2);
  const drained = drain();
  for (const res of waiting) res.end("finished");
  expect(await Promise.all(busy)).toEqual([
    { text: "finished", connection: "close" },
    { text: "finished", connection: "close" },
  ]);
  // Resolves by itself because idle connections are closed too.
  await drained;
  expect(server.listening).toBe(false);
  agent.destroy();
});
