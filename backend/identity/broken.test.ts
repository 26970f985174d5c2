import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestProvider, type TestProvider, Visitor } from "./testing";

let provider: TestProvider;
/** A provider whose store has lost all its tables. */
beforeAll(async () => {
  provider = await openTestProvider();
  const { rows } = await provider.kit.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) await provider.kit.db.query(`drop table "${name}" cascade`);
}, 60_000);
afterAll(() => provider.close());

const open = async (path: string, accept = "text/html,*/*;q=0.8") => {
  const response = await new Visitor(provider.origin, { accept }).send(path);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

it.each([
  "/identity/reset?token=abc",
  "/identity/verify?token=abc",
  "/identity/auth?client_id=storefront&response_type=code",
  "/identity/session/end",
])("%s without its tables is a page in Dutch that says so and leads back to the shop", async (path) => {
  const { status, type, text } = await open(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(type).toContain("text/html");
  expect(text).toContain('<html lang="nl">');
  expect(text).toContain("Inloggen lukt nu niet");
  expect(text).toContain('<a class="button" href="/"');
  expect(text).not.toMatch(/select|insert|Error|\bat .*:\d+/);
});

it("shows the pages that need nothing from the tables, and answers programs in JSON", async () => {
  expect(await open("/identity/forgot")).toMatchObject({ status: 200 });
  expect(await open("/identity/jwks", "application/json")).toMatchObject({ status: 200 });
  expect(await open("/identity/session/end", "application/json")).toMatchObject({
    status: 500,
    text: '{"error":"server_error"}',
  });
});
