// Started by playwright.config.ts: the built shop with data of its own, until it is told to stop.
import { startShop } from "./shop-server";

const shop = await startShop({ port: Number(process.env.E2E_PORT) });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void shop.stop().then((code) => process.exit(code ?? 1)));
}
