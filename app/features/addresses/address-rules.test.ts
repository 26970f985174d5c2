import { describe, expect, test } from "vitest";
import type { DeliveryAddress } from "#contract/addresses";
import type { PostalAddress } from "#contract/profile";
import { addressLines, addressProblems, changeOf, copyOf, postalAddressOf, updateOf } from "./address-rules";

const home: PostalAddress = {
  street: "Dorpsstraat",
  houseNumber: "12",
  addition: "",
  postalCode: "1234 AB",
  city: "Ons Dorp",
  country: "NL",
};
const kept: DeliveryAddress = {
  publicId: "a1",
  name: "Thuis",
  default: true,
  data: { ...home, recipient: "S. de Vries", phone: "" },
};
function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("what is typed", () => {
  test("becomes an address, with the Dutch postcode as it is written", () => {
    expect(postalAddressOf(typed({ ...home, postalCode: " 1234ab ", houseNumber: " 12 " }))).toEqual(home);
  });
  test("keeps a Belgian postcode as it is", () => {
    expect(postalAddressOf(typed({ ...home, country: "BE", postalCode: "1000" }))).toMatchObject({
      country: "BE",
      postalCode: "1000",
    });
  });
  test("of a country that is not served counts as Dutch", () => {
    expect(postalAddressOf(typed({ country: "FR" })).country).toBe("NL");
  });
});

describe("rules", () => {
  test.each([
    ["NL", "1234 AB", undefined],
    ["NL", "1234ab", undefined],
    ["NL", "0123 AB", "address.postcode.nl"],
    ["NL", "1234 SS", "address.postcode.nl"],
    ["NL", "1000", "address.postcode.nl"],
    ["BE", "1000", undefined],
    ["BE", "0999", "address.postcode.be"],
    ["BE", "1234 AB", "address.postcode.be"],
    ["NL", "", undefined], // empty fields are validated by the input itself
  ] as const)("in %s the postcode %s gives %s", (country, postalCode, expected) => {
    expect(addressProblems({ ...home, country, postalCode }).postalCode).toBe(expected);
  });
  test.each([
    ["1", undefined],
    ["12345", undefined],
    ["14a", "address.number.wrong"],
    ["0", "address.number.wrong"],
    ["123456", "address.number.wrong"],
    ["twaalf", "address.number.wrong"],
  ])("the house number %s gives %s", (houseNumber, expected) => {
    expect(addressProblems({ ...home, houseNumber }).houseNumber).toBe(expected);
  });
});

describe("what is sent", () => {
  const fields = { ...home, name: "Thuis", recipient: "S. de Vries", phone: "" };
  test("for a new address names no id", () => {
    expect(updateOf(typed({ ...fields, default: "1" }), undefined)).toEqual({
      name: "Thuis",
      address: kept.data,
      default: true,
      deleted: false,
    });
  });
  test("for a changed one names its id", () => {
    expect(updateOf(typed(fields), "a1")).toMatchObject({ public_id: "a1", default: false, deleted: false });
  });
  test("for one without a name calls it by its street", () => {
    expect(updateOf(typed({ ...fields, name: "", addition: "a" }), undefined).name).toBe("Dorpsstraat 12a");
  });
  test("to delete or to make it the default is the whole address with one change", () => {
    const whole = { public_id: "a1", name: "Thuis", address: kept.data, default: true, deleted: false };
    expect(changeOf(kept, { deleted: true })).toEqual({ ...whole, deleted: true });
    expect(changeOf({ ...kept, default: false }, { default: true })).toEqual(whole);
  });
  test("to undo deleting is the same address as a new one", () => {
    expect(copyOf(kept)).toEqual({ name: "Thuis", address: kept.data, default: true, deleted: false });
  });
});

test.each([
  [{}, ["Dorpsstraat 12", "1234 AB Ons Dorp"]],
  [{ addition: "a" }, ["Dorpsstraat 12a", "1234 AB Ons Dorp"]],
  [{ addition: "bis" }, ["Dorpsstraat 12 bis", "1234 AB Ons Dorp"]],
  [
    { addition: "3", country: "BE" as const, postalCode: "1000", city: "Brussel" },
    ["Dorpsstraat 12 bus 3", "1000 Brussel"],
  ],
])("an address with %j is written %j", (changes, lines) => {
  expect(addressLines({ ...home, ...changes })).toEqual(lines);
});
