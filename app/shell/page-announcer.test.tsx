import { Link, useLocation, useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PageAnnouncer } from "./page-announcer";

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <PageAnnouncer />
      {["/b", "/b?sortBy=new", "/"].map((to) => (
        <button
          key={to}
          type="button"
          onClick={() => {
            document.title = `Pagina ${to}`;
            navigate(to);
          }}
        >
          {to}
        </button>
      ))}
      <Link to="/c">kop</Link>
      <main id="main" tabIndex={-1}>
        <Link to="/d" key={useLocation().pathname}>
          verder
        </Link>
        <Link to="/e">kleur</Link>
      </main>
    </>
  );
}

it("says nothing of the page that the browser loaded, and the title of each next one", async () => {
  const Site = createRemixStub([{ path: "*", Component: Page }]);
  render(<Site />);
  const go = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByRole("status")).toHaveTextContent(/^$/);
  await go("/b");
  expect(screen.getByRole("status")).toHaveTextContent("Pagina /b");
  await go("/b?sortBy=new");
  expect(screen.getByRole("status")).toHaveTextContent(/^Pagina \/b$/);
  await go("/");
  expect(screen.getByRole("status")).toHaveTextContent(/^Pagina \/$/);
});

it("moves the focus to the new page from a link that went with the old one or stands outside", async () => {
  const Site = createRemixStub([{ path: "*", Component: Page }]);
  render(<Site />);
  const follow = async (name: string) => userEvent.click(await screen.findByRole("link", { name }));
  for (const name of ["kop", "verder"]) {
    await follow(name);
    expect(screen.getByRole("main")).toHaveFocus();
  }
  await follow("kleur");
  expect(screen.getByRole("link", { name: "kleur" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "/b" }));
  expect(screen.getByRole("button", { name: "/b" })).toHaveFocus();
});
