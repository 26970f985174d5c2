import { Link, useNavigate } from "@remix-run/react";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { setServiceAddresses } from "~/api/browser";
import { renderInShop } from "~/features/product/shop-fixture";
import { SearchForm } from "./search-form";

const brand = { terms: [], categories: [], brands: [{ name: "Bosch" }], products: [] };
beforeEach(() => {
  localStorage.clear();
  setServiceAddresses({ search: "/api/search" });
  vi.stubGlobal("fetch", async () => Response.json(brand));
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <SearchForm />
      <Link to="/zoeken/?q=fiets">fiets</Link>
      <Link to="/winkels/">winkels</Link>
      <button type="button" onClick={() => navigate(-1)}>
        terug
      </button>
      <button type="button" onClick={() => setTimeout(() => navigate("/winkels/"), 0)}>
        straks
      </button>
    </>
  );
}
const box = () => screen.getByLabelText("Waar ben je naar op zoek?");
/** Waits until the box with suggestions has replaced the plain one. */
async function showSuggesting(url = "/") {
  renderInShop(Page, { url });
  const user = userEvent.setup();
  await user.click(box());
  await screen.findByRole("combobox");
  return user;
}

test("the box shows the term of the page, and nothing on other pages", async () => {
  renderInShop(Page, { url: "/zoeken/?q=lamp" });
  expect(box()).toHaveValue("lamp");
  await userEvent.click(screen.getByText("winkels"));
  expect(box()).toHaveValue("");
});

test("with suggestions it follows the page too: after a search, a popular term, Back, and elsewhere", async () => {
  const user = await showSuggesting();
  await user.type(box(), "lamp{Enter}");
  await waitFor(() => expect(box()).toHaveValue("lamp"));
  await user.click(screen.getByText("fiets"));
  await waitFor(() => expect(box()).toHaveValue("fiets"));
  await user.click(screen.getByText("terug"));
  await waitFor(() => expect(box()).toHaveValue("lamp"));
  await user.click(screen.getByText("winkels"));
  await waitFor(() => expect(box()).toHaveValue(""));
});

test("what was typed and left is not kept on the next page", async () => {
  const user = await showSuggesting("/zoeken/?q=lamp");
  await user.type(box(), "en");
  expect(box()).toHaveValue("lampen");
  await user.click(screen.getByText("winkels"));
  await waitFor(() => expect(box()).toHaveValue(""));
});

test("what is being typed while a page comes in is not lost, nor the focus", async () => {
  const user = await showSuggesting();
  await user.click(screen.getByText("straks"));
  await user.click(box());
  await user.keyboard("ste");
  await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(box()).toHaveValue("ste");
  expect(box()).toHaveFocus();
});

test("a chosen brand is no term: the box does not keep its name", async () => {
  const user = await showSuggesting("/zoeken/");
  await user.type(box(), "bos");
  await user.click(await screen.findByRole("option", { name: /Bosch/ }));
  await waitFor(() => expect(box()).toHaveValue(""));
});

test("a page that the browser brings back as it was left shows its own term again", async () => {
  await showSuggesting("/zoeken/?q=lamp");
  const user = userEvent.setup();
  await user.type(box(), "x");
  act(() => box().blur());
  const restored = Object.assign(new Event("pageshow"), { persisted: true });
  act(() => void window.dispatchEvent(restored));
  expect(box()).toHaveValue("lamp");
});
