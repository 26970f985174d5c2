import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "../process/log";
import { answerFailure } from "./failure";
import { createRateLimit } from "./rate-limit";

test("who asks too often is told when to come back; others are served", async () => {
  const need = createRateLimit(2, 600);
  const app = new Hono();
  app.onError((error, c) => answerFailure(createLog(), error, c));
  app.get("/:who", async (c) => {
    await need(c.req.param("who"));
    return c.text("here");
  });
  const asked = [await app.request("/a"), await app.request("/a"), await app.request("/a"), await app.request("/b")];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  const wait = Number(asked[2]?.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
});
