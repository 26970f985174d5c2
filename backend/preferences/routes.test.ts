import { afterAll, beforeAll, expect, it } from "vitest";
import { PREFERRED_CATEGORY_LIMIT } from "#contract/limits";
import * as contract from "#contract/preferences";
import { insertRows } from "../storage/bulk";
import { preferredCategories } from "../storage/tables-users";
import { openTestUsers, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
  await test.signUp("anna");
}, 60_000);
afterAll(() => test.close());

const add = (category: unknown) => test.ask(contract.addCategory, "anna", { body: { category } });
const remove = (category: string) => test.ask(contract.removeCategory, "anna", { body: { category } });
const chosen = async () => (await test.ask(contract.userPreferences, "anna")).body.categories;

it("keeps chosen categories once, and answers all of them after every change", async () => {
  expect(await chosen()).toEqual([]);
  expect((await add("elektronica.telefoons")).body).toEqual({ categories: ["elektronica.telefoons"] });
  test.pass(1);
  const two = ["elektronica.telefoons", "elektronica"];
  expect((await add("elektronica")).body).toEqual({ categories: two });
  expect((await add("elektronica.telefoons")).body).toEqual({ categories: two });
  expect(await chosen()).toEqual(two);
  expect((await remove("elektronica.telefoons")).body).toEqual({ categories: ["elektronica"] });
  expect((await remove("elektronica.telefoons")).status).toBe(200);
});

it("refuses what is no category, and one too many", async () => {
  expect((await add("bestaat.niet")).status).toBe(404);
  expect((await add("")).status).toBe(400);
  expect((await add(["elektronica"])).status).toBe(400);
  const rows = Array.from({ length: PREFERRED_CATEGORY_LIMIT }, (_, n) => {
    return { userId: "anna", category: `old-${n}`, addedAt: test.kit.now() };
  });
  await insertRows(test.kit.db, preferredCategories, rows);
  expect((await add("elektronica.telefoons.hoesjes")).status).toBe(409);
});
