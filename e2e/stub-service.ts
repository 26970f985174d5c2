import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { CHAT_MESSAGE_HEADER } from "../contract/assistant";
import { type ServiceName, serviceNames, services } from "../contract/services";

/** One request as a backend saw it. */
export interface Recorded {
  service: ServiceName;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}
/** Ways in which a backend can fail. */
export type Failure = "down" | "slow" | "500" | "html" | "truncated" | "empty" | "other";
type Rule = { service: ServiceName; path: RegExp; answer: (res: ServerResponse, whole: Whole) => void };
interface Whole {
  status: number;
  type: string;
  text: string;
}

/**
 * Stands between a storefront and its backends: passes every call on to the embedded services of another shop, keeps
 * a record of it, and fails where a test says so.
 */
export async function startStub(upstream: string) {
  const requests: Recorded[] = [];
  let rules: Rule[] = [];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", "http://stub.invalid");
    const [, name = "", ...rest] = url.pathname.split("/");
    const service = name as ServiceName;
    if (!serviceNames.includes(service)) return void res.writeHead(404).end();
    const path = `/${rest.join("/")}`;
    const text = await readBody(req);
    const body: unknown = text ? JSON.parse(text) : undefined;
    const { method = "GET", headers } = req;
    requests.push({ service, method, path, query: Object.fromEntries(url.searchParams), headers, body });
    const rule = rules.find((candidate) => candidate.service === service && candidate.path.test(path));
    const forwarded = await fetch(`${upstream}${services[service].mount}${path}${url.search}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(headers.authorization ? { Authorization: headers.authorization } : {}),
        ...(service === "assistant" ? ofVisitor(headers, requests.length) : {}),
      },
      ...(text ? { body: text } : {}),
      redirect: "manual",
    });
    const whole = {
      status: forwarded.status,
      type: forwarded.headers.get("content-type") ?? "text/plain",
      text: await forwarded.text(),
    };
    if (rule) rule.answer(res, whole);
    else res.writeHead(whole.status, { "Content-Type": whole.type }).end(whole.text);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    requests,
    /** What a storefront needs in its environment to ask this stub for everything. */
    env: Object.fromEntries(serviceNames.map((name) => [services[name].env, `${origin}/${name}`])),
    /** From now on `service` fails for paths that match. */
    fail(service: ServiceName, failure: Failure, path = /./) {
      rules.unshift({ service, path, answer: (res, whole) => failing[failure](res, whole) });
    },
    /** From now on `service` answers this JSON for paths that match; `change` gets the true answer. */
    change(service: ServiceName, path: RegExp, change: (json: never) => unknown, status?: number) {
      rules.unshift({
        service,
        path,
        answer(res, whole) {
          const body = JSON.stringify(change(parsed(whole.text) as never));
          res.writeHead(status ?? whole.status, { "Content-Type": "application/json" }).end(body);
        },
      });
    },
    /** From now on `service` sends its callers elsewhere for paths that match. */
    move(service: ServiceName, path: RegExp, status: number, location: string) {
      rules.unshift({ service, path, answer: (res) => void res.writeHead(status, { Location: location }).end() });
    },
    /** Forgets all rules and what was recorded. */
    reset() {
      rules = [];
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Stub = Awaited<ReturnType<typeof startStub>>;

/** Each call of a conversation as its own visitor's, so that journeys do not use up each other's minute. */
const ofVisitor = (headers: IncomingMessage["headers"], number: number) => ({
  [CHAT_MESSAGE_HEADER]: String(headers[CHAT_MESSAGE_HEADER] ?? ""),
  "x-forwarded-for": `198.18.0.${number % 250}`,
});

const failing: Record<Failure, Rule["answer"]> = {
  down: (res) => void res.destroy(),
  slow: (res) => void res.socket?.setTimeout(0),
  "500": (res) => void res.writeHead(500, { "Content-Type": "application/json" }).end('{"message":"stuk"}'),
  html: (res) =>
    void res.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><h1>Welkom bij nginx</h1>"),
  truncated: (res, { text }) =>
    void res.writeHead(200, { "Content-Type": "application/json" }).end(text.slice(0, Math.max(1, text.length / 2))),
  empty: (res) => void res.writeHead(200, { "Content-Type": "application/json" }).end(""),
  other: (res) => void res.writeHead(200, { "Content-Type": "application/json" }).end('{"hello":"world"}'),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req) text += String(chunk);
  return text;
}
