import { expect, it } from "vitest";
import { drawProductFile } from "./draw-file";

it("draws the same picture for the same name", () => {
  const text = drawProductFile("wasmachine-wit-17-0.svg");
  expect(text).toMatch(/^<svg /);
  expect(drawProductFile("wasmachine-wit-17-0.svg")).toBe(text);
});

it.each([
  "kanon-wit-1-0.svg",
  "wasmachine-octarine-1-0.svg",
  "wasmachine-wit-1-9.svg",
  "wasmachine-wit-01-0.svg",
  "wasmachine-wit-1-0.png",
  "wasmachine-wit-1e3-0.svg",
  "constructor-wit-1-0.svg",
])("draws nothing for %s", (file) => {
  expect(drawProductFile(file)).toBeNull();
});
