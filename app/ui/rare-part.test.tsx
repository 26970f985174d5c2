import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { fetchRareParts, knowRareParts, rarePart } from "./rare-part";

const Words = () => <p data-part="words">Niets gevonden</p>;
const draw = (Part: () => React.ReactNode) => render(<DutchTexts>{Part()}</DutchTexts>);

test("the server draws a rare part at once", () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const Part = rarePart("server", load);
  knowRareParts({ server: Words });
  draw(() => <Part />);
  expect(screen.getByText("Niets gevonden")).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test("the script of a part that the document has is there before React takes over, of no other one", async () => {
  document.body.innerHTML = '<p data-part="found">Niets gevonden</p><p data-part="unheard-of"></p>';
  const [load, other] = [vi.fn(() => Promise.resolve(Words)), vi.fn(() => Promise.resolve(Words))];
  const Part = rarePart("found", load);
  rarePart("other", other);
  await fetchRareParts();
  document.body.innerHTML = "";
  draw(() => <Part />);
  expect(screen.getByText("Niets gevonden")).toBeVisible();
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test("a part that the document has not is fetched when it is drawn", async () => {
  const Part = rarePart("later", () => Promise.resolve(Words));
  await fetchRareParts();
  draw(() => <Part />);
  expect(screen.queryByText("Niets gevonden")).toBeNull();
  expect(await screen.findByText("Niets gevonden")).toBeVisible();
});

test("a part whose script does not come stays as the server drew it, and so does one that needs none", async () => {
  document.body.innerHTML =
    '<section class="a" data-part="offline"><a href="/x">Uitweg</a></section><div class="b" data-part="tips">Tip</div>';
  const Offline = rarePart("offline", () => Promise.reject(new Error("offline")));
  const load = vi.fn(() => Promise.resolve(Words));
  const Tips = rarePart("tips", load, { asDrawn: true });
  await fetchRareParts();
  document.body.innerHTML = "";
  draw(() => [<Offline key="o" />, <Tips key="t" />]);
  expect(screen.getByRole("link", { name: "Uitweg" }).closest("section")).toHaveClass("a");
  expect(screen.getByText("Tip")).toHaveClass("b");
  expect(load).not.toHaveBeenCalled();
});
