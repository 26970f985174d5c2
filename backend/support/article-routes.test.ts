import { afterAll, beforeAll, expect, it } from "vitest";
import { findArticles, rateArticle } from "#contract/content";
import { operatorKey } from "../auth/operator-key";
import { writeBlock } from "../content/blocks";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestKit } from "../storage/testing";
import { articleRoutes } from "./article-routes";

let kit: Kit;
let routes: ReturnType<typeof articleRoutes>;
beforeAll(async () => {
  kit = await openTestKit({ now: () => new Date("2026-11-22T12:00:00Z") });
  routes = articleRoutes(kit, { clientOf: (headers) => headers.get("x-client") ?? undefined });
}, 60_000);
afterAll(() => kit.db.close());

const find = async (q: string, reading: string, more = {}) => {
  const response = await routes.request(`${findArticles.path}?${new URLSearchParams({ q, reading, ...more })}`);
  return response.status === 200 ? answered("findArticles", await response.json()).found : response.status;
};
const vote = async (client: string, id: string, useful = true) => {
  const headers = { "Content-Type": "application/json", "x-client": client };
  const body = JSON.stringify({ id, useful });
  return (await routes.request(rateArticle.path, { method: "POST", headers, body })).status;
};

it("finds in articles and policies of a reading, and in what an operator changes", async () => {
  expect(await find("overeenkomst ontbinden", "marketplace")).toContainEqual(
    expect.objectContaining({ id: "returnAndCancel", kind: "support", heading: "Hoe ontbind ik de overeenkomst?" }),
  );
  expect(await find("schermlezer", "comparison")).toContainEqual(expect.objectContaining({ kind: "policies" }));
  const own = { id: "kattenluik", title: "Kattenluiken", text: "Een kattenluik past in elke deur." };
  await writeBlock(kit.db, "support-articles", { own });
  expect(await find("kattenluik", "comparison")).toMatchObject([{ id: "kattenluik", title: "Kattenluiken" }]);
  expect(await find("x".repeat(101), "comparison")).toBe(400);
  expect(await find("retour", "anders")).toBe(400);
});

it("finds in buying guides when it is asked to", async () => {
  const kinds = (found: Awaited<ReturnType<typeof find>>) =>
    Array.isArray(found) ? found.map(({ kind }) => kind) : [];
  expect(kinds(await find("airfryer lade", "comparison"))).not.toContain("guide");
  expect(kinds(await find("airfryer lade", "comparison", { guides: "1" }))[0]).toBe("guide");
  expect(await find("airfryer", "comparison", { guides: "2" })).toBe(400);
});

it("counts what visitors find useful per day, softly once each, and keeps nothing of them", async () => {
  expect(await vote("a", "delivery")).toBe(200);
  expect(await vote("a", "delivery", false)).toBe(429);
  expect(await vote("a", "complain", false)).toBe(200);
  expect(await vote("b", "delivery", false)).toBe(200);
  expect(await vote("c", "bestaat-niet")).toBe(404);
  const { rows } = await kit.db.query("select * from article_votes order by article");
  expect(rows.map((row) => Object.keys(row))).toEqual(Array(2).fill(["article", "day", "useful", "useless"]));
  const headers = { authorization: `Bearer ${await operatorKey(kit.dataDir)}` };
  const counted = await routes.request("/operator-votes", { headers });
  expect(await counted.json()).toEqual({
    votes: [
      { article: "delivery", useful: 1, useless: 1 },
      { article: "complain", useful: 0, useless: 1 },
    ],
  });
  expect((await routes.request("/operator-votes")).status).toBe(401);
});
