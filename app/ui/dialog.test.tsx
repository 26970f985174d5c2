import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { Dialog } from "./dialog";

/** jsdom has the element but not its two methods. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <DutchTexts>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Foto's">
        <p>Inhoud</p>
      </Dialog>
    </DutchTexts>
  );
}

describe("Dialog", () => {
  it("holds nothing until it is opened, is named by its title, and closes by its button", async () => {
    render(<Example />);
    expect(screen.queryByText("Inhoud")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByRole("dialog", { name: "Foto's" })).toHaveAttribute("open");
    expect(screen.getByText("Inhoud")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Sluiten" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("closes on a click beside it, not on one inside", async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.click(screen.getByText("Inhoud"));
    expect(screen.getByRole("dialog")).toHaveAttribute("open");
    await userEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("stays open when it is opened again before the browser told of its closing", () => {
    let told = () => {};
    const close = vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function close(
      this: HTMLDialogElement,
    ) {
      this.open = false;
      told = () => this.dispatchEvent(new Event("close"));
    });
    const onClose = vi.fn();
    const drawn = (open: boolean) => (
      <DutchTexts>
        <Dialog open={open} onClose={onClose} title="Foto's">
          <p>Inhoud</p>
        </Dialog>
      </DutchTexts>
    );
    const { rerender } = render(drawn(true));
    rerender(drawn(false));
    rerender(drawn(true));
    told();
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole("dialog").dispatchEvent(new Event("close"));
    expect(onClose).toHaveBeenCalledOnce();
    close.mockRestore();
  });
});
