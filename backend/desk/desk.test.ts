import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskItem } from "#contract/desk";
import { businesSignup } from "#contract/profile";
import { businessForm } from "../account/testing-account";
import { operatorKey } from "../auth/operator-key";
import { enqueueMail } from "../mail/enqueue";
import { storeNotice } from "../notices/notices";
import { writeReview } from "../reviews/write";
import { checkBearer, openTestUsers, type TestUsers } from "../users/testing";
import { deskRoutes } from "./routes";

let test: TestUsers;
let routes: ReturnType<typeof deskRoutes>;
let woken = 0;
const decidedReturns: string[] = [];
/** The desk of returns has its own tests; this one only closes the row. */
async function gone(number: string, how: string): Promise<never> {
  decidedReturns.push(`${number} ${how}`);
  await test.kit.db.query("update returns set status = 'rejected' where number = $1", [number]);
  return undefined as never;
}
beforeAll(async () => {
  test = await openTestUsers();
  routes = deskRoutes(test.kit, {
    checkBearer,
    publicOrigin: () => "https://etalage.example",
    changes: { announce: () => undefined, catchUp: async () => undefined },
    returns: {
      approve: async (number) => gone(number, "approved"),
      reject: async (number, reason) => gone(number, `rejected: ${reason}`),
    },
    wake: () => {
      woken += 1;
    },
  });
  for (const sub of ["boss", "new-boss", "eve"]) await test.signUp(sub);
  await test.ask(businesSignup, "seller", { body: businessForm() });
}, 60_000);
afterAll(() => test.close());

async function send(path: string, authorization: string, body?: object) {
  const headers = { authorization, "content-type": "application/json" };
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const response = await routes.request(path, { headers, ...sent });
  return { status: response.status, body: await response.json() };
}
const desk = (sub: string, body?: object) => send("/desk", `Bearer ${sub}`, body);
const operator = async (email: string, isOperator = true) =>
  send("/operators", `Bearer ${await operatorKey(test.kit.dataDir)}`, { email, operator: isOperator });
const items = async (kind: string): Promise<DeskItem[]> =>
  (await desk("boss")).body.items.filter((item: DeskItem) => item.kind === kind);
const rows = async (sql: string) => (await test.kit.db.query(sql)).rows;

