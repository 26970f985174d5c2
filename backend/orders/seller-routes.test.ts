import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as carts from "#contract/carts";
import { shopMembers } from "../storage/tables-selling";
import { openAfterSale } from "./after-sale.fixture";
import { checkInvariants } from "./invariants";
import { endRecall, recallProduct } from "./recall";

let test: Awaited<ReturnType<typeof openAfterSale>>;
beforeAll(async () => {
  test = await openAfterSale();
  const since = test.kit.now();
  for (const userId of ["owner", "employee", "reader", "other", "nobody"]) await test.signUp(userId);
  await test.kit.db.orm.insert(shopMembers).values([
    { shopId: "s1", userId: "owner", role: "owner", since },
    { shopId: "s1", userId: "employee", role: "employee", since },
    { shopId: "s1", userId: "reader", role: "read", since },
    { shopId: "s2", userId: "other", role: "owner", since },
  ]);
}, 60_000);
afterAll(() => test.close());

async function call(sub: string | null, path: string, body?: object) {
  const response = await test.request(`/sellers/orders${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(sub && { authorization: `Bearer ${sub}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** In an order in which whoever may do all of it can. */
const steps: [string, (id: string) => [string, object?]][] = [
  ["list", () => ["?shop=s1"]],
  ["read", (id) => [`/${id}`]],
  ["accept", (id) => [`/${id}/accept`, {}]],
  ["cancel", (id) => [`/${id}/cancel`, { reason: "Kapot" }]],
  ["ship", (id) => [`/${id}/ship`, { service: "PostNL", trackingCode: "3S1" }]],
  ["deliver", (id) => [`/${id}/deliver`, {}]],
];

describe("the orders of a shop", () => {
  it.each<[string | null, number[]]>([
    // What is cancelled whole can be neither sent nor delivered: their role is not what stops them.
    ["owner", [200, 200, 200, 200, 409, 409]],
    ["employee", [200, 200, 200, 200, 409, 409]],
    ["reader", [200, 200, 403, 403, 403, 403]],
    ["other", [404, 404, 404, 404, 404, 404]],
    ["nobody", [404, 404, 404, 404, 404, 404]],
    [null, [401, 401, 401, 401, 401, 401]],
  ])("answer %s as their role allows", async (sub, expected) => {
    const { first } = await test.bought(`of-${sub}`, { o1: 2 });
    const statuses = [];
    for (const [, step] of steps) statuses.push((await call(sub, ...step(first.id))).status);
    expect(statuses).toEqual(expected);
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("are sent and delivered by the operator's rules, and a part of them can be taken back before", async () => {
    const { first, again } = await test.bought("whole", { o1: 3 });
    const lines = [{ id: first.lines[0]?.id ?? "", quantity: 1 }];
    const { body } = await call("employee", `/${first.id}/cancel`, { reason: "Eén kapot", lines });
    expect(body).toMatchObject({ status: "paid", refunded: first.lines[0]?.unit });
    expect((await call("owner", `/${first.id}/ship`, { service: "PostNL" })).body).toMatchObject({ status: "shipped" });
    expect((await call("owner", `/${first.id}/cancel`, { reason: "Te laat" })).status).toBe(409);
    expect((await call("owner", `/${first.id}/deliver`, { day: "2030-01-01" })).status).toBe(409);
    expect((await call("owner", `/${first.id}/deliver`, {})).body).toMatchObject({ status: "delivered" });
    expect((await again())[0]).toMatchObject({ status: "delivered", lines: [{ cancelledQuantity: 1 }] });
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("show where they go, without the other shops of the purchase or the buyer's mail address", async () => {
    const { orders } = await test.bought("two-shops", { o1: 1, o7: 1 });
    const [ours, theirs] = orders;
    const { body } = await call("owner", `/${ours?.id}`);
    expect(body).toMatchObject({ order: { id: ours?.id, shop: { id: "s1" } }, deliveryAddress: { city: "Utrecht" } });
    expect(JSON.stringify(body)).not.toMatch(/noor@mail|"s2"/);
    expect((await call("owner", `/${theirs?.id}`)).status).toBe(404);
  });

  it("are listed when they were paid, by status, a page at a time", async () => {
    const { body } = await call("owner", "?shop=s1&status=delivered");
    expect(body).toMatchObject({ orders: [{ status: "delivered" }], more: false });
    expect((await call("owner", "?shop=s1&offset=1000")).body).toEqual({ orders: [], more: false });
    for (const wrong of ["?shop=s1&status=x", "?shop=s1&offset=-1", ""])
      expect((await call("owner", wrong)).status).toBe(400);
    expect((await call("owner", "?shop=s2")).status).toBe(404);
  });
});

describe("a recall", () => {
  const sellable = async (name: string) => {
    const body = { product: "1", sid: "s1", spid: "m-o1", quantity: 1 };
    return (await test.ask(carts.addProduct, { session: name }, { body })).status;
  };
  const mails = () => test.rows("select recipient, text from mail_queue where key like 'recall:1:%'");

  it("takes the product from sale and tells each buyer once, however often it is asked", async () => {
    expect(await sellable("before")).toBe(200);
    await test.bought("buyer", { o1: 1 });
    const { buyers } = await recallProduct(test.kit, "1", "Kan in brand vliegen");
    expect(buyers).toBe(1);
    expect(await mails()).toEqual([
      { recipient: "noor@mail.example", text: expect.stringContaining("De reden: Kan in brand vliegen") },
    ]);
    expect(await sellable("after")).toBe(409);
    await recallProduct(test.kit, "1", "Nog eens");
    expect(await mails()).toHaveLength(1);
    expect(await test.rows("select reason from audit_log where subject = 'product:1'")).toEqual([
      { reason: "Kan in brand vliegen" },
    ]);
  });

  it("can be ended with a reason: the product is for sale again, and a next recall tells its buyers anew", async () => {
    expect(await endRecall(test.kit, "1", "Nieuwe voorraad is veilig")).toMatchObject({ name: expect.any(String) });
    expect(await sellable("ended")).toBe(200);
    await expect(endRecall(test.kit, "1", "Nog eens")).rejects.toThrow("niet teruggeroepen");
    expect((await test.rows("select action from audit_log where subject = 'product:1' order by id")).at(-1)).toEqual({
      action: "product.release",
    });
    await recallProduct(test.kit, "1", "Toch niet veilig");
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining("Toch niet veilig")]);
  });

  it("does not concern who bought something else, nor a product that is not there", async () => {
    expect((await recallProduct(test.kit, "2", "Onveilig")).buyers).toBe(0);
    await expect(recallProduct(test.kit, "nope", "Onveilig")).rejects.toThrow("Dit product is er niet");
  });
});
