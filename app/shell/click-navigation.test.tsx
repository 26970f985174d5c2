import { useLocation, useNavigation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInShop } from "~/features/product/shop-fixture";
import { ClickNavigation } from "./click-navigation";

const links = ["/?page=2", "/identity/account", "/api/users/export", "/robots.txt", "https://elders.example/winkels/"];

function Links() {
  return (
    <>
      <ClickNavigation />
      {links.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
      <a href="/?page=2" data-reload="">
        opnieuw laden
      </a>
      <a href="/chat/" data-popup="#assistent">
        erover
      </a>
      <output>{useLocation().search}</output>
    </>
  );
}
/** Whether the app handled the click; otherwise the browser does. */
async function isTaken(name: string): Promise<boolean> {
  renderInShop(Links);
  return !fireEvent.click(await screen.findByText(name));
}

test("a click on a link to a page stays in the app", async () => {
  expect(await isTaken("/?page=2")).toBe(true);
  expect(await screen.findByText("?page=2", { selector: "output" })).toBeVisible();
});

test("a link that leads to a page without JavaScript opens its popup with it", async () => {
  expect(await isTaken("erover")).toBe(true);
  expect(location.hash).toBe("#assistent");
  location.hash = "";
});

test("what is chosen on the page itself is known before the next event", async () => {
  const Page = () => (
    <>
      <Links />
      <p data-testid="pending">{useNavigation().location?.search}</p>
    </>
  );
  const never = () => new Promise<null>(() => {});
  const Stub = createRemixStub([{ id: "page", path: "*", Component: Page, loader: never }]);
  render(<Stub hydrationData={{ loaderData: { page: null } }} />);
  const link = await screen.findByText("/?page=2");
  const pending = screen.getByTestId("pending");
  // A bare event: fireEvent would flush React first.
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(pending).toHaveTextContent("?page=2");
});

test.each([...links.slice(1), "opnieuw laden"])("the browser itself follows %s", async (name) => {
  expect(await isTaken(name)).toBe(false);
});
