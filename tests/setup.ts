import { afterAll, afterEach, vi } from "vitest";

// Conditions are waited for this long: the usual second is not enough on a machine that does other work.
const PATIENCE_MS = 10_000;

// The only one of the three without a setting; the third, expect.poll, has its in vitest.config.ts.
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);

// Only tests that have a document pay for what draws in it.
if (typeof document !== "undefined") {
  await import("@testing-library/jest-dom/vitest");
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: PATIENCE_MS });
  afterEach(cleanup);
  // A module that a component asked for and no test waited for would run after its document has gone.
  afterAll(() => vi.dynamicImportSettled());
}
