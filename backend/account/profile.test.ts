import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WISHLIST_LIMIT } from "#contract/limits";
import * as contract from "#contract/profile";
import { answered } from "../http/testing";
import { openTestUsers, signupOf, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

describe("signing up", () => {
  it("makes a profile of what was given and of the token", async () => {
    const { status, body } = await test.ask(contract.signup, "anna", { body: signupOf() });
    expect(status).toBe(200);
    expect(answered("getUserData", body)).toEqual({
      sub: "anna",
      email: "anna@mail.example",
      given_name: "Jip",
      family_name: "de Vries",
      picture: "",
      dateOfBirth: "1990-02-28",
      phone: "",
      wishlistItems: [],
      recentlyViewedProducts: [],
      bookmarks: [],
      pocChatData: [],
      newsletter: ["tips"],
      reviewMails: true,
      business: null,
      deletionAt: null,
    });
    const { rows } = await test.kit.db.query("select terms_accepted_at from users where id = 'anna'");
    expect(rows).toEqual([{ terms_accepted_at: test.kit.now() }]);
  });

  it("tells the identity provider the name, and every change of it", async () => {
    await test.signUp("named");
    expect(test.renamed.get("named")).toEqual({ givenName: "Jip", familyName: "de Vries" });
    await test.ask(contract.setUserData, "named", { body: { given_name: "Janneke" } });
    expect(test.renamed.get("named")).toEqual({ givenName: "Janneke", familyName: undefined });
  });

  it("a second time answers with the profile as it is", async () => {
    await test.signUp("twice");
    const again = await test.ask(contract.signup, "twice", { body: signupOf({ given_name: "Iemand anders" }) });
    expect([again.status, again.body.given_name]).toEqual([200, "Jip"]);
  });

  it.each([
    ["terms", false],
    ["terms", "yes"],
    ["given_name", "  "],
    ["given_name", "a\nBcc: b"],
    ["family_name", "x".repeat(101)],
    ["dateOfBirth", "2023-02-29"],
    ["dateOfBirth", "2999-01-01"],
    ["dateOfBirth", "1800-01-01"],
    ["newsletter", "tips"],
  ])("names %s when it is %j", async (field, value) => {
    const { status, body } = await test.ask(contract.signup, "nobody", { body: signupOf({ [field]: value }) });
    expect(status).toBe(400);
    expect(body.error?.issues?.map(({ path }) => path)).toEqual([`body.${field}`]);
    expect((await test.ask(contract.getUserData, "nobody")).status).toBe(404);
  });
});

describe("the profile", () => {
  it("is not there before signing up, and nobody's without a good token", async () => {
    expect((await test.ask(contract.getUserData, "stranger")).status).toBe(404);
    for (const token of [null, "bad"]) {
      const refused = await test.ask(contract.getUserData, token);
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      expect(refused.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("changes only what is named, and ignores what is not the user's to change", async () => {
    await test.signUp("bob");
    const body = {
      phone: "+31 (0)6 12 34 56 78",
      picture: "https://pics.example/b.png",
      newsletter: ["offers", "spam"],
    };
    const business = { status: "approved" };
    const changed = await test.ask(contract.setUserData, "bob", {
      body: { ...body, email: "x@evil.example", sub: "anna", business, deletionAt: "2026-01-01", whatever: 1 },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      sub: "bob",
      email: "bob@mail.example",
      given_name: "Jip",
      phone: "+31612345678",
      picture: "https://pics.example/b.png",
      newsletter: ["offers"],
      business: null,
      deletionAt: null,
    });
    expect((await test.ask(contract.getUserData, "bob")).body).toEqual(changed.body);
    const nothing = await test.ask(contract.setUserData, "bob", { body: {} });
    expect(nothing.body).toEqual(changed.body);
  });

  it.each([
    ["phone", "bel me"],
    ["dateOfBirth", "gisteren"],
    ["given_name", 7],
    ["wishlistItems", "all"],
    ["recentlyViewedProducts", Array.from({ length: 4 * WISHLIST_LIMIT + 1 }, () => "1")],
  ])("refuses a wrong %s by its name", async (field, value) => {
    await test.signUp("carl");
    const { status, body } = await test.ask(contract.setUserData, "carl", { body: { [field]: value } });
    expect([status, body.error?.issues?.[0]?.path]).toEqual([400, `body.${field}`]);
  });

  it("shows no picture from a place that is not one", async () => {
    await test.signUp("dora");
    const { body } = await test.ask(contract.setUserData, "dora", { body: { picture: "javascript:alert(1)" } });
    expect(body.picture).toBe("");
  });

  it("cleans lists that browsers kept for years", async () => {
    await test.signUp("eva");
    const chats = [{ id: "c1", messages: ["hoi"] }, { id: "c1" }, "x", { id: 3 }, { id: "half", text: "\ud800" }];
    const { status, body } = await test.ask(contract.setUserData, "eva", {
      body: {
        wishlistItems: [
          { productId: "2", price: 9_500, date: "2026-03-01" },
          { productId: "7", price: -1, date: "no" },
          { productId: "2", price: 1, date: "2026-03-02" },
          "1",
          { productId: "", price: 1, date: "2026-03-02" },
        ],
        recentlyViewedProducts: ["3", "1", "3", 5, ...Array.from({ length: 40 }, (_, n) => `p${n}`)],
        pocChatData: chats,
      },
    });
    expect(status).toBe(200);
    expect(body.wishlistItems).toEqual([
      { productId: "7", price: null, date: "2026-11-21" },
      { productId: "2", price: 9_500, date: "2026-03-01" },
    ]);
    expect(body.recentlyViewedProducts).toHaveLength(30);
    expect((body.recentlyViewedProducts as string[]).slice(0, 3)).toEqual(["3", "1", "p0"]);
    expect(body.pocChatData).toEqual([chats[0]]);
  });

  it("keeps the price and the day of a wish that is saved again with the profile", async () => {
    await test.signUp("finn");
    await test.ask(contract.addWishlistProduct, "finn", { body: { id: "2" } });
    await test.ask(contract.addWishlistProduct, "finn", { body: { id: "1" } });
    const before = (await test.ask(contract.getUserData, "finn")).body.wishlistItems;
    const forged = before.map((item) => ({ ...item, price: 1 }));
    const { body } = await test.ask(contract.setUserData, "finn", { body: { wishlistItems: forged } });
    expect(body.wishlistItems).toEqual(before);
    const emptied = await test.ask(contract.setUserData, "finn", { body: { wishlistItems: [] } });
    expect(emptied.body.wishlistItems).toEqual([]);
  });

  it("answers the fields of older accounts until they are taken away", async () => {
    await test.signUp("gerda");
    await test.kit.db.query(`update users set liked_products = '["1"]', interests = '{"a": 1}' where id = 'gerda'`);
    const old = await test.ask(contract.getUserData, "gerda");
    expect(old.body).toMatchObject({ likedProducts: ["1"], interests: { a: 1 } });
    // Sending back everything that was received changes nothing.
    const same = await test.ask(contract.setUserData, "gerda", { body: old.body });
    expect(same.body).toEqual(old.body);
    const { body } = await test.ask(contract.setUserData, "gerda", { body: { likedProducts: null, interests: null } });
    expect("likedProducts" in body || "interests" in body).toBe(false);
    const { rows } = await test.kit.db.query("select liked_products is null as gone from users where id = 'gerda'");
    expect(rows).toEqual([{ gone: true }]);
  });

  it("follows the address of the token", async () => {
    await test.signUp("hanna");
    await test.kit.db.query("update users set email = 'old@mail.example' where id = 'hanna'");
    expect((await test.ask(contract.getUserData, "hanna")).body.email).toBe("hanna@mail.example");
    const { rows } = await test.kit.db.query("select email from users where id = 'hanna'");
    expect(rows).toEqual([{ email: "hanna@mail.example" }]);
  });

  it("takes long conversations, but not without end", async () => {
    await test.signUp("ivo");
    const chat = (id: string, size: number) => ({ id, text: "x".repeat(size) });
    const pocChatData = [chat("a", 150_000), chat("b", 150_000), chat("c", 20_000)];
    const { body } = await test.ask(contract.setUserData, "ivo", { body: { pocChatData } });
    expect(body.pocChatData).toMatchObject([{ id: "a" }, { id: "c" }]);
    const tooLarge = await test.ask(contract.setUserData, "ivo", { body: { pocChatData: [chat("d", 600_000)] } });
    expect(tooLarge.status).toBe(413);
  });
});
