import { expect, it } from "vitest";
import { postIdOf } from "./blog";

it.each([
  ["mijn-artikel-123", "123"],
  ["top-10-van-2026-7", "7"],
  ["artikel-12-slot", "12"],
  ["geen-nummer", undefined],
  ["123", undefined],
  ["", undefined],
])("finds the id in %j (RT-08)", (slug, id) => expect(postIdOf(slug)).toBe(id));
