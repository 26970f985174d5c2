import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorKey } from "../auth/operator-key";
import type { CatalogueChange } from "../catalogue/changes";
import type { Kit } from "../kit";
import { serveForOperator } from "../operator/operator.fixture";
import { insertRows } from "../storage/bulk";
import { users } from "../storage/tables-users";
import { openTestShop } from "../storage/testing";
import { runSellersCommand } from "./command/run";
import { roleOf, writeOwner } from "./members";
import { sellable } from "./sellable";
import { sellerRoutes } from "./seller-routes";
import { offerTerms } from "./terms";

let kit: Kit;
let stopServing: () => Promise<void>;
let said: string;
let complained: string;
const announced: CatalogueChange[] = [];
beforeAll(async () => {
  kit = await openTestShop({ dataDir: await mkdtemp(join(tmpdir(), "etalage-selling-")) });
  const routes = sellerRoutes(kit, {
    changes: { announce: (change) => announced.push(change) },
    commissionBp: 1_000,
    shopName: async () => "Etalage",
  });
  stopServing = await serveForOperator(routes, kit.dataDir, "/api/webshops");
}, 60_000);
afterAll(async () => {
  await stopServing();
  await kit.db.close();
  await rm(kit.dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  said = "";
  complained = "";
  announced.length = 0;
  vi.spyOn(console, "error").mockImplementation((text: string) => {
    complained += text;
  });
});
afterEach(() => vi.restoreAllMocks());

const run = (...argv: string[]) =>
  runSellersCommand([...argv, "--data", kit.dataDir], {}, (text) => {
    said += text;
  });
const BELHUIS =
  "--naam;Belhuis B.V.;--telefoon;030 123 45 67;--btw-id;NL1234.56.782.B01;--iban;nl91 abna 0417 1643 00".split(";");
async function termsOf(sid: string, spid: string) {
  const [terms] = await offerTerms(kit.db, [{ sid, spid }], { commissionBp: 1_000 });
  if (!terms) throw new Error("There is no such offer");
  return { ...terms, sells: sellable(terms.seller, terms) };
}
async function anOfferOf(shopId: string) {
  const { rows } = await kit.db.query<{ id: string; spid: string }>(
    `select o.id, o.merchant_product_id as spid from offers o join products p on p.id = o.product_id
     where o.shop_id = $1 and o.availability = 'in_stock' and not p.expired order by o.id limit 1`,
    [shopId],
  );
  const [offer] = rows;
  if (!offer) throw new Error("The shop sells nothing");
  return offer;
}

describe("npm run sellers", () => {
  it("takes a shop from a link to a seller, and tells what is still missing", async () => {
    const { spid } = await anOfferOf("s1");
    expect((await termsOf("s1", spid)).sells).toEqual({ ok: false, reason: "no_identity" });
    expect(await run("approve", "belhuis.example")).toBe(1);
    expect(complained).toContain("er ontbreekt: iban, verklaring");

    expect(
      await run(
        "set",
        "https://www.Belhuis.example/",
        ...BELHUIS,
        "--verklaring",
        "ja",
        "--commissie",
        "8,5",
        "--afhaalpunt",
        "2,95",
      ),
    ).toBe(0);
    expect((await termsOf("s1", spid)).sells).toEqual({ ok: false, reason: "not_approved" });
    expect(await run("approve", "belhuis.example")).toBe(0);
    expect(announced).toEqual([{ productIds: "all" }, { productIds: "all" }]);
    expect(await termsOf("s1", spid)).toMatchObject({
      sells: { ok: true },
      commissionBp: 850,
      adult: false,
      vatRate: 21,
      onHand: null,
      seller: { iban: "NL91ABNA0417164300", identity: { vatId: "NL123456782B01", kvk: "12345678" } },
    });

    said = "";
    await run("show", "belhuis.example");
    expect(said).toMatch(/^Belhuis\n/);
    expect(said).toContain("stand        verkoopt hier");
    expect(said).toContain("commissie    8,5 %");
    expect(said).toContain("afhaalpunt   € 2,95");
    expect(said).not.toContain("ontbreekt");
    said = "";
    await run("list");
    expect(said).toMatch(/^belhuis\.example +Belhuis$/);

    expect(await run("suspend", "belhuis.example", "Levert niet")).toBe(0);
    expect((await termsOf("s1", spid)).sells).toEqual({ ok: false, reason: "suspended" });
    said = "";
    await run("show", "belhuis.example");
    expect(said).toContain("reden        Levert niet");
    expect(await run("resume", "belhuis.example", "--reason", "Opgelost")).toBe(0);
    expect((await termsOf("s1", spid)).sells).toEqual({ ok: true });
    expect(await run("resume", "belhuis.example")).toBe(1);
    expect(complained).toContain("Deze winkel is niet geschorst");
    const told = await kit.db.query("select recipient, subject, text from mail_queue");
    expect(told.rows.map(({ subject }) => subject).sort()).toEqual([
      "Je winkel kan hier niet meer verkopen",
      "Je winkel verkoopt nu hier",
      "Je winkel verkoopt weer hier",
    ]);
    const texts = told.rows.map(({ text }) => text).join();
    expect(texts).toContain("De reden: Levert niet");
    expect(texts).toContain("De reden: Opgelost");
    const decided = await kit.db.query("select action, reason from audit_log where subject = 'shop:s1' order by id");
    expect(decided.rows).toEqual([
      { action: "seller.approve", reason: "" },
      { action: "seller.suspend", reason: "Levert niet" },
      { action: "seller.resume", reason: "Opgelost" },
    ]);
  });

  it("lists who is only linked to, and what such a shop lacks", async () => {
    await run("list", "overig");
    expect(said).toContain("adapter.example");
    expect(said).toContain("ontbreekt: iban, verklaring");
    expect(said).not.toContain("gestopt.example");
  });

  it("lets users act for a shop in a role, and no longer; its owner keeps the role", async () => {
    await insertRows(
      kit.db,
      users,
      ["piet", "olga"].map((id) => {
        const now = kit.now();
        return { id, givenName: id, email: `${id}@mail.example`, termsAcceptedAt: now, createdAt: now };
      }),
    );
    await writeOwner(kit.db, "s2", "olga", kit.now());
    const shown = async () => {
      said = "";
      await run("show", "adapter.example");
      return said.split("\n").flatMap((row) => /^ {2}(\S+)\s+(\S+@mail.example)$/.exec(row)?.slice(1).join(" ") ?? []);
    };
    expect(await run("member", "https://www.adapter.example/", "Piet@mail.example", "medewerker")).toBe(0);
    expect(await shown()).toEqual(["eigenaar olga@mail.example", "medewerker piet@mail.example"]);
    await run("member", "adapter.example", "piet@mail.example", "lezer");
    expect(await roleOf(kit.db, "s2", "piet")).toBe("read");
    await run("member", "adapter.example", "piet@mail.example", "geen");
    expect(await shown()).toEqual(["eigenaar olga@mail.example"]);
    expect(await run("member", "adapter.example", "olga@mail.example", "lezer")).toBe(1);
    expect(complained).toContain("eigenaar van de winkel");
    expect(await run("member", "adapter.example", "niemand@mail.example", "lezer")).toBe(1);
    expect(complained).toContain("geen gebruiker met het adres");
  });

  it("refuses what cannot be right, and keeps what it knew", async () => {
    const before = await kit.db.query("select identity from shops where id = 's2'");
    expect(await run("set", "adapter.example", "--kvk", "123", "--iban", "NL00RABO0123456789")).toBe(1);
    expect(complained).toContain("Dit kan niet kloppen: kvk, iban.");
    expect((await kit.db.query("select identity from shops where id = 's2'")).rows).toEqual(before.rows);
    expect(await run("set", "adapter.example", "--btw-id", "NL123456782B01", "--eigenaar", "niemand")).toBe(1);
    expect(complained).toContain("De gebruiker niemand is er niet");
    expect(await run("approve", "nergens.example")).toBe(1);
    expect(complained).toContain("De winkel nergens.example is er niet");
  });

  it("is answered to nobody without the operator's key", async () => {
    const routes = sellerRoutes(kit, {
      changes: { announce: () => undefined },
      commissionBp: 1_000,
      shopName: async () => "",
    });
    const key = await operatorKey(kit.dataDir);
    const wrong = { Authorization: `Bearer ${key.replace(/./g, "0")}` };
    for (const path of ["/sellers", "/sellers/approve", "/sellers/suspend", "/sellers/members"]) {
      const method = path === "/sellers" ? "GET" : "POST";
      expect((await routes.request(path, { method })).status).toBe(401);
      expect((await routes.request(path, { method, headers: wrong })).status).toBe(401);
    }
  });

  it.each([
    [[], /Geef een opdracht/],
    [["toString"], /Onbekende opdracht/],
    [["list", "constructor"], /Zo'n lijst is er niet/],
    [["set", "belhuis.example"], /minstens één gegeven/],
    [["set", "--kvk", "12345678"], /Geef de website/],
    [["set", "belhuis.example", "--commissie", "101"], /van 0 tot 100/],
    [["set", "belhuis.example", "--afhaalpunt", "duur"], /bijvoorbeeld 2,95/],
    [["set", "belhuis.example", "--verklaring", "misschien"], /ja of nee/],
    [["approve", "belhuis.example", "--kvk", "1"], /horen bij set/],
    [["suspend", "belhuis.example"], /Geef de reden/],
    [["suspend", "belhuis.example", "levert", "niet"], /tussen aanhalingstekens/],
    [["recall", "12"], /Geef de reden/],
    [["recall"], /Geef het product/],
    [["release", "12"], /Geef de reden/],
    [["member", "belhuis.example", "medewerker"], /het e-mailadres/],
    [["member", "belhuis.example", "a@b.example", "baas"], /medewerker, lezer of geen/],
    [["set", "belhuis.example", "--reason", "x"], /hoort niet bij set/],
    [["list", "--forse"], /forse/],
  ])("refuses %j with the reason and the explanation", async (argv, reason) => {
    expect(await run(...argv)).toBe(2);
    expect(complained).toMatch(reason);
    expect(complained).toContain("Gebruik: npm run sellers");
  });
});

describe("the terms of offers", () => {
  it("say how many are left, and are absent for offers that are not there", async () => {
    const { id, spid } = await anOfferOf("s1");
    await kit.db.query("insert into stock (offer_id, on_hand) values ($1, 0)", [id]);
    expect(await termsOf("s1", spid)).toMatchObject({
      offerId: id,
      onHand: 0,
      sells: { ok: false, reason: "out_of_stock" },
    });
    expect(await offerTerms(kit.db, [{ sid: "s2", spid: "no'such" }], { commissionBp: 0 })).toEqual([]);
    expect(await offerTerms(kit.db, [], { commissionBp: 0 })).toEqual([]);
  });

  it("take the standard commission where a shop has none of its own, and know what is for adults", async () => {
    const { rows } = await kit.db.query<{ sid: string; spid: string }>(
      `select o.shop_id as sid, o.merchant_product_id as spid from offers o join products p on p.id = o.product_id
       join categories c on c.id = p.category_id where c.key like 'volwassen%' and not p.adult_content`,
    );
    const [terms] = await offerTerms(kit.db, rows, { commissionBp: 1_200 });
    expect(terms).toMatchObject({ adult: true });
    const { spid } = await anOfferOf("s2");
    const [other] = await offerTerms(kit.db, [{ sid: "s2", spid }], { commissionBp: 1_200 });
    expect(other).toMatchObject({ commissionBp: 1_200, seller: null });
  });
});
