import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database";
import { openDatabase } from "./open";
import { contentBlocks, products } from "./tables";

const SECRET = "jip@voorbeeld.example";
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ log: silent });
  await db.query("insert into content_blocks (key, value) values ($1, '1')", [SECRET]);
}, 60_000);
afterAll(() => db.close());

/** Everything in an error that a log may show, in any format. */
function everything(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error);
  const own = Object.getOwnPropertyNames(error).map((name) => JSON.stringify(Reflect.get(error, name)));
  return [String(error), error.stack, ...own, error.cause ? everything(error.cause) : ""].join("\n");
}
const failing = (work: Promise<unknown>) => work.then(() => expect.unreachable(), everything);

describe("an error that leaves the store carries no value that was sent", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["of a double key", () => db.query("insert into content_blocks (key, value) values ($1, '1')", [SECRET])],
    ["of a double key, by drizzle", () => db.orm.insert(contentBlocks).values({ key: SECRET, value: 1 })],
    ["of a value of another kind", () => db.query("select $1::int", [SECRET])],
    ["of a value that is quoted in the message", () => db.query("select ($1::text)::date", [SECRET])],
    ["of broken JSON", () => db.query("select $1::jsonb", [`{"${SECRET}`])],
    [
      "of a failing statement by drizzle",
      () =>
        db.orm
          .select()
          .from(products)
          .where(eq(products.name, `${SECRET}\0`)),
    ],
    [
      "of a long list",
      () =>
        db.orm
          .select()
          .from(products)
          .where(inArray(products.id, [SECRET, `\0${SECRET}`])),
    ],
    [
      "of a transaction",
      () =>
        db.transaction(async ({ orm }) => {
          await orm.insert(contentBlocks).values({ key: SECRET, value: 1 });
        }),
    ],
    ["of a relational query", () => db.orm.query.products.findFirst({ where: eq(products.name, `${SECRET}\0`) })],
  ])("%s", async (_case, work) => {
    const told = await failing(work());
    expect(told).not.toContain("jip");
    expect(told).not.toContain("voorbeeld.example");
  });

  it("and still tells the code, the table and the statement", async () => {
    const again = db.orm.insert(contentBlocks).values({ key: SECRET, value: 1 });
    await expect(again).rejects.toMatchObject({
      message: expect.stringContaining('insert into "content_blocks"'),
      cause: { code: "23505", table: "content_blocks", message: expect.stringContaining("duplicate key") },
    });
  });
});
