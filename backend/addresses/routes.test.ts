import { afterAll, beforeAll, expect, it } from "vitest";
import * as contract from "#contract/addresses";
import { ADDRESS_LIMIT } from "#contract/limits";
import { home } from "../account/testing-account";
import { openTestUsers, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

const send = (sub: string, more: object, address: object = {}) =>
  test.ask(contract.updateDeliveryAddress, sub, { body: { ...home(address), ...more } });
const list = async (sub: string) => (await test.ask(contract.deliveryAddresses, sub)).body.addresses;
const names = async (sub: string) => (await list(sub)).map(({ name, default: first }) => (first ? `${name}*` : name));
const idOf = async (sub: string, wanted: string) => (await list(sub)).find(({ name }) => name === wanted)?.publicId;

it("keeps an address the way it is written, and the first one is the default", async () => {
  await test.signUp("anna");
  expect(await list("anna")).toEqual([]);
  const { status, body } = await send("anna", {}, { phone: "06 12345678", street: " Dorpsstraat " });
  expect(status).toBe(200);
  expect(body.addresses).toEqual([
    {
      publicId: expect.stringMatching(/^[\w-]{36}$/),
      name: "Thuis",
      default: true,
      data: { ...home().address, postalCode: "1012 JS", phone: "0612345678" },
    },
  ]);
  expect(await list("anna")).toEqual(body.addresses);
});

it("has one default whatever happens, first in the list", async () => {
  await test.signUp("bob");
  for (const name of ["A", "B", "C"]) await send("bob", { name });
  expect(await names("bob")).toEqual(["A*", "B", "C"]);
  await send("bob", { name: "B", public_id: await idOf("bob", "B"), default: true });
  expect(await names("bob")).toEqual(["B*", "A", "C"]);
  await send("bob", { name: "B2", public_id: await idOf("bob", "B"), default: false });
  expect(await names("bob")).toEqual(["B2*", "A", "C"]);
  await send("bob", { public_id: await idOf("bob", "B2"), deleted: true });
  expect(await names("bob")).toEqual(["C*", "A"]);
  await send("bob", { public_id: await idOf("bob", "A"), deleted: true });
  await send("bob", { public_id: await idOf("bob", "C"), deleted: true });
  expect(await names("bob")).toEqual([]);
  await send("bob", { name: "D" });
  expect(await names("bob")).toEqual(["D*"]);
});

it("changes an address in its place", async () => {
  await test.signUp("carl");
  await send("carl", {});
  const public_id = await idOf("carl", "Thuis");
  const changed = await send("carl", { public_id }, { country: "BE", postalCode: "1000", city: "Brussel" });
  expect(changed.body.addresses).toMatchObject([{ publicId: public_id, data: { country: "BE", postalCode: "1000" } }]);
});

it("takes away what is wrong by now", async () => {
  await test.signUp("dora");
  await send("dora", {});
  const public_id = await idOf("dora", "Thuis");
  const { status } = await send("dora", { public_id, name: "", deleted: true }, { postalCode: "?", street: "" });
  expect([status, await names("dora")]).toEqual([200, []]);
});

it.each([
  ["street", ""],
  ["street", "x".repeat(101)],
  ["houseNumber", "14a"],
  ["houseNumber", "0"],
  ["addition", "x".repeat(21)],
  ["postalCode", "1012"],
  ["postalCode", "1234 SS"],
  ["city", "Am\u0007sterdam"],
  ["country", "DE"],
  ["recipient", " "],
  ["phone", "bel"],
])("names %s when it is %j", async (field, value) => {
  await test.signUp("eva");
  const { status, body } = await send("eva", {}, { [field]: value });
  expect([status, body.error?.issues?.map(({ path }) => path)]).toEqual([400, [`body.address.${field}`]]);
});

it("refuses what has no name, an address that is not there, and one too many", async () => {
  await test.signUp("finn");
  expect((await send("finn", { name: " " })).status).toBe(400);
  expect((await send("finn", { deleted: true })).body.error?.issues?.[0]?.path).toBe("body.public_id");
  expect((await send("finn", { public_id: "unknown" })).status).toBe(404);
  const sent = await Promise.all(Array.from({ length: ADDRESS_LIMIT + 2 }, (_, n) => send("finn", { name: `N${n}` })));
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await names("finn")).filter((name) => name.endsWith("*"))).toHaveLength(1);
});
