import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useSlashKey } from "./use-slash-key";

function Page({ dialog = false }: { dialog?: boolean }) {
  useSlashKey();
  return (
    <>
      <search>
        <input type="search" name="q" aria-label="Zoeken" defaultValue="fiets" />
      </search>
      <textarea aria-label="Vraag" />
      <button type="button">Knop</button>
      <dialog open={dialog} />
    </>
  );
}

test("brings the keyboard to the search box with its words selected, and types nothing", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("/");
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Zoeken" });
  expect(box).toHaveFocus();
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(["fiets", 0, 5]);
});

test("is a letter like any other while something is typed", async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole("textbox", { name: "Vraag" }), "en/of");
  expect(screen.getByRole("textbox", { name: "Vraag" })).toHaveValue("en/of");
});

test("leaves the browser's own keys and open dialogs alone", async () => {
  const { rerender } = render(<Page />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Control>}/{/Control}");
  expect(screen.getByRole("button")).toHaveFocus();
  rerender(<Page dialog />);
  await userEvent.keyboard("/");
  expect(screen.getByRole("button")).toHaveFocus();
});
