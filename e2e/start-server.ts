// Started by playwright.config.ts: the built shop with data of its own, until it is told to stop.
import { mkdir, rm } from "node:fs/promises";
import { removeLeftOver } from "../tests/scratch";
import { startShop } from "./shop-server";

removeLeftOver("e2e");

const dataDir = process.env.E2E_DATA ?? "";
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
// The tag manager is loaded for visitors who agree to it, and only where the flag ConsentBanner is on.
const env = {
  TAG_MANAGER_ID: "GTM-TEST123",
  // Journeys that ask a lot come from addresses of their own, so that they do not use up each other's minute.
  TRUST_PROXY: "1",
};
const shop = await startShop({ port: Number(process.env.E2E_PORT), dataDir, env });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    const code = await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}
