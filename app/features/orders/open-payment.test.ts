import { expect, it } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { openPayment } from "./open-payment";

async function open(status: number, body: unknown) {
  const { context } = loaderContext(() => json(body, status));
  const answer = await openPayment("p1", context, new Request("https://shop.example/afrekenen/"));
  return [answer.status, answer.headers.get("Location")];
}

it.each([
  ["leads to the payment page", 200, { id: "cs_1", url: "https://pay.example/cs_1" }, "https://pay.example/cs_1"],
  ["leads to the order, which says that paying fails now", 503, {}, "/bestelling/p1/?status=betalen-lukt-niet"],
  ["leads to the order, which tells why nothing is to be paid", 409, {}, "/bestelling/p1/"],
])("%s", async (_, status, body, location) => {
  expect(await open(status, body)).toEqual([303, location]);
});
