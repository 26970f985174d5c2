import { afterAll, beforeAll, expect, it } from "vitest";
import { answered } from "../http/testing";
import type { CheckBearer } from "../kit";
import type { FindSimilar } from "../products/similar";
import { insertRows } from "../storage/bulk";
import { preferredCategories, viewedProducts, wishlistItems } from "../storage/tables-users";
import { openTestUsers, type TestUsers } from "../users/testing";
import { mixed } from "./personal";
import { recommendationRoutes } from "./routes";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

const checkBearer: CheckBearer = async (word) => {
  return word ? { sub: word.replace("Bearer ", ""), email: "", emailVerified: false } : undefined;
};
async function shown(sub: string, findSimilar: FindSimilar = async () => []): Promise<string[]> {
  const routes = recommendationRoutes(test.kit, checkBearer, findSimilar);
  const response = await routes.request("/personalized?userId=anna", { headers: { Authorization: `Bearer ${sub}` } });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  return answered("productsById", await response.json()).products.map(({ id }) => id);
}
const viewed = (userId: string, productId: string) =>
  insertRows(test.kit.db, viewedProducts, [{ userId, productId, viewedAt: test.kit.now() }]);

it("shows what is viewed most to who has no profile or has looked at nothing", async () => {
  await test.signUp("new");
  expect(await shown("stranger")).toEqual(["1", "2", "5"]);
  expect(await shown("new")).toEqual(["1", "2", "5"]);
});

it("shows first what is like what was viewed and saved, and nothing that is known already", async () => {
  await test.signUp("anna");
  await viewed("anna", "8");
  await insertRows(test.kit.db, wishlistItems, [{ userId: "anna", productId: "1", addedAt: test.kit.now() }]);
  const asked: string[][] = [];
  const similar: FindSimilar = async (ids) => {
    asked.push(ids);
    return ["5", "6", "7", "8", "3", "unknown"];
  };
  // 6 and 8 are adult, 7 and 3 cannot be ordered, 1 is on the list.
  expect(await shown("anna", similar)).toEqual(["5", "2"]);
  expect(asked).toEqual([["8", "1"]]);
  expect(await shown("bob", similar)).toEqual(["1", "2", "5"]);
});

it("shows what is viewed most in the chosen categories, those below them too, none for adults", async () => {
  await test.signUp("carl");
  const rows = ["volwassen", "elektronica.telefoons.hoesjes", "gone"].map((category) => {
    return { userId: "carl", category, addedAt: test.kit.now() };
  });
  await insertRows(test.kit.db, preferredCategories, rows);
  expect(await shown("carl")).toEqual(["5", "1", "2"]);
});

it("goes on without a search engine, and shows what is viewed most to who knows it all", async () => {
  await test.signUp("dora");
  await viewed("dora", "2");
  const broken: FindSimilar = async () => Promise.reject(new Error("no index"));
  expect(await shown("dora", broken)).toEqual(["1", "5"]);
  for (const id of ["1", "5"]) await viewed("dora", id);
  expect(await shown("dora", broken)).toEqual(["1", "2", "5"]);
});

it("mixes two of the one with one of the other, each once", () => {
  expect(mixed(["a", "b", "c", "d", "e"], ["x", "a", "y", "z"])).toEqual(["a", "b", "x", "c", "d", "e", "y", "z"]);
  expect(mixed([], [])).toEqual([]);
});
