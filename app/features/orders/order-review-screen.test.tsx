import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { OrderReview } from "#contract/order-reviews";
import type { OwnReview } from "#contract/reviews";
import { renderInPage } from "../../shell/page-fixture";
import { orderReviewStates } from "./order-review-fields";
import { OrderReviewScreen } from "./order-review-screen";

const fresh: OrderReview = {
  subject: { kind: "product", id: "5", name: "Lamp" },
  isGuest: true,
  author: "Noor",
  review: null,
};
const review: OwnReview = {
  id: "r1",
  author: "Noor",
  rating: 4,
  title: "Mooi licht",
  text: "Precies goed.",
  pros: [],
  cons: [],
  photos: [],
  date: "2026-11-23",
  verified: true,
  editedOn: null,
  helpful: 0,
  answer: null,
  state: "visible",
  stateReason: "",
};

function open(data: OrderReview, state: string | null = null): void {
  cleanup();
  const Screen = () => <OrderReviewScreen data={data} outcome={undefined} state={state} back="/bestelling/1/" />;
  renderInPage(Screen, { url: "/" });
}
const title = () => screen.findByRole("textbox", { name: "Titel" });
beforeEach(() => sessionStorage.clear());

it("keeps what is typed in this tab until it has been stored", async () => {
  open(fresh);
  await userEvent.type(await title(), "Half af");
  open(fresh);
  expect(await title()).toHaveValue("Half af");

  open({ ...fresh, review }, orderReviewStates.posted);
  expect(await screen.findByText(/Je beoordeling staat op de site/)).toBeVisible();
  expect(await title()).toHaveValue("Mooi licht");
  expect(sessionStorage).toHaveLength(0);
});

it("asks a guest for the name to show, and nobody else", async () => {
  open(fresh);
  expect(await screen.findByRole("textbox", { name: /^Naam bij je beoordeling/ })).toHaveValue("Noor");
  open({ ...fresh, isGuest: false });
  await title();
  expect(screen.queryByRole("textbox", { name: /^Naam bij je beoordeling/ })).toBeNull();
});
