import { afterAll, beforeAll, expect, it } from "vitest";
import { joinProducts, splitOffer } from "./match-decisions";
import { listMatches } from "./match-list";
import { goodItem, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());

it("lists what was split with the product that it came off, so that a join can take it back", async () => {
  const camera = (title: string) => xmlFeed([goodItem(1, { title, brand: "", gtin: "" })]);
  await test.bring(camera("Nikon D90 body"));
  await test.bring(camera("nikon d-90 body only"), { url: "https://ander.example" });
  const [joined] = (await listMatches(test.kit.db, "joined")).matches;
  const [, own = ""] = await splitOffer(test.kit, joined?.offerId ?? "");
  const { productId = "" } = joined ?? {};
  expect((await listMatches(test.kit.db, "apart")).matches).toMatchObject([{ ownId: own, productId }]);
  expect(await listMatches(test.kit.db, "together")).toMatchObject({ total: 0 });
  await joinProducts(test.kit, own, productId);
  expect(await listMatches(test.kit.db, "apart")).toMatchObject({ total: 0 });
  expect((await listMatches(test.kit.db, "together")).matches).toMatchObject([
    { productId, productName: "Nikon D90 body" },
  ]);
});
