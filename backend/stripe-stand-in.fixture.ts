import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";

/** What happens to a request instead of, or after, its being carried out. */
export type Mishap = { status: number; body: object; headers?: Record<string, string> } | "hangs" | "is lost";

export interface StandIn {
  url: string;
  /** Requests as they came. */
  asked: { method: string; path: string; headers: IncomingMessage["headers"] }[];
  /** Whether each answer came from memory, under the key of an earlier request. */
  replayed: boolean[];
  /** Happens to the next requests whose path begins like that, one after another. */
  mishaps: { path: string; mishap: Mishap }[];
  close(): Promise<void>;
}

/** A server of its own that answers as Stripe documents, by way of the embedded provider's interface. */
export async function startStandIn(answer: (request: Request) => Promise<Response>): Promise<StandIn> {
  const asked: StandIn["asked"] = [];
  const replayed: boolean[] = [];
  const mishaps: StandIn["mishaps"] = [];

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = incoming;
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    asked.push({ method, path, headers });
    const at = mishaps.findIndex((one) => path.startsWith(one.path));
    const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0]?.mishap;
    if (mishap === "hangs") return;
    if (mishap && mishap !== "is lost") {
      outgoing.writeHead(mishap.status, {
        "Content-Type": "application/json",
        "Request-Id": "req_x",
        ...mishap.headers,
      });
      outgoing.end(JSON.stringify(mishap.body));
      return;
    }
    const sent = new Headers(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
    const body = method === "GET" ? {} : { body: Buffer.concat(parts) };
    const response = await answer(
      new Request(`http://stand-in${PAYMENT_PROVIDER_MOUNT}${path}`, { method, headers: sent, ...body }),
    );
    if (mishap === "is lost") {
      outgoing.destroy();
      return;
    }
    replayed.push(response.headers.get("idempotent-replayed") === "true");
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    replayed,
    mishaps,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
