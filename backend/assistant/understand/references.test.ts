import { describe, expect, it } from "vitest";
import { refsIn } from "./references";

describe("a product that a message points at", () => {
  it.each([
    ["heeft Groene luiertas Lässig Green Label - rugzak een isolatievak?", "Groene luiertas Lässig Green Label"],
    ["Is Remington Style R4 scheerapparaat zwart met een uur opgeladen?", "Remington Style R4"],
  ])("is named as it is written, without an article: %s", (message, words) => {
    expect(refsIn(message, message.toLowerCase())).toEqual([{ is: "named", words }]);
  });

  it("is none where the shop is asked", () => {
    expect(refsIn("Heeft u ook wasmachines?", "heeft u ook wasmachines?")).toEqual([]);
  });
});
