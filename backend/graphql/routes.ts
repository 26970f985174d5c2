import type { OpenAPIHono } from "@hono/zod-openapi";
import { execute, GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import { createHandler } from "graphql-http";
import { graphql } from "#contract/graphql";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import type { ReturnDesk } from "../returns/return-desk";
import { userOf } from "../users/serve-user";
import { parseBounded } from "./bounded";
import { type Asking, resolvers } from "./resolvers";
import { schema } from "./schema";

const MOST_BODY = 8_192;
const TIME_MS = 5_000;

/** What users ask about themselves by GraphQL (service `carts`). */
export function graphqlRoutes(
  kit: Kit,
  checkBearer: CheckBearer,
  labelPaths: ReturnDesk["labelPaths"],
  timeMs = TIME_MS,
): OpenAPIHono {
  const routes = createRoutes({ log: kit.log, maxBody: MOST_BODY });
  const handle = createHandler<Request, Asking, Asking>({
    schema,
    rootValue: resolvers(kit, labelPaths),
    context: ({ context }) => context,
    parse: (source) => parseBounded(String(source)),
    execute: (args) => inTime(execute(args), timeMs),
    // Its shape is in contract/graphql.ts; nobody needs to read it out of a shop.
    validationRules: [NoSchemaIntrospectionCustomRule],
    formatError: (error) => told(kit, error),
  });

  routes.post(graphql.path, async (c) => {
    const { sub } = await userOf(checkBearer, c);
    const { method, url, headers } = c.req.raw;
    const request = { method, url, headers, raw: c.req.raw, body: () => c.req.text(), context: { sub, lists: 0 } };
    const [body, { status, headers: sent = {} }] = await handle(request);
    return new Response(body, { status, headers: { ...sent, "Cache-Control": "no-store" } });
  });
  routes.all(graphql.path, (c) => {
    c.header("Allow", "POST");
    throw failure(405, "Send a POST request.");
  });
  return routes;
}

/** A deliberate refusal as it is, without a stack; anything else is logged and says nothing. */
function told({ log }: Pick<Kit, "log">, error: Readonly<Error>): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
  if (!cause) return new GraphQLError(error.message, { extensions: { code: "BAD_REQUEST" } });
  log.error("GraphQL call failed", { error: cause.stack ?? String(cause) });
  return new GraphQLError("Something went wrong on our side.", { extensions: { code: "INTERNAL" } });
}

async function inTime<T>(work: T | Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure(503, "This takes too long. Try again later.")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
