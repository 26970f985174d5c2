import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a request to the stub held. */
export interface StubRequest {
  messages: { role: string; content: string; tool_calls?: unknown }[];
  tools: { function: { name: string } }[];
  authorization: string | undefined;
}
export type StubAnswer = (request: StubRequest, response: ServerResponse, turn: number) => void;

/** A call as servers write it; the arguments as they are given. */
export const called = (name: string, given: unknown, content: unknown = null) => ({
  choices: [
    {
      message: {
        role: "assistant",
        content,
        tool_calls: [{ id: "c1", type: "function", function: { name, arguments: given } }],
      },
    },
  ],
});
export const spoken = (content: string) => ({ choices: [{ message: { role: "assistant", content } }] });
export const sent = (response: ServerResponse, answer: unknown, status = 200): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
};

/** A model behind an OpenAI-compatible address that does what a test says. */
export async function startStubModel() {
  let answer: StubAnswer = (_request, response) => sent(response, spoken("Hallo"));
  let requests: StubRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const { messages, tools } = JSON.parse(body);
    const read = { messages, tools, authorization: request.headers.authorization };
    requests.push(read);
    answer(read, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** What it does from now on; forgets the requests before. */
    will(next: StubAnswer) {
      answer = next;
      requests = [];
    },
    /** One answer after another. */
    says(...answers: unknown[]) {
      this.will((_request, response, turn) => sent(response, answers[turn - 1] ?? spoken("")));
    },
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += piece;
  return text;
}
