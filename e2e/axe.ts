import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome depends on colours: only these need to run again in dark. */
const colourRules = ["color-contrast", "link-in-text-block"];
const PLACES = 3;

interface RunOnly {
  type: "tag" | "rule";
  values: string[];
}

/**
 * What axe finds wrong with the page as it stands, in light and in dark colours: rule, and the first places. The
 * floating link to the top is ignored: it lies over whatever is below it until one scrolls on.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const light = await found(page, "light", { type: "tag", values: tags });
  const dark = await found(page, "dark", { type: "rule", values: colourRules });
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark];
}

async function found(page: Page, colorScheme: "light" | "dark", runOnly: RunOnly): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // A colour on its way to another is neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const problems = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const links = [...document.querySelectorAll<HTMLElement>('a[href="#top"]')];
    for (const link of links) link.style.display = "none";
    const results = await axe.run({ runOnly, resultTypes: ["violations"] });
    for (const link of links) link.style.display = "";
    return results.violations;
  }, runOnly);
  return problems.map(({ id, nodes }) => {
    const places = nodes.slice(0, PLACES).map(({ target, failureSummary }) => `${target} (${failureSummary})`);
    return `${colorScheme}, ${id}: ${places.join(" · ")}`;
  });
}
