import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as sellerCalls from "#contract/business";
import * as notifications from "#contract/notifications";
import * as contract from "#contract/profile";
import { operatorKey } from "../../auth/operator-key";
import { openTestUsers, type TestUsers } from "../../users/testing";
import { businessForm } from "../testing-account";

let test: TestUsers;
/** Sites that show the word of whoever asks. */
const proven = new Set<string>();
beforeAll(async () => {
  test = await openTestUsers({ proves: async (website) => proven.has(new URL(website).hostname) });
}, 60_000);
afterAll(() => test.close());

const apply = (sub: string, more: object = {}) => test.ask(contract.businesSignup, sub, { body: businessForm(more) });
async function operator(path: string, body?: unknown, key?: string): Promise<{ status: number; text: string }> {
  const response = await test.request("users", path, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${key ?? (await operatorKey(test.kit.dataDir))}`,
      "Content-Type": "application/json",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}
const review = async (id: string, status: string, message = "") =>
  (await operator("/business-requests", { id, status, message })).status;
const business = async (sub: string) => (await test.ask(contract.getUserData, sub)).body.business;

describe("asking for a business account", () => {
  it("makes a profile with a request in it, written the one way", async () => {
    const { status, body } = await apply("shop");
    expect([status, body.given_name]).toEqual([200, "Jip"]);
    expect(body.business).toEqual({
      companyName: "De Vries Wonen",
      kvk: "12345678",
      vatId: "NL004495445B01",
      iban: "NL91ABNA0417164300",
      website: "https://devries.example",
      phone: "0201234567",
      address: {
        street: "Dam",
        houseNumber: "1",
        addition: "",
        postalCode: "1012 JS",
        city: "Amsterdam",
        country: "NL",
      },
      ibanName: "De Vries Wonen B.V.",
      representative: "Jip de Vries",
      certified: true,
      status: "requested",
      message: "",
      requestedAt: "2026-11-21T12:00:00.000Z",
    });
  });

  it("adds to a private profile and leaves the rest of it as it is", async () => {
    await test.signUp("private");
    const { body } = await apply("private", { given_name: "Anders" });
    expect(body).toMatchObject({ given_name: "Jip", business: { status: "requested" } });
  });

  it("is the same once or twice, but cannot be changed while it waits", async () => {
    await apply("again");
    expect((await apply("again")).status).toBe(200);
    expect((await apply("again", { companyName: "Anders" })).status).toBe(409);
  });

  it.each([
    ["kvk", "1234567"],
    ["vatId", "NL123456789B90"],
    ["iban", "NL91ABNA0417164301"],
    ["website", "http://localhost"],
    ["phone", "12"],
    ["companyName", " "],
    ["terms", false],
    ["ibanName", " "],
    ["representative", ""],
    ["certified", false],
  ])("names %s when it is %j", async (field, value) => {
    const { status, body } = await apply("wrong", { [field]: value });
    expect([status, body.error?.issues?.map(({ path }) => path)]).toEqual([400, [`body.${field}`]]);
  });

  it("names everything that is wrong at once, the parts of the address too", async () => {
    const address = { ...businessForm().address, postalCode: "0123 AB", houseNumber: "1a", street: "" };
    const { body } = await apply("wrong", { kvk: "", iban: "", address });
    expect(body.error?.issues?.map(({ path }) => path).sort()).toEqual([
      "body.address.houseNumber",
      "body.address.postalCode",
      "body.address.street",
      "body.iban",
      "body.kvk",
    ]);
    const belgian = { ...businessForm().address, country: "BE", postalCode: "1012 JS" };
    expect((await apply("wrong", { address: belgian })).body.error?.issues?.[0]?.path).toBe("body.address.postalCode");
  });
});

describe("the operator", () => {
  it("needs the key of the data folder", async () => {
    for (const key of ["", "0".repeat(64), "shop"]) {
      expect((await operator("/business-requests", undefined, key)).status).toBe(401);
      const word = { id: "shop", status: "in_review", message: "" };
      expect((await operator("/business-requests", word, key)).status).toBe(401);
    }
  });

  it("sees who asks, and moves the request on step by step with a notification", async () => {
    await apply("seller");
    const { text } = await operator("/business-requests?status=requested");
    expect(JSON.parse(text).requests).toContainEqual(
      expect.objectContaining({
        email: "seller@mail.example",
        business: expect.objectContaining({ userId: "seller" }),
      }),
    );
    expect(await review("seller", "approved")).toBe(409);
    expect(await review("seller", "in_review")).toBe(200);
    expect(await review("seller", "in_review")).toBe(409);
    expect((await apply("seller")).status).toBe(409);
    const early = await operator("/business-requests", { id: "seller", status: "approved", message: "" });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining("ontbreekt: bevestigd domein")]);
    proven.add("devries.example");
    expect((await test.ask(sellerCalls.checkBusiness, "seller")).body).toMatchObject({ missing: [], shops: [] });
    expect(await review("seller", "approved", "Welkom")).toBe(200);
    expect(await business("seller")).toMatchObject({ status: "approved", message: "Welkom" });
    expect(await review("seller", "refused", "Toch niet")).toBe(409);
    const told = (await test.ask(notifications.notifications, "seller")).body.notifications;
    expect(told).toMatchObject([
      { kind: "business_status", status: "approved", message: "Welkom" },
      { kind: "business_status", status: "in_review", message: "" },
    ]);
  });

  it("gives a reason for a refusal, after which one may apply again", async () => {
    await apply("refused");
    await review("refused", "in_review");
    expect(await review("refused", "refused")).toBe(400);
    expect(await review("refused", "refused", "KvK-nummer klopt niet")).toBe(200);
    expect((await business("refused"))?.message).toBe("KvK-nummer klopt niet");
    test.pass(1);
    const { status, body } = await apply("refused", { kvk: "87654321" });
    expect(status).toBe(200);
    const requestedAt = "2026-11-22T12:00:00.000Z";
    expect(body.business).toMatchObject({ status: "requested", message: "", kvk: "87654321", requestedAt });
  });

  it("hears of a request that is not there, and of a word that is none", async () => {
    await test.signUp("no-request");
    expect(await review("no-request", "in_review")).toBe(404);
    expect(await review("nobody", "in_review")).toBe(404);
    expect(await review("shop", "requested")).toBe(400);
    expect((await operator("/business-requests?status=x")).status).toBe(400);
  });
});

describe("an approved company", () => {
  const rows = async <T extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    (await test.kit.db.query<T>(sql, values)).rows;

  it("owns its shop, which may sell; all of it was recorded and mailed", async () => {
    expect(
      await rows(
        "select website, role, status from shop_members join shop_sellers using (shop_id) join shops on id = shop_id where user_id = 'seller'",
      ),
    ).toEqual([{ website: "devries.example", role: "owner", status: "approved" }]);
    expect((await test.ask(sellerCalls.businessRequest, "seller")).body.shops).toEqual([
      { website: "devries.example", name: "De Vries Wonen", status: "approved", reason: "" },
    ]);
    const recorded = await rows(
      "select action, actor, reason from audit_log where subject = 'business:seller' order by id",
    );
    expect(recorded).toEqual([
      { action: "business.in_review", actor: "operator", reason: "" },
      { action: "business.approved", actor: "operator", reason: "Welkom" },
    ]);
    const mails = await rows<{ subject: string; text: string }>(
      "select subject, text from mail_queue where key like 'business:seller:%' order by created_at, key desc",
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Je aanvraag is in behandeling",
      "Je aanvraag is goedgekeurd",
    ]);
    expect(mails[0]?.text).toContain("Dit hebben we nog van je nodig: bevestigd domein.");
    expect(mails[1]?.text).toContain("Welkom");
  });

  it("is not let into a shop that has another owner", async () => {
    await apply("rival", { companyName: "Rivaal" });
    await test.ask(sellerCalls.checkBusiness, "rival");
    await review("rival", "in_review");
    const { status, text } = await operator("/business-requests", { id: "rival", status: "approved", message: "" });
    expect([status, text]).toEqual([409, expect.stringContaining("heeft al een eigenaar: seller")]);
    expect((await business("rival"))?.status).toBe("in_review");
    expect(
      await rows("select 1 from audit_log where subject = 'business:rival' and action = 'business.approved'"),
    ).toEqual([]);
  });

  it("has to prove another site anew, and its address once it is confirmed", async () => {
    await apply("new-site", { website: "eerste.example" });
    const first = (await test.ask(sellerCalls.checkBusiness, "new-site")).body;
    expect(first).toMatchObject({ missing: ["email", "domain"], domain: { host: "eerste.example", confirmed: false } });
    proven.add("eerste.example");
    expect((await test.ask(sellerCalls.checkBusiness, "new-site")).body.missing).toEqual(["email"]);
    await review("new-site", "in_review");
    await review("new-site", "refused", "Andere site");
    await apply("new-site", { website: "https://www.tweede.example" });
    const second = (await test.ask(sellerCalls.businessRequest, "new-site")).body;
    expect(second).toMatchObject({ missing: ["email", "domain"], domain: { host: "tweede.example" } });
    expect(second.domain.token).toMatch(/^[0-9a-f]{32}$/);
    expect(second.domain.token).not.toBe(first.domain.token);
  });

  it("looks at its site a limited number of times", async () => {
    await apply("eager", { website: "eager.example" });
    const statuses = [];
    for (let look = 0; look < 21; look += 1) statuses.push((await test.ask(sellerCalls.checkBusiness, "eager")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
