import { type GraphAnswer, graphql } from "#contract/graphql";
import { answerNow } from "./send-now";
import { session } from "./session";

/** Asks by GraphQL as the user: waits for a token, as `askAsUser` does. The client is fetched with the first question. */
export function askGraphAsUser(document: string, variables: Record<string, unknown>): Promise<GraphAnswer | null> {
  return session.queue.add(async () => {
    const { askByGraph } = await import("~/api/graphql");
    return askByGraph(session.api, (input) => answerNow(session, graphql, input), document, variables);
  });
}
