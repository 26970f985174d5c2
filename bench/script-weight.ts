import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const browserPath = findChromium();

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];

export interface Weight {
  /** Bytes of JavaScript transferred before the first interaction; idle prefetching is counted separately. */
  before: number;
  after: number;
  document: number;
  /** Bytes of style sheets over the wire, and the share of them whose rules the page does not use. */
  styles: number;
  unusedStyles: number;
}

/** Transfer size of one page, before and after its activation. */
export async function scriptWeight(url: string, ...cookies: Cookie[]): Promise<Weight> {
  const browser = await chromium.launch({ ...(browserPath ? { executablePath: browserPath } : {}), args: flags });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
    await context.addCookies(cookies);
    const page = await context.newPage();
    // Save-Data disables prefetching, so that only the page's own files are counted.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const sizes = { script: 0, document: 0, stylesheet: 0 };
    const pending: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const type = request.resourceType();
      if (type !== "script" && type !== "document" && type !== "stylesheet") return;
      const sized = request.sizes().then(({ responseBodySize }) => {
        sizes[type] += responseBodySize;
      });
      // What fails when the page has been closed must not hide why it was.
      sized.catch(() => undefined);
      pending.push(sized);
    });
    await page.coverage.startCSSCoverage();
    await page.goto(url, { waitUntil: "networkidle" });
    await Promise.all(pending);
    const before = sizes.script;
    const styles = sizes.stylesheet;
    const unusedStyles = styles * unusedShare(await page.coverage.stopCSSCoverage());
    await page.mouse.move(100, 100);
    await page.waitForFunction(() => (window as { __etalageActive?: boolean }).__etalageActive);
    await page.waitForLoadState("networkidle");
    await Promise.all(pending);
    return { before, after: sizes.script, document: sizes.document, styles, unusedStyles };
  } finally {
    await browser.close();
  }
}

type Sheet = Awaited<ReturnType<Page["coverage"]["stopCSSCoverage"]>>[number];

/** How much of the text of the page's style sheets no element of it uses, from 0 to 1; those inside the page aside. */
function unusedShare(sheets: readonly Sheet[]): number {
  const files = sheets.filter(({ url }) => new URL(url).pathname.endsWith(".css"));
  const all = files.reduce((sum, { text = "" }) => sum + text.length, 0);
  const used = files.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0);
  return all === 0 ? 0 : 1 - used / all;
}
