import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import type { Log } from "../process/log";
import { answerFailure, failure, failureBody } from "./failure";

export interface RoutesOptions {
  log: Log;
  /** Maximum body size in bytes; 64 KB by default. */
  maxBody?: number;
  /** Accepted content types, each as `type/subtype`. */
  accepts?: string[];
}

const MAX_BODY = 64 * 1024;
const withoutBody = new Set(["GET", "HEAD", "OPTIONS", "DELETE"]);

/** Creates an empty set of routes with what all services share: limits, content types and the shape of failures. */
export function createRoutes({ log, maxBody = MAX_BODY, accepts = ["application/json"] }: RoutesOptions): OpenAPIHono {
  const routes = new OpenAPIHono({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
      return c.json(failureBody(400, "The request is invalid.", issues), 400);
    },
  });
  routes.use(
    bodyLimit({
      maxSize: maxBody,
      onError: () => {
        throw failure(413, `The body is larger than ${maxBody} bytes.`);
      },
    }),
  );
  routes.use(async (c, next) => {
    const empty = c.req.header("content-length") === "0" || c.req.raw.body === null;
    if (!withoutBody.has(c.req.method) && !empty) {
      const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
      if (!accepts.includes(type)) throw failure(415, `Send ${accepts.join(" or ")}.`);
    }
    await next();
  });
  routes.onError((error, c) => answerFailure(log, error, c));
  routes.notFound((c) => c.json(failureBody(404, "There is nothing at this address."), 404));
  return routes;
}

/** Composes one service from its parts, with its description at /openapi.json. */
export function composeService(title: string, log: Log, parts: OpenAPIHono[]): OpenAPIHono {
  const service = new OpenAPIHono();
  service.onError((error, c) => answerFailure(log, error, c));
  service.notFound((c) => c.json(failureBody(404, "There is nothing at this address."), 404));
  service.doc31("/openapi.json", { openapi: "3.1.0", info: { title, version: "1" } });
  for (const part of parts) service.route("/", part);
  return service;
}
