// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { adultContent, allowAdult, blockAdult, endAdultSession } from "~/stores/adult-content";
import styles from "./adult-content.module.css";
import { AdultQuestion } from "./adult-question";
import { AdultSwitch } from "./adult-switch";

const reload = vi.fn();
const show = (element: JSX.Element) => render(<DutchTexts>{element}</DutchTexts>);
beforeEach(() => {
  endAdultSession();
  reload.mockReset();
  vi.stubGlobal("location", { protocol: "http:", reload });
});
afterEach(() => vi.unstubAllGlobals());

describe("the question", () => {
  it("allows in this browser and loads the page again", async () => {
    show(<AdultQuestion />);
    await userEvent.click(screen.getByRole("button", { name: /Ik ben 18 jaar of ouder/ }));
    expect([adultContent().allowed, reload.mock.calls.length]).toEqual([true, 1]);
  });
  it("offers nothing to who is blocked, and says why", () => {
    show(<AdultQuestion />);
    act(blockAdult);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/nog geen 18/)).toBeVisible();
  });
  it("offers nothing in the document, which who is blocked gets too, but keeps the place of its button", () => {
    const page = document.body.appendChild(document.createElement("main"));
    page.innerHTML = renderToString(
      <DutchTexts>
        <AdultQuestion />
      </DutchTexts>,
    );
    const button = screen.getByText(/Ik ben 18 jaar of ouder/);
    expect(button).toBeDisabled();
    expect(button.closest(`.${styles.kept}`)).not.toBeNull();
    page.remove();
  });
});

describe("the switch", () => {
  it("is there only while something is shown, and takes it back", async () => {
    show(<AdultSwitch />);
    expect(screen.queryByRole("button")).toBeNull();
    act(allowAdult);
    await userEvent.click(screen.getByRole("button", { name: "Weer verbergen" }));
    expect([adultContent().allowed, reload.mock.calls.length]).toEqual([false, 1]);
  });
});
