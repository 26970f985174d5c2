import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Kit } from "../kit";
import { composed } from "../mail/composed";
import { insertRows } from "../storage/bulk";
import { users } from "../storage/tables-users";
import { openTestShop } from "../storage/testing";
import { askForReviews } from "./asking";
import { chooseMails } from "./review-mails";
import { writeReview } from "./write";

let kit: Kit;
let now = new Date("2026-11-21T12:00:00Z");
const DELIVERED = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  kit = await openTestShop({ now: () => now });
}, 60_000);
afterAll(() => kit.db.close());
beforeEach(async () => {
  now = DELIVERED;
  await kit.db.query("delete from mail_queue");
});

/** A delivered order of a new user with these products of shop s1. */
async function delivered(sub: string, products = ["5"], userId: string | null = sub): Promise<void> {
  const person = { id: sub, givenName: sub, email: `${sub}@a.example`, termsAcceptedAt: now, createdAt: now };
  await insertRows(kit.db, users, [person]);
  await kit.db.query(
    `insert into purchases (id, number, user_id, email, delivery_address, billing_address, state, goods, shipping, discount,
       total, content_hash, access_key, placed_at, expires_at)
     values ($1, $1, $2, $3, '{}', '{}', 'paid', 1, 0, 0, 1, '', 'key-' || $1, now(), now())`,
    [sub, userId, `${sub}@mail.example`],
  );
  await kit.db.query(
    `insert into orders (id, purchase_id, number, position, shop_id, seller, status, goods, shipping, discount, total,
       method_id, method_name, delivered_at) values ($1, $1, $1 || '-1', 1, 's1', '{}', 'delivered', 1, 0, 0, 1, 'm', 'm', $2)`,
    [sub, DELIVERED],
  );
  for (const [at, product] of products.entries())
    await kit.db.query(
      `insert into order_lines (id, order_id, position, product_id, offer_id, merchant_product_id, name, slug, unit, quantity,
         discount, total, vat_rate, commission_rate, commission, commission_vat)
       values ($1, $2, $3, $4, 'o', 'm', 'Ding ' || $4, 's', 1, 1, 0, 1, 21, 0, 0, 0)`,
      [`${sub}-${at}`, sub, at + 1, product],
    );
}
const askAfter = (days: number) => {
  now = new Date(DELIVERED.getTime() + days * 86_400_000);
  return askForReviews(kit, "https://shop.example");
};
const mails = async () =>
  (
    await kit.db.query<{ recipient: string; subject: string; text: string; html: string; stop_url: string }>(
      "select recipient, subject, text, html, stop_url from mail_queue order by recipient",
    )
  ).rows;
const query = (sql: string) => kit.db.query(sql);

it("asks once, a week after delivery, for what was not reviewed yet, with a stop of one press", async () => {
  await delivered("anna", ["5", "7"]);
  const opinion = { rating: 5, title: "Goed", text: "Fijn.", pros: [], cons: [], photos: [] };
  await writeReview(kit, { userId: "anna" }, { productId: "7" }, opinion);
  expect([await askAfter(6), await askAfter(7), await askAfter(8)]).toEqual([0, 1, 0]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: "anna@mail.example", subject: "Hoe bevalt je bestelling anna-1?" });
  const page = "https://shop.example/bestelling/anna/beoordelen";
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain(`${page}/anna-0/?sleutel=key-anna`);
    expect(content).not.toContain(`${page}/anna-1/`);
    expect(content).toContain(`${page}/anna/?sleutel=key-anna`);
    expect(content).toContain(mail?.stop_url);
  }
  expect(mail?.stop_url).toMatch(/^https:\/\/shop\.example\/beoordelingen\/mails\/anna\.[\w-]{43}\/$/);
  const message = composed({ to: "a@b.example", subject: "", text: "", stopUrl: mail?.stop_url ?? "" }, "c@d.example");
  expect(message.headers).toEqual({
    "List-Unsubscribe": `<${mail?.stop_url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await query("delete from mail_queue");
  expect(await askAfter(9)).toBe(0);
});

it.each([
  ["of somebody who switched these mails off", "off", "update users set review_mails = false where id = 'off'"],
  ["an account that ends", "ends", "update users set deletion_at = now() where id = 'ends'"],
  ["a cancelled order", "cancelled", "update orders set status = 'cancelled' where id = 'cancelled'"],
  [
    "a refund",
    "refunded",
    `insert into refunds (id, purchase_id, order_id, amount, reason, state, requested_at)
       values ('r', 'refunded', 'refunded', 1, 'cancelled', 'requested', now())`,
  ],
  [
    "a return",
    "returned",
    `insert into returns (id, number, order_id, status, created_at, changed_at)
       values ('r', 'R1', 'returned', 'requested', now(), now())`,
  ],
  [
    "a withdrawal",
    "withdrawn",
    `with w as (insert into withdrawals (id, form_key, name, email, order_number, received_at)
       values ('w', 'w', 'n', 'e', 'n', now()) returning id)
     insert into withdrawal_cases (withdrawal_id, order_id, outcome, decided_at) values ('w', 'withdrawn', 'ask', now())`,
  ],
  ["a recalled product", "recalled", "insert into recalls (product_id, reason, recalled_at) values ('8', 'x', now())"],
])("leaves alone: %s", async (_, sub, change) => {
  await delivered(sub, sub === "recalled" ? ["8"] : ["5"]);
  if (change) await query(change);
  expect(await askAfter(7)).toBe(0);
  expect(await mails()).toEqual([]);
});

it("leaves orders alone that were delivered long ago, such as those from before it asked", async () => {
  await delivered("late");
  expect(await askAfter(22)).toBe(0);
});

it("stops and starts by the signed token alone", async () => {
  await delivered("bob");
  await askAfter(7);
  const token = (await mails())[0]?.stop_url.split("/").at(-2) ?? "";
  const wants = async () => (await query("select review_mails as wanted from users where id = 'bob'")).rows[0]?.wanted;
  expect(await chooseMails(kit.db, token.replace("bob", "anna"), false)).toBe(false);
  expect(await chooseMails(kit.db, "nonsense", false)).toBe(false);
  expect([await chooseMails(kit.db, token, false), await wants()]).toEqual([true, false]);
  expect([await chooseMails(kit.db, token, true), await wants()]).toEqual([true, true]);
  await query("delete from users where id = 'bob'");
  await query("update purchases set email = '' where id = 'bob'");
  expect(await chooseMails(kit.db, token, false)).toBe(false);
});

it("asks a guest too, until the one press that stops it for that address", async () => {
  await delivered("guest", ["5"], null);
  await delivered("guest2", ["5"], null);
  await query("update purchases set email = 'Guest@mail.example' where id = 'guest2'");
  await query("update orders set delivered_at = delivered_at + interval '1 day' where id = 'guest2'");
  expect(await askAfter(7)).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: "guest@mail.example", text: expect.stringMatching(/^Hallo,/) });
  const token = mail?.stop_url.split("/").at(-2) ?? "";
  expect(await chooseMails(kit.db, token, false)).toBe(true);
  expect(await askAfter(8)).toBe(0);
  await query("delete from review_requests where order_id = 'guest2'");
  expect(await chooseMails(kit.db, token, true)).toBe(true);
  expect(await askAfter(8)).toBe(1);
});
