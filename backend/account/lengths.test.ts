import { describe, expect, it } from "vitest";
import { LENGTHS } from "#contract/lengths";
import { addressUpdateSchema } from "../addresses/schema";
import { businessSignupSchema, updateSchema } from "./schema";

const place = { street: "Dorpsstraat", houseNumber: "1", addition: "", postalCode: "1234 AB", city: "Utrecht" };
const address = { ...place, country: "NL", recipient: "Noor de Wit", phone: "" };
const business = {
  given_name: "Noor",
  family_name: "de Wit",
  dateOfBirth: null,
  newsletter: [],
  terms: true,
  companyName: "Klushal",
  kvk: "12345678",
  vatId: "NL000099998B57",
  iban: "NL91ABNA0417164300",
  website: "https://klushal.example",
  phone: "0301234567",
  address: { ...place, country: "NL" },
  ibanName: "Klushal",
  representative: "Noor de Wit",
  certified: true,
};
const update = { name: "Thuis", address, default: false, deleted: false };

const fields: [keyof typeof LENGTHS, (text: string) => boolean][] = [
  ["name", (given_name) => updateSchema.safeParse({ given_name, family_name: given_name }).success],
  ["companyName", (companyName) => businessSignupSchema.safeParse({ ...business, companyName }).success],
  ["ibanName", (ibanName) => businessSignupSchema.safeParse({ ...business, ibanName }).success],
  ["representative", (representative) => businessSignupSchema.safeParse({ ...business, representative }).success],
  ["addressName", (name) => addressUpdateSchema.safeParse({ ...update, name }).success],
  [
    "recipient",
    (recipient) => addressUpdateSchema.safeParse({ ...update, address: { ...address, recipient } }).success,
  ],
  ["street", (street) => addressUpdateSchema.safeParse({ ...update, address: { ...address, street } }).success],
  ["addition", (addition) => addressUpdateSchema.safeParse({ ...update, address: { ...address, addition } }).success],
  ["city", (city) => addressUpdateSchema.safeParse({ ...update, address: { ...address, city } }).success],
];
describe("services keep", () => {
  it.each(fields)("a %s as long as forms let people type it, and no longer one", (field, keeps) => {
    expect([keeps("a".repeat(LENGTHS[field])), keeps("a".repeat(LENGTHS[field] + 1))]).toEqual([true, false]);
  });
  it("an address of a site as long as forms let people type it, and no longer one", () => {
    const begin = "https://klushal.example/";
    const keeps = (length: number) =>
      businessSignupSchema.safeParse({ ...business, website: begin.padEnd(length, "a") }).success;
    expect([keeps(LENGTHS.website), keeps(LENGTHS.website + 1)]).toEqual([true, false]);
  });
});
