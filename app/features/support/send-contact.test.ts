import { expect, it } from "vitest";
import { contactFields as fields, isMessageNumber } from "./contact-fields";
import { contactProblems, sendForm } from "./send-contact";

const right = {
  [fields.name]: "Noor",
  [fields.email]: "noor@voorbeeld.example",
  [fields.subject]: "Mijn pakket",
  [fields.text]: "Waar is het?",
};

it("needs no order number", () => {
  expect(contactProblems(right)).toEqual({});
  expect(contactProblems({ ...right, [fields.order]: "7KQ2M9XRTW4-1" })).toEqual({});
});

it.each([
  [{ [fields.name]: " " }, fields.name],
  [{ [fields.name]: "Noor\nBcc: x" }, fields.name],
  [{ [fields.email]: "noor" }, fields.email],
  [{ [fields.subject]: "" }, fields.subject],
  [{ [fields.subject]: "a".repeat(121) }, fields.subject],
  [{ [fields.order]: "1".repeat(21) }, fields.order],
  [{ [fields.text]: "" }, fields.text],
  [{ [fields.text]: "a".repeat(4_001) }, fields.text],
])("names the field of %o", (wrong, field) => {
  expect(Object.keys(contactProblems({ ...right, ...wrong }))).toEqual([field]);
});

it("counts a line break once, as the service does", () => {
  expect(contactProblems({ ...right, [fields.text]: "a\r\n".repeat(1_500) })).toEqual({});
});

it("keeps what was typed when a program filled in the field that nobody sees, and sends nothing", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, [fields.trap]: "https://elders.example" }))
    form.set(name, value);
  const outcome = await sendForm(form, {} as never, new Headers());
  expect(outcome).toMatchObject({ outcome: "trapped", typed: { ...right, [fields.trap]: "" } });
});

it.each([
  ["V7KQ2M9XRTW4", true],
  ["V7KQ2M9XRTW", false],
  ["M7KQ2M9XRTW4", false],
  ["<b>", false],
])("%s is the number of a message: %s", (text, expected) => {
  expect(isMessageNumber(text)).toBe(expected);
});
