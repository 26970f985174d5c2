import { expect, test } from "vitest";
import { debugAnswer } from "./debug-switch";

const storage = (value: string | null) => ({ getItem: (key: string) => (key === "debugFetch" ? value : null) });

test("`throw` makes every call fail", () => {
  expect(() => debugAnswer(storage("throw"))).toThrow(TypeError);
});

test("`500` answers with a fake error", async () => {
  const answer = debugAnswer(storage("500"));
  expect(answer?.status).toBe(500);
  expect(await answer?.json()).toEqual({ message: "The requested resource is currently unavailable" });
});

test.each([null, "", "off", "true"])("%j changes nothing", (value) => {
  expect(debugAnswer(storage(value))).toBeUndefined();
});
