import { expect, it } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { trackOrder } from "./find-order";

function send(fields: Record<string, string>, answer: () => Response = () => json({ order_id: "p/1", access: "k1" })) {
  const { context, sent } = loaderContext(answer);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const visitor = new Headers({ "x-client-address": "192.0.2.1" });
  return trackOrder(data, context, visitor).then((outcome) => ({ outcome, sent }));
}
const typed = { bestelnummer: " 7KQ2M9XRTW4 ", email: "noor@voorbeeld.nl" };

it("leads to the order with its key, and names the visitor to the service, which limits tries", async () => {
  const { outcome, sent } = await send(typed);
  expect(outcome).toEqual({ outcome: "found", path: "/bestelling/p%2F1/?sleutel=k1" });
  expect(sent[0]?.body).toEqual({ number: "7KQ2M9XRTW4", email: "noor@voorbeeld.nl" });
  expect(sent[0]?.headers.get("x-client-address")).toBe("192.0.2.1");
});

it.each([
  [404, "unknown"],
  [400, "unknown"],
  [429, "tooMany"],
  [500, "failed"],
])("after a %i it says %s, and keeps what was typed", async (status, outcome) => {
  const answered = await send(typed, () => json({}, status));
  expect(answered.outcome).toEqual({
    outcome,
    problems: {},
    typed: { number: "7KQ2M9XRTW4", email: "noor@voorbeeld.nl" },
  });
});

it("asks nothing about what cannot be an order", async () => {
  const { outcome, sent } = await send({ email: "noor" });
  expect(outcome).toMatchObject({
    outcome: "wrong",
    problems: { bestelnummer: "track.number.missing", email: "track.email.wrong" },
  });
  expect(sent).toEqual([]);
});