describe("the desk", () => {
  it("is there for operators with a confirmed address only, whom the command names", async () => {
    expect((await desk("boss")).status).toBe(404);
    expect((await operator("BOSS@mail.example")).status).toBe(200);
    expect((await operator("new-boss@mail.example")).status).toBe(200);
    expect((await operator("nobody@mail.example")).status).toBe(404);
    expect((await send("/operators", "Bearer boss", { email: "eve@mail.example", operator: true })).status).toBe(401);
    const decision = { kind: "request", id: "seller", word: "in_review", reason: "" };
    for (const sub of ["eve", "new-boss", "seller", "stranger"]) {
      expect([(await desk(sub)).status, (await desk(sub, decision)).status], sub).toEqual([404, 404]);
    }
    expect((await desk("bad")).status).toBe(401);
    expect((await desk("boss")).status).toBe(200);
  });

  it("moves a request on by the rules of the command, and records who did", async () => {
    expect(await items("request")).toMatchObject([{ id: "seller", words: ["in_review"] }]);
    const decide = (word: string, reason = "") => desk("boss", { kind: "request", id: "seller", word, reason });
    expect((await decide("approved")).status).toBe(409);
    expect((await decide("in_review")).body.items).toContainEqual(
      expect.objectContaining({ kind: "request", words: ["refused"] }),
    );
    expect((await decide("refused", " ")).status).toBe(400);
    expect((await decide("refused", "Geen domein")).status).toBe(200);
    expect(await items("request")).toEqual([]);
    const recorded = await rows(
      "select action, actor, reason from audit_log where subject = 'business:seller' order by id",
    );
    expect(recorded).toEqual([
      { action: "business.in_review", actor: "boss", reason: "" },
      { action: "business.refused", actor: "boss", reason: "Geen domein" },
    ]);
    expect(woken).toBe(2);
  });

  it("takes a held review down with a reason, and tries a mail again", async () => {
    const opinion = { rating: 1, title: "Kijk op www.elders.nl", text: "Goedkoper", pros: [], cons: [], photos: [] };
    await writeReview(test.kit, { userId: "eve" }, { productId: "2" }, opinion);
    const [review] = await items("review");
    expect(review?.facts.join()).toContain("www.elders.nl");
    const hide = { kind: "review", id: review?.id ?? "", word: "hide", reason: "Reclame" };
    expect((await desk("boss", hide)).status).toBe(200);
    expect(await items("review")).toEqual([]);
    expect(await rows("select actor, reason from audit_log where action = 'review.hide'")).toEqual([
      { actor: "boss", reason: "Reclame" },
    ]);

    await enqueueMail(test.kit.db, { key: "x:1", to: "a@mail.example", subject: "x", text: "x" }, test.kit.now());
    await rows("update mail_queue set next_at = null, problem = 'no such mailbox' where key = 'x:1'");
    expect(await items("mail")).toMatchObject([{ id: "x:1", words: ["retry"] }]);
    const again = { kind: "mail", id: "x:1", word: "retry", reason: "" };
    expect([(await desk("boss", again)).status, (await desk("boss", again)).status]).toEqual([200, 404]);
  });

  it("decides a notice with a reason", async () => {
    const sender = { name: "Jip", email: "jip@mail.example" };
    const id = await storeNotice(test.kit, { kind: "price", page: "/product/x/2/", text: "Veel duurder", ...sender });
    expect(await items("notice")).toMatchObject([{ id, title: "Onjuiste prijs: /product/x/2/" }]);
    const accept = { kind: "notice", id, word: "accept" };
    expect((await desk("boss", { ...accept, reason: "" })).status).toBe(400);
    expect((await desk("boss", { ...accept, reason: "Gecorrigeerd" })).status).toBe(200);
    expect((await desk("boss", { ...accept, reason: "Gecorrigeerd" })).status).toBe(409);
    expect(await rows("select actor, reason from audit_log where action = 'notice.accept'")).toEqual([
      { actor: "boss", reason: "Gecorrigeerd" },
    ]);
  });

  it("decides a return that nobody approved yet", async () => {
    await rows(`insert into purchases (id, number, email, delivery_address, billing_address, state, goods, shipping, discount,
      total, content_hash, access_key, placed_at, expires_at)
      values ('p', 'P', 'x', '{}', '{}', 'paid', 1, 0, 0, 1, '', '', now(), now())`);
    await rows(`insert into orders (id, purchase_id, number, position, shop_id, seller, status, goods, shipping, discount,
      total, method_id, method_name)
      values ('o', 'p', 'P-1', 1, 's1', '{"legalName":"Fiets BV"}', 'delivered', 1, 0, 0, 1, 'm', 'm')`);
    await rows(`insert into returns (id, number, order_id, status, reason, created_at, changed_at) values
      ('r1', 'R1', 'o', 'requested', 'Te klein', now(), now()), ('r2', 'R2', 'o', 'approved', '', now(), now())`);
    const [item, ...more] = await items("return");
    expect(item).toMatchObject({ id: "R1", title: "Retour R1 van bestelling P-1", words: ["approved", "refused"] });
    expect([more, item?.facts.at(-1)]).toEqual([[], "reden: Te klein"]);
    const refuse = { kind: "return", id: "R1", word: "refused" };
    expect((await desk("boss", { ...refuse, reason: "" })).status).toBe(400);
    expect((await desk("boss", { ...refuse, reason: "Gedragen" })).status).toBe(200);
    expect([decidedReturns, await items("return")]).toEqual([["R1 rejected: Gedragen"], []]);
    expect(await rows("select actor, reason from audit_log where subject = 'return:R1'")).toEqual([
      { actor: "boss", reason: "Gedragen" },
    ]);
  });

  it("takes no word that does not fit", async () => {
    for (const wrong of [
      { kind: "mail", id: "x:1", word: "approved", reason: "" },
      { kind: "feed", id: "i1", word: "retry", reason: "" },
      { kind: "mail", id: "x:1", word: "erase", reason: "" },
    ])
      expect((await desk("boss", wrong)).status).toBe(400);
    expect((await desk("boss", { kind: "withdrawal", id: "no", word: "close", reason: "Klaar" })).status).toBe(404);
    expect((await desk("boss", { kind: "refund", id: "no", word: "retry", reason: "" })).status).toBe(404);
  });

  it("is closed to who is no operator any more", async () => {
    await operator("boss@mail.example", false);
    expect((await desk("boss")).status).toBe(404);
  });
});
