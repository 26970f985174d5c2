import { expect, it } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { aCart, aCartLine, aDraft } from "../../tracking/ecommerce-fixture";
import { changeCheckout } from "./change-checkout";

async function change(fields: Record<string, string>, answer: () => Response) {
  const { context } = loaderContext(answer);
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return changeCheckout(sent, context, new Headers());
}

it.each([
  ["unknown", 409, "unknown"],
  ["minimum", 409, "minimum"],
  ["conflict", 409, "failed"],
  ["too_many_requests", 429, "failed"],
])("says why a code is refused: %s", async (code, status, problem) => {
  const refusal = () => json({ error: { code, message: "This code cannot be used." } }, status);
  const outcome = await change({ actie: "addCode", code: "TIEN" }, refusal);
  expect(outcome).toEqual({ outcome: "code", problem, code: "TIEN" });
});

it.each([
  ["order", { actie: "place", versie: "v1", totaal: "1895" }, true],
  ["choice of the shipping", { actie: "method", winkel: "s1", methode: "home" }, undefined],
])("says of the service's silence whether it is about the %s", async (_, fields, ordering) => {
  expect(await change(fields, () => json({}, 500))).toEqual({ outcome: "failed", typed: {}, ordering });
});

const details = {
  actie: "details",
  email: "noor@voorbeeld.nl",
  recipient: "Noor de Wit",
  country: "NL",
  postalCode: "1234 AB",
  houseNumber: "14",
  street: "Dorpsstraat",
  city: "Utrecht",
};
it.each([
  ["too young a date", { day: "25", month: "11", year: "2010" }, "checkout.birth.wrong"],
  ["no date at all", { day: "", month: "", year: "" }, "checkout.birth.missing"],
])("says at the date of birth that it is what keeps the checkout at its first step: %s", async (_, date, problem) => {
  const birth = Object.fromEntries(Object.entries(date).map(([part, value]) => [`geboortedatum-${part}`, value]));
  const sent = { ...details, ...birth };
  const draft = { ...aDraft(aCart([aCartLine()])), needsAge: true, missing: ["date_of_birth"] };
  const outcome = await change(sent, () => json({ draft, purchase: null }));
  expect(outcome).toEqual({ outcome: "wrong", problems: { geboortedatum: problem }, typed: sent });
  const old = await change(sent, () => json({ draft: { ...draft, missing: [] }, purchase: null }));
  expect(old).toEqual({ outcome: "done" });
});
