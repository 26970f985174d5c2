import { expect, it } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { changeCheckout } from "./change-checkout";

async function change(fields: Record<string, string>, answer: () => Response) {
  const { context } = loaderContext(answer);
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return changeCheckout(sent, context, new Headers());
}

it.each([
  ["unknown", 409, "unknown"],
  ["minimum", 409, "minimum"],
  ["conflict", 409, "failed"],
  ["too_many_requests", 429, "failed"],
])("says why a code is refused: %s", async (code, status, problem) => {
  const refusal = () => json({ error: { code, message: "This code cannot be used." } }, status);
  const outcome = await change({ actie: "addCode", code: "TIEN" }, refusal);
  expect(outcome).toEqual({ outcome: "code", problem, code: "TIEN" });
});
