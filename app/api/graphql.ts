import { GraphQLClient } from "graphql-request";
import type { CallInput } from "#contract/call";
import { type GraphAnswer, graphql } from "#contract/graphql";
import type { Answer } from "./answer";
import type { BrowserApi } from "./browser";

type Input = NonNullable<typeof graphql.input>;
/** Sends the call as any other; undefined when it may not be sent. */
export type SendGraph = (input: Input & CallInput) => Promise<Answer | undefined>;

/** Never asked: every request goes through the wrapper, which knows the address of the service. */
const NOWHERE = "https://graphql.invalid/";

/** Asks by GraphQL; null for any answer that is not ok or does not match the contract. */
export async function askByGraph(
  api: Pick<BrowserApi, "read">,
  send: SendGraph,
  document: string,
  variables: Record<string, unknown>,
): Promise<GraphAnswer | null> {
  async function wrapped(_: unknown, init?: RequestInit): Promise<Response> {
    const answer = await send({ body: JSON.parse(String(init?.body)) });
    if (!answer) throw new Error("The call may not be sent now");
    const { status, body } = answer;
    return new Response(body, { status, headers: { "Content-Type": "application/json" } });
  }
  // Documents have one operation, so its name need not be found by parsing them here.
  const client = new GraphQLClient(NOWHERE, { fetch: wrapped, excludeOperationName: true });
  try {
    const { value } = await api.read(graphql, await client.request(document, variables));
    return (value as GraphAnswer | undefined) ?? null;
  } catch (error) {
    console.error("GraphQL gave no answer", error instanceof Error ? error.message.slice(0, 200) : error);
    return null;
  }
}
