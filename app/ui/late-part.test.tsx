// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { DutchTexts } from "~/i18n/provider";
import { latePart } from "./late-part";

const Words = ({ text }: { text: string }) => <p>{text}</p>;

test("a part is fetched once, before its use or with it", async () => {
  const load = vi.fn(() => Promise.resolve(Words));
  const { Part, fetch } = latePart(load);
  expect(load).not.toHaveBeenCalled();
  fetch();
  render(
    <Suspense fallback="wachten">
      <Part text="filters" />
      <Part text="foto's" />
    </Suspense>,
  );
  expect(screen.getByText("wachten")).toBeVisible();
  expect(await screen.findByText("filters")).toBeVisible();
  expect(screen.getByText("foto's")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that cannot be fetched says so, and offers to try again", async () => {
  const { Part } = latePart<{ text: string }>(() => Promise.reject(new Error("offline")));
  const reload = vi.fn();
  vi.stubGlobal("location", { ...window.location, reload });
  render(
    <DutchTexts>
      <Suspense>
        <Part text="filters" />
      </Suspense>
    </DutchTexts>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Probeer het opnieuw" }));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
