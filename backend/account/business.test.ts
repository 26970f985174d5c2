import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as notifications from "#contract/notifications";
import * as contract from "#contract/profile";
import { operatorKey } from "../auth/operator-key";
import { openTestUsers, type TestUsers } from "../users/testing";
import { businessForm } from "./testing-account";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
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
