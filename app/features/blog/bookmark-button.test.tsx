import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderInShop } from "../product/shop-fixture";
import { freshSession, json, profileFixture, signInAs, stubAccount, toastIds } from "../profile/account-fixture";
import { BookmarkButton } from "./bookmark-button";

beforeEach(freshSession);
afterEach(freshSession);

const Button = () => <BookmarkButton id="101" title="Wasmachine kiezen" look="word" />;
const button = () => screen.findByRole("button", { name: /Wasmachine kiezen/ });

it("is not there while the flag is off", () => {
  const { container } = renderInShop(Button);
  expect(container.querySelector("button")).toBeNull();
});

it("keeps an article in the account and takes it out again (BL-05)", async () => {
  let kept: string[] = [];
  const change = (bookmarks: string[]) => () => {
    kept = bookmarks;
    return json({ ok: true });
  };
  const asked = stubAccount(
    { "POST /addBlogBookmark": change(["101"]), "DELETE /removeBlogBookmark": change([]) },
    () => ({ ...profileFixture, bookmarks: kept }),
  );
  signInAs();
  renderInShop(Button, { on: ["Bookmarks"] });
  await userEvent.click(await button());
  expect(await button()).toHaveAttribute("aria-pressed", "true");
  await expect.poll(toastIds).toContain("bookmarks.saved");
  await userEvent.click(await button());
  await expect.poll(toastIds).toContain("bookmarks.dropped");
  expect(await button()).toHaveAttribute("aria-pressed", "false");
  const bodies = asked.filter(({ path }) => path.endsWith("BlogBookmark")).map(({ method, body }) => [method, body]);
  expect(bodies).toEqual([
    ["POST", { id: "101" }],
    ["DELETE", { id: "101" }],
  ]);
});

it("takes the mark back and says so when the service fails", async () => {
  stubAccount({ "POST /addBlogBookmark": () => json({}, 500) });
  signInAs();
  renderInShop(Button, { on: ["Bookmarks"] });
  await userEvent.click(await button());
  await expect.poll(toastIds).toContain("bookmarks.failed");
  expect(await button()).toHaveAttribute("aria-pressed", "false");
});

it("remembers what a visitor wanted and does it after signing in, once", async () => {
  let added = 0;
  stubAccount(
    {
      "POST /addBlogBookmark": () => {
        added += 1;
        return json({ ok: true });
      },
    },
    () => ({ ...profileFixture, bookmarks: added > 0 ? ["101"] : [] }),
  );
  const { unmount } = renderInShop(Button, { on: ["Bookmarks"] });
  await userEvent.click(await button());
  expect(added).toBe(0);
  unmount();
  signInAs();
  renderInShop(Button, { on: ["Bookmarks"] });
  await expect.poll(() => added).toBe(1);
  expect(sessionStorage.getItem("wantedBookmark")).toBeNull();
});
