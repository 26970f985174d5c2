import { expect, test } from "vitest";
import { readDetails } from "./read-details";

const filled = {
  email: "noor@voorbeeld.nl",
  recipient: "Noor de Wit",
  country: "NL",
  postalCode: "1234ab",
  houseNumber: "14",
  addition: "bis",
  street: "Dorpsstraat",
  city: "Utrecht",
  phone: "",
};
const form = (more: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...more })) data.set(name, value);
  return data;
};

test("a private order is delivered and invoiced at one address", () => {
  const { details, problems } = readDetails(form());
  expect(problems).toEqual({});
  expect(details).toMatchObject({ email: "noor@voorbeeld.nl", billing: null, birth: undefined });
  expect(details.delivery).toMatchObject({ postalCode: "1234 AB", addition: "bis", company: null });
});

test("a company's invoice names it at the delivery address", () => {
  const { details, problems } = readDetails(form({ zakelijk: "1", bedrijf: "De Wit B.V.", btwId: "nl004495445b01" }));
  expect(problems).toEqual({});
  expect(details.delivery.company).toBeNull();
  expect(details.billing).toMatchObject({
    street: "Dorpsstraat",
    company: { name: "De Wit B.V.", vatId: "NL004495445B01" },
  });
});

test("another billing address has fields of its own", () => {
  const other = Object.fromEntries(Object.entries(filled).map(([name, value]) => [`factuur-${name}`, value]));
  const { details, problems } = readDetails(
    form({ ...other, anderFactuuradres: "1", "factuur-city": "Zeist", "factuur-postalCode": "x" }),
  );
  expect(details.billing?.city).toBe("Zeist");
  expect(problems).toEqual({ "factuur-postalCode": "address.postcode.nl" });
});

test.each([
  [{ email: "noor" }, "email"],
  [{ recipient: " " }, "recipient"],
  [{ postalCode: "" }, "postalCode"],
  [{ houseNumber: "14a" }, "houseNumber"],
  [{ street: "" }, "street"],
  [{ city: "" }, "city"],
  [{ zakelijk: "1" }, "bedrijf"],
  [{ zakelijk: "1", bedrijf: "X", btwId: "NL1" }, "btwId"],
  [{ "geboortedatum-day": "31", "geboortedatum-month": "2", "geboortedatum-year": "1990" }, "geboortedatum"],
])("%j is a problem of %s", (more, field) => {
  expect(Object.keys(readDetails(form(more as Record<string, string>)).problems)).toEqual([field]);
});

test("problems are listed in the order of the form", () => {
  const nothing = Object.fromEntries(Object.keys(filled).map((name) => [name, ""]));
  const { problems } = readDetails(form({ ...nothing, zakelijk: "1" }));
  const order = ["email", "recipient", "postalCode", "houseNumber", "street", "city", "bedrijf"];
  expect(Object.keys(problems)).toEqual(order);
});
