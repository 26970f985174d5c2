import type { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Call, CallInput } from "#contract/call";
import { publicJson } from "./caching";
import { describedAnswer } from "./describe";
import { addDirectCall } from "./direct";
import { failure } from "./failure";

type Part<Input extends CallInput, Key extends keyof CallInput> =
  Input extends Record<Key, infer Value> ? Value : undefined;

interface Received<Input extends CallInput> {
  params: Part<Input, "params">;
  query: Part<Input, "query">;
  body: Part<Input, "body">;
}

/**
 * How the parts of a call are validated; the schemas must produce the input that the contract declares. The response is
 * declared in the contract.
 */
interface Answer<Input extends CallInput> {
  params?: z.ZodObject & z.ZodType<Part<Input, "params">>;
  query?: z.ZodObject & z.ZodType<Part<Input, "query">>;
  body?: z.ZodType<Part<Input, "body">>;
  /** Seconds that any cache may keep the response; without it, it may not be cached. */
  maxAge?: number;
  /** Other responses: status → when. */
  failures?: Record<number, string>;
  /** When the contract's path covers more than we serve. */
  path?: string;
  /** How long pages of this process may cache the answer; see DirectCall. */
  keepSeconds?: number;
  productOf?: (input: Input) => string | undefined;
}
type HttpAnswer<Input extends CallInput> = Omit<Answer<Input>, "keepSeconds" | "productOf">;

/** The escape of a NUL character; behind one more backslash the same signs are text that quotes it. */
const ESCAPED_ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether a text in a JSON document has a NUL character. Reads the document itself, so that nesting depth does not matter. */
export const holdsZero = (json: string): boolean => json.includes("\\u0000") && ESCAPED_ZERO.test(json);

/** PostgreSQL rejects text with a NUL character. */
function refuseZero(json: string): void {
  if (holdsZero(json)) throw failure(400, "Text must not contain a NUL character.");
}

function checked<T>(schema: z.ZodType<T> | undefined, where: string, value: unknown): T | undefined {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: [where, ...path].join("."), message }));
  throw failure(400, "The request is invalid.", issues);
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  refuseZero(text);
  try {
    return JSON.parse(text);
  } catch {
    throw failure(400, "The body is not JSON.");
  }
}

/** `/files/{id}.json` → `/files/:id{[^/]+\\.json}`: the router matches a whole segment or a pattern for one. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}(\.\w+)?/g, (_all, name, ending) =>
    ending ? `:${name}{[^/]+\\${ending}}` : `:${name}`,
  );
}

/** The path parameters, without the fixed suffix of their segment. */
function paramsOf(c: Context, path: string): Record<string, string> {
  const params: Record<string, string> = c.req.param();
  const ending = /\{\w+\}(\.\w+)$/.exec(path)?.[1] ?? "";
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, ending ? value.slice(0, -ending.length) : value]),
  );
}

/** The query as it arrives over HTTP: strings, without undefined values. */
function sentQuery(query: CallInput["query"] = {}): Record<string, string> {
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

/**
 * Serves one call of the contract, over HTTP and within this process: validates the input and returns the result of
 * `work`. Over HTTP it is described in OpenAPI.
 */
export function serve<Input extends CallInput, Output>(
  routes: OpenAPIHono,
  call: Call<Input, Output>,
  answer: Answer<Input>,
  work: (received: Received<Input>) => Output | Promise<Output>,
): void {
  const { params, query, body, keepSeconds, productOf } = answer;
  serveHttp(routes, call, answer, work);
  addDirectCall(routes, {
    name: call.name,
    async run(input) {
      refuseZero(JSON.stringify(input));
      return work({
        params: checked(params, "path", input.params ?? {}),
        query: checked(query, "query", sentQuery(input.query)),
        body: checked(body, "body", input.body),
      } as Received<Input>);
    },
    ...(keepSeconds === undefined ? {} : { keepSeconds }),
    ...(productOf ? { productOf: (input: CallInput) => productOf(input as Input) } : {}),
  });
}

/** Like `serve`, for calls that depend on the request itself (its token, its client address): served over HTTP only. */
export function serveHttp<Input extends CallInput, Output>(
  routes: OpenAPIHono,
  call: Call<Input, Output>,
  answer: HttpAnswer<Input>,
  work: (received: Received<Input>, c: Context) => Output | Promise<Output>,
): void {
  const { params, query, body, maxAge, failures = {} } = answer;
  const path = answer.path ?? call.path;
  const json = (schema: z.ZodType | object) => ({ content: { "application/json": { schema } } });
  routes.openAPIRegistry.registerPath({
    method: call.method.toLowerCase() as Lowercase<typeof call.method>,
    path,
    operationId: call.name,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { ...json(body), required: true } }),
    },
    responses: {
      200: { description: "As asked", ...json(describedAnswer(call.name)) },
      ...Object.fromEntries(Object.entries(failures).map(([status, description]) => [status, { description }])),
    },
  });
  routes.on(call.method, routerPath(path), async (c) => {
    refuseZero(JSON.stringify([c.req.param(), c.req.query()]));
    const received = {
      params: checked(params, "path", paramsOf(c, path)),
      query: checked(query, "query", c.req.query()),
      body: body && checked(body, "body", await bodyOf(c)),
    } as Received<Input>;
    const value = await work(received, c);
    if (maxAge !== undefined) return publicJson(c, value, maxAge);
    return c.body(JSON.stringify(value), 200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  });
}
