import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { Notification } from "#contract/notifications";
import { renderInPage } from "../../shell/page-fixture";
import { freshSession, json, signInAs, stubAccount, toastIds } from "../profile/account-fixture";
import { NotificationsScreen } from "./notifications-screen";

const product = { id: "1", name: "Waterkoker", path: "/product/waterkoker/1/", image: "" };
const about = { createdAt: "2026-11-20T10:00:00Z", read: false };
const list: Notification[] = [
  { ...about, id: "n1", kind: "back_in_stock", product },
  {
    ...about,
    id: "n2",
    kind: "price_drop",
    product: { ...product, path: "https://elders.example/" },
    from: 200,
    to: 100,
  },
  { ...about, id: "n3", kind: "business_status", status: "approved", message: "Veel succes.", read: true },
];
/** The two calls of the user service, with a list in memory. */
function center(notifications: unknown, refused = false) {
  let now = notifications;
  const asked = stubAccount({
    "GET /notifications": () => json({ notifications: now }),
    "POST /readNotifications": ({ body }) => {
      if (refused) return json({}, 500);
      const { ids } = body as { ids?: string[] };
      now = (now as Notification[]).map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one));
      return json({ ok: true });
    },
  });
  signInAs();
  renderInPage(NotificationsScreen);
  return () => asked.filter(({ method }) => method === "POST").map(({ body }) => body);
}
beforeEach(freshSession);

it("lists what happened, with what is new marked (PF-09)", async () => {
  center(list);
  expect(await screen.findByText("2 nieuwe meldingen")).toBeVisible();
  expect(screen.getAllByText("Nieuw")).toHaveLength(2);
  expect(screen.getByRole("link", { name: /weer op voorraad/ })).toHaveAttribute("href", "/product/waterkoker/1/");
  expect(screen.getByText("Veel succes.")).toBeVisible();
});

it("leads to no other site, whatever the service says", async () => {
  center(list);
  expect(await screen.findByRole("link", { name: /goedkoper/ })).toHaveAttribute("href", "/mijn-account/");
});

it("marks all as read at once, and one when it is followed", async () => {
  const sent = center(list);
  await userEvent.click(await screen.findByRole("link", { name: /weer op voorraad/ }));
  await waitFor(() => expect(screen.getByText("1 nieuwe melding")).toBeVisible());
  await userEvent.click(screen.getByRole("button", { name: "Alles als gelezen markeren" }));
  expect(screen.getByText("Alles gelezen")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Alles als gelezen markeren" })).toBeNull();
  await waitFor(() => expect(sent()).toEqual([{ ids: ["n1"] }, {}]));
});

it("takes the mark back when it could not be kept", async () => {
  center(list, true);
  await userEvent.click(await screen.findByRole("button", { name: "Alles als gelezen markeren" }));
  await waitFor(() => expect(toastIds()).toEqual(["notices.failed"]));
  expect(screen.getByText("2 nieuwe meldingen")).toBeVisible();
});

it.each([[[]], [[{ ...about, id: "n9", kind: "parcel" }]]])(
  "without anything to tell it says what will come: %j",
  async (none) => {
    center(none);
    expect(await screen.findByText("Nog geen meldingen")).toBeVisible();
  },
);

it("that answers nonsense can be asked again", async () => {
  center({ no: "list" });
  expect(await screen.findByRole("button", { name: "Probeer het opnieuw" })).toBeVisible();
});
