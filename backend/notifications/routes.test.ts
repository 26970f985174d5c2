import { afterAll, beforeAll, expect, it } from "vitest";
import { NOTIFICATION_LIMIT } from "#contract/limits";
import * as contract from "#contract/notifications";
import { answered } from "../http/testing";
import { openTestUsers, type TestUsers } from "../users/testing";
import { addNotifications } from "./add";
import { pictureAddress } from "./rules";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
  for (const sub of ["anna", "bob"]) await test.signUp(sub);
}, 60_000);
afterAll(() => test.close());

const back = (userId: string, product: string) => ({ userId, kind: "back_in_stock" as const, details: { product } });
const list = async (sub: string) => (await test.ask(contract.notifications, sub)).body.notifications;

it("tells what happened newest first, with the product as it is now", async () => {
  await addNotifications(test.kit.db, [back("anna", "1"), back("bob", "2")], test.kit.now());
  test.pass(1);
  const drop = { kind: "price_drop" as const, details: { product: "5", from: 2_000, to: 1_500 } };
  await addNotifications(test.kit.db, [{ userId: "anna", ...drop }, back("anna", "gone")], test.kit.now());
  const told = await list("anna");
  expect(answered("notifications", { notifications: told }).notifications).toEqual(told);
  expect(told).toMatchObject([
    {
      kind: "price_drop",
      from: 2_000,
      to: 1_500,
      read: false,
      createdAt: "2026-11-22T12:00:00.000Z",
      product: { id: "5", name: "Leren hoesje", path: "/product/leren-hoesje/5/", image: "/img/5.svg" },
    },
    { kind: "back_in_stock", product: { id: "1" } },
  ]);
});

it("are read one by one or all together, each user's own", async () => {
  const [first] = await list("anna");
  const [other] = await list("bob");
  await test.ask(contract.readNotifications, "anna", { body: { ids: [first?.id, other?.id, "unknown"] } });
  expect((await list("anna")).map(({ read }) => read)).toEqual([true, false]);
  await test.ask(contract.readNotifications, "anna", { body: {} });
  expect((await list("anna")).map(({ read }) => read)).toEqual([true, true]);
  expect((await list("bob")).map(({ read }) => read)).toEqual([false]);
  await test.ask(contract.readNotifications, "bob", { body: { ids: [] } });
  expect((await list("bob")).map(({ read }) => read)).toEqual([false]);
  const tooMany = { body: { ids: Array.from({ length: NOTIFICATION_LIMIT + 1 }, () => "x") } };
  expect((await test.ask(contract.readNotifications, "bob", tooMany)).status).toBe(400);
});

it("are kept up to the newest hundred of each user", async () => {
  for (let n = 0; n < 3; n += 1) {
    test.pass(1);
    const news = Array.from({ length: 40 }, () => back("anna", n === 2 ? "2" : "1"));
    await addNotifications(test.kit.db, news, test.kit.now());
  }
  const told = await list("anna");
  expect(told).toHaveLength(NOTIFICATION_LIMIT);
  expect(told.filter((one) => one.kind === "back_in_stock" && one.product.id === "2")).toHaveLength(40);
  expect(told.some(({ kind }) => kind === "price_drop")).toBe(false);
  const { rows } = await test.kit.db.query("select count(*)::int as n from notifications where user_id = 'anna'");
  expect(rows).toEqual([{ n: NOTIFICATION_LIMIT }]);
  expect(await list("bob")).toHaveLength(1);
});

it("keep their order when they come at the same moment", async () => {
  await test.signUp("carl");
  for (const product of ["1", "2", "5"]) await addNotifications(test.kit.db, [back("carl", product)], test.kit.now());
  await addNotifications(test.kit.db, [back("carl", "7"), back("carl", "8")], test.kit.now());
  const told = (await list("carl")).map((one) => ("product" in one ? one.product.id : ""));
  expect(told).toEqual(["8", "7", "5", "2", "1"]);
});

it("show one small picture", () => {
  const url = "/api/images/x/{width}.webp";
  expect(pictureAddress({ url, widths: [800, 400, 160] })).toBe("/api/images/x/400.webp");
  expect(pictureAddress({ url, widths: [100] })).toBe("/api/images/x/100.webp");
  expect(pictureAddress({ url: "/a.svg" })).toBe("/a.svg");
  expect(pictureAddress(undefined)).toBe("");
});
