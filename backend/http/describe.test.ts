import { expect, it } from "vitest";
import { answers } from "#contract/answers/table";
import { describedAnswer } from "./describe";

it("describes every answer of the contract", () => {
  for (const name of Object.keys(answers)) {
    const described = describedAnswer(name);
    expect("type" in described || "anyOf" in described, name).toBe(true);
  }
});

it("describes what is in lists, what may be null, and what may be absent", () => {
  expect(describedAnswer("deliveryAddresses")).toMatchObject({
    type: "object",
    required: ["addresses"],
    properties: {
      addresses: {
        type: "array",
        items: { properties: { data: { properties: { country: { enum: ["NL", "BE"] } } } } },
      },
    },
  });
  expect(describedAnswer("search")).toMatchObject({
    properties: {
      hits: {
        properties: { hits: { items: { properties: { _id: { type: "string" }, _source: { type: "object" } } } } },
      },
      hidden_adult: { type: "integer", minimum: 0 },
    },
  });
  expect(describedAnswer("search")).not.toMatchObject({ required: expect.arrayContaining(["hidden_adult"]) });
});
