import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import logo from "../../../public/logo.svg?raw";
import { Icon } from "./icon";
import styles from "./icon.module.css";
import sprite from "./icons.svg?raw";
import { ICON_NAMES } from "./names";

test("every name has one drawing in the sprite, as has the logo, and no drawing is without a name", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(drawn).toEqual([...ICON_NAMES, "etalage"]);
});

test("every icon keeps to the grid of 24 and takes the colour of the text", () => {
  for (const symbol of sprite.match(/<symbol [^>]*>/g) ?? []) {
    if (symbol.includes('id="etalage"')) continue;
    expect(symbol).toContain('viewBox="0 0 24 24"');
    expect(symbol).toContain('stroke="currentColor"');
  }
});

test("the logo in the sprite is drawn as in its own file, in colours that its page chooses", () => {
  const drawing = /<symbol id="etalage"[^>]*>(.*)<\/symbol>/.exec(sprite)?.[1];
  const shapes = (text: string | undefined) => text?.match(/ d="[^"]+"/g);
  expect(shapes(drawing)).toEqual(shapes(logo));
  expect(drawing).not.toContain("#");
});

test("an icon without a label is decoration", () => {
  const { container } = render(<Icon name="cart" />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/icons.*\.svg.*#cart$/);
  expect(container.querySelector("svg")).toHaveClass(styles.icon ?? "");
});

test("an icon with a label is an image with that name", () => {
  render(<Icon name="heart" label="Bewaren" />);
  expect(screen.getByRole("img", { name: "Bewaren" })).toBeTruthy();
});
