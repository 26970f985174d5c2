import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestUsers, type TestUsers } from "./users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

it("describes every call of people's services", async () => {
  for (const service of ["users", "preferences", "carts", "products"] as const) {
    const response = await test.request(service, "/openapi.json");
    expect(response.status, service).toBe(200);
    const { paths } = (await response.json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths).length, service).toBeGreaterThan(1);
    // Operator-only calls are not described publicly.
    expect(Object.keys(paths)).not.toContain("/business-requests");
  }
});

it("refuses bodies that are too large, of another kind, or not JSON", async () => {
  const post = async (path: string, body: string, type = "application/json") => {
    const headers = { Authorization: "Bearer anna", "Content-Type": type };
    return (await test.request("users", path, { method: "POST", body, headers })).status;
  };
  await test.signUp("anna");
  expect(await post("/addToWishlist", JSON.stringify({ id: "1", more: "x".repeat(70_000) }))).toBe(413);
  expect(await post("/addToWishlist", "{}", "text/plain")).toBe(415);
  expect(await post("/addToWishlist", '{"id":')).toBe(400);
  expect(await post("/addToWishlist", '"1"')).toBe(400);
  expect(await post("/addToWishlist", JSON.stringify({ id: "1\u0000" }))).toBe(400);
  expect(await post("/addToWishlist", JSON.stringify({ id: "1'; drop table users; --" }))).toBe(200);
});
