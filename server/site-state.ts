import { createHash } from "node:crypto";
import { read } from "#contract/answers/kit";
import { routeTable, siteSettings } from "#contract/answers/site";
import { routeNames, type SiteConfig, siteConfig } from "#contract/site";
import type { Api } from "../app/api/client";
import type { RouteTableVersion } from "../app/localize-build";

/** The last usable responses of the site service. */
export interface SiteState {
  table?: RouteTableVersion;
  /** Earlier tables, newest first: their paths redirect to the current ones. */
  previous: RouteTableVersion[];
  config?: SiteConfig;
  /** Changes with the site config, and invalidates cached documents. */
  configVersion: string;
}

const KEPT_TABLES = 3;
const POLL_MS = 5_000;
export const ROUTES_FAILED = "Routes update failed";
export const CONFIG_FAILED = "Site config update failed";

const versionOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

/**
 * Keeps route names and site config up to date. A missing or invalid response keeps the last good one (RT-03);
 * `refresh` never rejects. `pictures` is the browser-visible address of the image service.
 */
export function createSiteState(api: Api, pictures: string) {
  const state: SiteState = { previous: [], configVersion: "" };
  let timer: NodeJS.Timeout | undefined;
  const reading = () => ({ pictures, dropped: 0 });

  async function refreshTable(): Promise<void> {
    const names = read(routeTable, await api.ask(routeNames, {}), reading());
    if (!names) throw new Error("no usable response");
    const version = versionOf(names);
    if (state.table?.version === version) return;
    if (state.table) {
      const older = state.previous.filter((table) => table.version !== version);
      state.previous = [state.table, ...older].slice(0, KEPT_TABLES);
    }
    state.table = { names, version };
  }
  async function refreshConfig(): Promise<void> {
    const config = read(siteSettings, await api.ask(siteConfig, {}), reading());
    if (!config) throw new Error("no usable response");
    state.config = config;
    state.configVersion = versionOf(config);
  }
  async function refresh(): Promise<void> {
    await Promise.all([
      refreshTable().catch((error: unknown) => console.error(ROUTES_FAILED, String(error))),
      refreshConfig().catch((error: unknown) => console.error(CONFIG_FAILED, String(error))),
    ]);
  }
  return {
    state,
    refresh,
    start() {
      timer = setInterval(() => void refresh(), POLL_MS).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
