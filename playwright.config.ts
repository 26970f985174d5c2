import { defineConfig, devices } from "@playwright/test";
import { dataDirOf } from "./e2e/data-dir";
import { findChromium } from "./scripts/chromium.mjs";

/** The shop under test: the built server with data of its own, started by e2e/start-server.ts. */
const port = Number(process.env.E2E_PORT ?? 4130);
const baseURL = `http://127.0.0.1:${port}`;

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const chromium = findChromium();
const { userAgent } = devices["Pixel 7"];

/**
 * `x.spec.ts` runs at both widths: for what layout or touch can change. What is the same at any width runs once, as
 * `x.phone.spec.ts` or `x.desktop.spec.ts`; what needs no page at all is `x.http.spec.ts`.
 */
const only = (...kinds: string[]) => new RegExp(`\\.(${kinds.join("|")})\\.spec\\.ts$`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  workers: 2,
  // Some journeys start a shop of their own, which takes half a minute where other work shares the cores.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/journeys.json" }],
  ],
  use: {
    baseURL,
    locale: "nl-NL",
    launchOptions: { args: quiet, ...(chromium ? { executablePath: chromium } : {}) },
    // Recording every journey costs more than some of them; `TRACE=1 npm run e2e -- …` records the one that fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A worker stands between page and network; only the journeys about it want one.
    serviceWorkers: "block",
  },
  projects: [
    { name: "http", testMatch: only("http") },
    {
      name: "phone",
      testMatch: "**/*.spec.ts",
      testIgnore: only("http", "desktop"),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent },
    },
    {
      name: "desktop",
      testMatch: "**/*.spec.ts",
      testIgnore: only("http", "phone"),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: "node --import tsx e2e/start-server.ts",
    url: `${baseURL}/readyz`,
    env: { E2E_PORT: String(port), E2E_DATA: dataDirOf(port) },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
