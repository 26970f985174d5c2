import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as contract from "#contract/stock-alerts";
import { writeBlock } from "../content/blocks";
import { openTestUsers, sellAt, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers({ clientOf: (headers) => headers.get("x-client") ?? undefined });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => void test.mails.splice(0));

let clients = 0;
async function wait(email: unknown, id = "7", client = `client-${clients++}`): Promise<number> {
  const { status } = await test.ask(contract.subscribeByMail, null, { body: { id, email } }, { "x-client": client });
  await test.users.settled();
  return status;
}
const answer = (token: string, word: "confirm" | "stop") =>
  test.ask(contract.answerStockMail, null, { body: { token, answer: word } });
const tokenOf = (text = "") => /https:\/\/etalage\.example\/voorraadmelding\/([\w-]+)\//.exec(text)?.[1] ?? "no token";
const lastToken = () => tokenOf(test.mails.at(-1)?.text);
const rows = async (email: string) =>
  (await test.kit.db.query("select * from stock_subscriptions where email = $1", [email])).rows;
async function tell(): Promise<void> {
  await test.users.sendAlerts();
  await test.users.settled();
}

describe("a guest who waits", () => {
  it("is asked first whether the address is theirs", async () => {
    expect(await wait(" Anna@Mail.example ")).toBe(200);
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]).toMatchObject({ to: "anna@mail.example", subject: "Bevestig je voorraadmelding" });
    expect(test.mails[0]?.text).toContain("Nova Trio");
    const kept = await rows("anna@mail.example");
    expect(kept).toMatchObject([{ confirmed: false, user_id: null }]);
    expect(JSON.stringify(kept)).not.toContain(lastToken());
  });

  it("hears nothing without confirming, and with it once and never again", async () => {
    await wait("bob@mail.example");
    const token = lastToken();
    await sellAt(test, "7", 6_050);
    await tell();
    expect(test.mails).toHaveLength(1);
    const { status, body } = await answer(token, "confirm");
    expect([status, body.product]).toEqual([200, { id: "7", name: "Nova Trio", path: "/product/nova-trio/7/" }]);
    await test.users.settled();
    await tell();
    const sent = test.mails.slice(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: "bob@mail.example", subject: "Weer te koop: Nova Trio" });
    expect(sent[0]?.text).toContain("https://etalage.example/product/nova-trio/7/");
    expect(sent[0]?.text).toContain("€\u00a060,50");
    expect(await rows("bob@mail.example")).toEqual([]);
    expect((await answer(token, "confirm")).status).toBe(404);
    await sellAt(test, "7", null);
  });

  it("may confirm twice, and stop before and after", async () => {
    await wait("carl@mail.example");
    const token = lastToken();
    expect((await answer(token, "confirm")).status).toBe(200);
    expect((await answer(token, "confirm")).status).toBe(200);
    expect((await answer(token, "stop")).body.product.id).toBe("7");
    expect((await answer(token, "stop")).status).toBe(404);
    expect(await rows("carl@mail.example")).toEqual([]);
    await wait("carl@mail.example");
    expect((await answer(lastToken(), "stop")).status).toBe(200);
    expect(await rows("carl@mail.example")).toEqual([]);
  });

  it("gets the same answer whether the address is known or not, and no message when it has confirmed", async () => {
    await wait("dora@mail.example");
    await answer(lastToken(), "confirm");
    test.mails.splice(0);
    expect(await wait("dora@mail.example")).toBe(200);
    expect(test.mails).toEqual([]);
    expect(await rows("dora@mail.example")).toMatchObject([{ confirmed: true }]);
  });

  it("who did not confirm may ask again: the newest link counts", async () => {
    await wait("eva@mail.example");
    const old = lastToken();
    await wait("eva@mail.example");
    expect((await answer(old, "confirm")).status).toBe(404);
    expect((await answer(lastToken(), "confirm")).status).toBe(200);
  });

  it("has seven days to confirm, after which the address is gone; who waits in vain is kept a year", async () => {
    await wait("finn@mail.example");
    const late = lastToken();
    await wait("gerda@mail.example");
    await answer(lastToken(), "confirm");
    test.pass(8);
    expect((await answer(late, "confirm")).status).toBe(404);
    await test.restart();
    expect(await rows("finn@mail.example")).toEqual([]);
    expect(await rows("gerda@mail.example")).toHaveLength(1);
    test.pass(360);
    await test.restart();
    expect(await rows("gerda@mail.example")).toEqual([]);
  });

  it("is written to again when the message could not be handed over, alone", async () => {
    const waiting = Array.from({ length: 25 }, (_, n) => `many-${n}@mail.example`);
    for (const email of waiting) {
      await wait(email);
      await answer(lastToken(), "confirm");
    }
    test.mails.splice(0);
    test.refuses.add("many-3@mail.example");
    await sellAt(test, "7", 6_000);
    await tell();
    expect(test.mails.map(({ to }) => to).sort()).toEqual(waiting.filter((to) => !test.refuses.has(to)).sort());
    test.refuses.clear();
    test.mails.splice(0);
    await tell();
    await tell();
    expect(test.mails.map(({ to }) => to)).toEqual(["many-3@mail.example"]);
    await sellAt(test, "7", null);
  });

  it("is sent to the page under the name that the operator gave it", async () => {
    await writeBlock(test.kit.db, "route-names", { segments: { stockAlert: "seintje" } });
    await wait("ivo@mail.example");
    expect(test.mails[0]?.text).toMatch(/https:\/\/etalage\.example\/seintje\/[\w-]{32}\/\n/);
    await writeBlock(test.kit.db, "route-names", {});
  });

  it("does not name what is for adults to an address that may be somebody else's", async () => {
    await sellAt(test, "8", null);
    await wait("jan@mail.example", "8");
    expect(test.mails[0]?.text).not.toContain("Pikante");
    expect(test.mails[0]?.text).toContain("een artikel");
  });
});

describe("what a guest may not", () => {
  it.each(["", "geen adres", "a@b", 7, `${"a".repeat(250)}@mail.example`, "a@mail.example\nBcc: b@mail.example"])(
    "give %j for an address",
    async (email) => expect(await wait(email)).toBe(400),
  );

  it("wait for what is unknown or can be ordered", async () => {
    expect(await wait("k@mail.example", "unknown")).toBe(404);
    expect(await wait("k@mail.example", "1")).toBe(409);
    expect(test.mails).toEqual([]);
  });

  it("have an address filled with messages, and is not told so", async () => {
    for (const id of ["7", "3", "7", "3", "7"]) expect(await wait("victim@mail.example", id)).toBe(200);
    expect(test.mails).toHaveLength(3);
  });

  it("ask on and on from one place", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await wait(`n${n}@mail.example`, "7", "busy"));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await wait("other@mail.example", "7", "calm")).toBe(200);
  });

  it.each(["", "x", "../../etc", "a".repeat(32), "a".repeat(300)])("answer with the secret %j", async (token) => {
    expect((await answer(token, "confirm")).status).toBe(token.length > 200 ? 400 : 404);
  });
});
