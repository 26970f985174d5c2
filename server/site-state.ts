import { createHash } from "node:crypto";
import { routeNameKeys } from "#contract/route-names";
import { routeNames, type SiteConfig, siteConfig } from "#contract/site";
import type { Api } from "../app/api/client";
import type { RouteTableVersion } from "../app/localize-build";

/** What the site service says, as last known good. */
export interface SiteState {
  table?: RouteTableVersion;
  /** Earlier tables, newest first: their paths redirect to today's. */
  previous: RouteTableVersion[];
  config?: SiteConfig;
  /** Changes with the site config, so that cached documents go with it. */
  configVersion: string;
}

const KEPT_TABLES = 3;
const POLL_MS = 5_000;
export const ROUTES_FAILED = "Routes update failed";

const versionOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

/** Keeps route names and site config fresh. A missing or broken answer leaves the last good one standing (RT-03). */
export function createSiteState(api: Api) {
  const state: SiteState = { previous: [], configVersion: "" };
  let timer: NodeJS.Timeout | undefined;

  async function refreshTable(): Promise<void> {
    const names = await api.ask(routeNames, {}).catch(() => null);
    const complete = names && routeNameKeys.every((key) => /^[a-z0-9-]+$/.test(names.segments[key] ?? ""));
    if (!names || !complete) {
      console.error(ROUTES_FAILED);
      return;
    }
    const version = versionOf(names);
    if (state.table?.version === version) return;
    if (state.table) {
      const older = state.previous.filter((table) => table.version !== version);
      state.previous = [state.table, ...older].slice(0, KEPT_TABLES);
    }
    state.table = { names, version };
  }
  async function refreshConfig(): Promise<void> {
    const config = await api.ask(siteConfig, {}).catch(() => null);
    if (!config) return;
    state.config = config;
    state.configVersion = versionOf(config);
  }
  async function refresh(): Promise<void> {
    await Promise.all([refreshTable(), refreshConfig()]);
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
