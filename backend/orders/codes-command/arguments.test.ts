import { expect, test } from "vitest";
import { UsageError } from "../../operator/command";
import { readArguments } from "./arguments";

const read = (words: string) => readArguments(words.split(" "), { DATA_DIR: "/x" });

test.each([
  ["--procent 10", { kind: "percentage", value: 10 }],
  ["--bedrag 5,00 --minimum 25", { kind: "amount", value: 500, minimum: 2_500 }],
  ["--gratis-verzending --winkel klus.example", { kind: "shipping", value: 0, website: "klus.example" }],
  [
    "--bedrag 12.50 --van 2026-12-01 --tot-en-met 2026-12-31 --keer 100 --per-klant 1",
    { kind: "amount", value: 1_250, from: "2026-12-01", until: "2026-12-31", useLimit: 100, perCustomer: 1 },
  ],
])("add winter-1 %s", (options, described) => {
  const wanted = { dataDir: "/x", word: "add", described: { code: "WINTER-1", ...described } };
  expect(read(`add winter-1 ${options}`)).toEqual(wanted);
});

test.each([
  "",
  "lijst",
  "list alles",
  "end",
  "end X --procent 10",
  "add",
  "add W€ --procent 10",
  "add WINTER",
  "add WINTER --procent 10 --bedrag 5",
  "add WINTER --procent 101",
  "add WINTER --procent 2,5",
  "add WINTER --bedrag 5,5",
  "add WINTER --bedrag 0",
  "add WINTER --procent 5 --keer 0",
  "add WINTER --procent 5 --van 2026-02-30",
  "add WINTER --procent 5 --van 2026-12-31 --tot-en-met 2026-12-01",
])("%j is refused with the usage", (words) => {
  expect(() => read(words)).toThrow(UsageError);
});
