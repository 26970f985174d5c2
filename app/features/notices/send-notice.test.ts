import { expect, it } from "vitest";
import { noticeFields as fields } from "./notice-fields";
import { noticeProblems } from "./send-notice";

const right = {
  [fields.kind]: "prijs",
  [fields.page]: "https://etalage.example/product/x/1/?a=1",
  [fields.text]: "Bij Belhuis is hij 10 euro.",
  [fields.name]: "Noor",
  [fields.email]: "noor@voorbeeld.example",
};

it("takes a whole address or a path of the page", () => {
  expect(noticeProblems(right)).toEqual({});
  expect(noticeProblems({ ...right, [fields.page]: "/product/x/1/" })).toEqual({});
});

it.each([
  [{ [fields.page]: "hoesje" }, fields.page],
  [{ [fields.page]: "//elders.example" }, fields.page],
  [{ [fields.text]: " " }, fields.text],
  [{ [fields.text]: "a".repeat(2_001) }, fields.text],
  [{ [fields.name]: "" }, fields.name],
  [{ [fields.email]: "noor" }, fields.email],
  [{ [fields.kind]: "illegaal" }, fields.honest],
])("names the field of %o", (wrong, field) => {
  expect(Object.keys(noticeProblems({ ...right, ...wrong }))).toEqual([field]);
});
