import { expect, it } from "vitest";
import { json, loaderContext } from "../../../tests/loader-context";
import { takeWithdrawal } from "./withdraw";

const filled = { naam: " Noor ", bestelnummer: "7KQ2M9XRTW4-1", email: "noor@voorbeeld.nl", artikelen: "de\n rode" };
const key = "3b0c7c86-6f0e-4b4b-9f5e-0d9be0a0f6d1";

async function send(fields: Record<string, string>, answer: () => Response = () => json({}, 500)) {
  const { context, sent } = loaderContext(answer);
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return { shown: await takeWithdrawal(data, context, new Headers({ "x-client-address": "192.0.2.1" })), sent };
}

it("shows what was filled in before anything is stated", async () => {
  const { shown, sent } = await send({ ...filled, formulier: key });
  const typed = { key, name: "Noor", number: "7KQ2M9XRTW4-1", email: "noor@voorbeeld.nl", articles: "de rode" };
  expect(shown).toEqual({ step: "confirm", typed });
  expect(sent).toEqual([]);
});

it("states it once confirmed, naming the visitor, whose tries are limited", async () => {
  const receipt = { id: "w1", receivedAt: "2026-11-22T10:00:00.000Z" };
  const { shown, sent } = await send({ ...filled, formulier: key, stap: "bevestigen" }, () => json(receipt));
  expect(shown).toMatchObject({ step: "received", ...receipt });
  expect(sent[0]?.body).toMatchObject({ key, name: "Noor" });
  expect(sent[0]?.headers.get("x-client-address")).toBe("192.0.2.1");
});

it("asks for no more than the law allows, and keeps what was typed", async () => {
  const { shown } = await send({ naam: "Noor", stap: "bevestigen" });
  expect(shown).toMatchObject({
    step: "form",
    typed: { name: "Noor" },
    problems: { bestelnummer: "track.number.missing", email: "track.email.wrong" },
  });
  expect((await send({ ...filled, stap: "wijzigen" })).shown).toMatchObject({ step: "form", problems: {} });
});

it.each([
  [500, "confirm", "withdrawal.failed"],
  [429, "confirm", "track.tooMany"],
  [400, "form", undefined],
])("after a %i it shows the %s again", async (status, step, failure) => {
  const { shown } = await send({ ...filled, formulier: key, stap: "bevestigen" }, () => json({}, status));
  expect(shown).toMatchObject({ step, typed: { key }, ...(failure && { failure }) });
});
