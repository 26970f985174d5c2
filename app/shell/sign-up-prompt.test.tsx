import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { session } from "~/stores/session/session";
import { renderInPage } from "./page-fixture";
import { SignUpPrompt } from "./sign-up-prompt";

const setRequired = (signupRequired: boolean) => act(() => session.store.setState({ signupRequired }));
afterEach(() => setRequired(false));

test("is there exactly while signing up is required (LY-03)", async () => {
  renderInPage(SignUpPrompt);
  setRequired(false);
  expect(screen.queryByRole("complementary")).toBeNull();
  setRequired(true);
  expect(await screen.findByRole("link", { name: "Aanvullen" })).toHaveAttribute("href", "/registreren/");
  setRequired(false);
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("can be put off, and is not on the page where signing up is done", async () => {
  const { unmount } = renderInPage(SignUpPrompt);
  setRequired(true);
  await userEvent.click(await screen.findByRole("button", { name: "Nu niet" }));
  expect(screen.queryByRole("complementary")).toBeNull();
  unmount();
  renderInPage(SignUpPrompt, { url: "/registreren/" });
  expect(screen.queryByRole("complementary")).toBeNull();
});
