import { expect, it } from "vitest";
import { salesAnswers } from "../../../tests/good-sales-answers";
import { json, loaderContext } from "../../../tests/loader-context";
import { isReturn, sendReturn } from "./declare-return";

const url = "https://shop.example/bestelling/p1/?sleutel=k1";
const filled = { retour: "o1", winkel: "s1", "aantal-l1": "2", "aantal-l2": "0", reden: " te\nklein " };

async function send(fields: Record<string, string>, answer = () => json(salesAnswers.declareReturn)) {
  const { context, sent } = loaderContext(answer);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return { outcome: await sendReturn(data, "p1", new Request(url), context), sent };
}

it("declares the chosen units with the key of the link, and leads back to the return on the order's page", async () => {
  const { outcome, sent } = await send(filled);
  expect(sent[0]?.body).toEqual({
    orderId: "o1",
    shopId: "s1",
    selectedProducts: [{ id: "l1", quantity: 2 }],
    returnReason: "te klein",
    access: "k1",
  });
  const response = outcome as Response;
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/bestelling/p1/?status=retour-aangevraagd&sleutel=k1#R7KQ2M9XRTW4",
  ]);
});

it.each([
  [409, "refused"],
  [404, "refused"],
  [500, "failed"],
])("after a %i it is %s, and what was typed stays", async (status, outcome) => {
  const typed = { "aantal-l1": "2", "aantal-l2": "0", reden: filled.reden };
  expect((await send(filled, () => json({}, status))).outcome).toEqual({ outcome, orderId: "o1", typed });
});

it("asks nothing for nothing, and knows its own form", async () => {
  const { outcome, sent } = await send({ ...filled, "aantal-l1": "-1" });
  expect(outcome).toMatchObject({ outcome: "nothing" });
  expect(sent).toEqual([]);
  expect(isReturn(new FormData())).toBe(false);
});
