import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHAT_MESSAGE_HEADER, chatAsk, chatGreeting } from "#contract/assistant";
import { answered } from "../../http/testing";
import type { Kit } from "../../kit";
import { openTestKit } from "../../storage/testing";
import { checkBearer } from "../../users/testing";
import { assistantRoutes } from "../routes";
import { createCompletions } from "./completions";
import { createRemoteMind } from "./remote-mind";
import { called, sent, spoken, startStubModel } from "./stub-model.fixture";

/** A shop without products, and without texts. */
const parts = {
  finder: {
    readWish: async () => null,
    focus: async () => undefined,
    comparatives: async () => [],
    ids: async () => ({ ids: [], total: 0 }),
    facets: async () => ({}),
  },
  knowledge: { findSections: async () => [] },
};
let kit: Kit;
let model: Awaited<ReturnType<typeof startStubModel>>;
beforeAll(async () => {
  [kit, model] = await Promise.all([openTestKit(), startStubModel()]);
}, 60_000);
afterAll(async () => {
  await model.close();
  await kit.db.close();
});

/** Asks in a new conversation of a shop with the model, or without one. */
async function ask(message: string, { hasModel = true, type = "text" } = {}) {
  const complete = createCompletions({ url: model.url, model: "stub" });
  const mind = hasModel ? { model: createRemoteMind({ complete, log: kit.log }) } : {};
  const routes = assistantRoutes(kit, { ...parts, ...mind, checkBearer });
  const post = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json", [CHAT_MESSAGE_HEADER]: randomUUID() };
    return (await routes.request(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { chat_id } = answered("chatGreeting", await post(chatGreeting.path, {}));
  return answered("chatAsk", await post(chatAsk.path, { message, chat_id, lang: "nl", type })).message;
}
const QUESTION = "ik zoek iets voor mijn tante";
const PERSON = "ik wil een medewerker spreken";

it("answers with the commands of the model, in blocks like those of its own rules", async () => {
  model.says(called("human", "{}"), spoken("Natuurlijk, hier vind je een medewerker. Bel 0900-1234567."));
  const remote = await ask("kun je iemand voor me halen?");
  const own = await ask(PERSON, { hasModel: false });
  expect([remote.engine, own.engine]).toEqual(["remote", "embedded"]);
  expect(remote.blocks).toEqual(own.blocks);
  expect(remote.text).toBe(`Natuurlijk, hier vind je een medewerker.\n${own.text}`);
});

it("answers the same message by itself when the model is of no use, and says so", async () => {
  model.will((_request, response) => sent(response, "", 500));
  const alone = await ask(QUESTION);
  const own = await ask(QUESTION, { hasModel: false });
  const notice = "De uitgebreide assistent is even niet bereikbaar; dit antwoord komt van de gewone.";
  expect(alone).toMatchObject({ engine: "embedded", text: `${notice}\n${own.text}` });
  expect(alone.blocks).toEqual([{ type: "notice", text: notice, tone: "info" }, ...own.blocks]);
});

it("sends the model nothing private, and asks it nothing where there is nothing to find out", async () => {
  model.says(called("human", "{}"), spoken(""));
  await ask("bel me op 06-12345678 of mail jan@example.nl");
  const requests = JSON.stringify(model.requests());
  expect(requests).toContain("bel me op [weggelaten] of mail [weggelaten]");
  expect(requests).not.toMatch(/12345678|example/);
  model.says();
  expect((await ask(QUESTION, { type: "choice" })).engine).toBe("embedded");
  expect((await ask(PERSON)).blocks.map(({ type }) => type)).toEqual(["contact"]);
  for (const asked of ["mag ik paracetamol en ibuprofen combineren", "hallo", "ben je een mens?"])
    expect((await ask(asked)).engine).toBe("embedded");
  expect(model.requests()).toEqual([]);
});
