import { mayImportModule, moduleOf } from "./floors";
import { isTestHelper } from "./sources";

/** Features in the order in which they may import each other: each only those before it. */
export const featureOrder = [
  "consent",
  "sign-in",
  "adult-content",
  "product",
  "cart",
  "notices",
  "support",
  "reviews",
  "wishlist",
  "comparison",
  "stock-alerts",
  "product-list",
  "product-page",
  "search",
  "assistant",
  "picture-search",
  "suggestions",
  "blog",
  "categories",
  "shops",
  "recently-viewed",
  "offline",
  "home",
  "addresses",
  "checkout",
  "orders",
  "notification-center",
  "profile",
  "sign-up",
  "joining",
  "desk",
];

/** Features that are one whole page: only a route imports them. */
const pages = ["app/features/product-page"];

const foundation =
  /^app\/(paths|paths-context|page-parameters|route-table|resolve-pathname|localize-build|context\.d|virtual\.d)\.tsx?$/;
const rootData = /^app\/(root-data|load-root)\.ts$/;

/** The room in which a file stands; for a feature and a backend module with its noun. */
export function roomOf(file: string): string {
  const [top = "", second = "", third = ""] = file.split("/");
  if (top === "app") {
    if (foundation.test(file)) return "app/paths";
    if (rootData.test(file)) return "app/root-data";
    if (second === "features") return `app/features/${third}`;
    return third ? `app/${second}` : "app/root";
  }
  if (top === "backend") return `backend/${moduleOf(file)}`;
  if (top === "server.ts") return "server";
  return top;
}

const words = ["contract", "app/browser", "app/i18n", "app/flags", "app/paths"];
const asking = [...words, "app/seo", "app/tracking", "app/api", "app/queries", "app/root-data", "app/stores"];

/** What each room of the storefront and the contract may import, beside packages and itself. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  "app/ui": ["contract", "app/browser", "app/i18n"],
  "app/browser": ["contract"],
  "app/i18n": ["contract", "app/browser"],
  "app/service-worker": ["contract", "app/browser"],
  "app/flags": ["contract", "app/browser"],
  "app/paths": ["contract", "app/browser", "app/api", "app/flags"],
  "app/tracking": words,
  "app/seo": words,
  "app/api": words,
  "app/queries": [...words, "app/api"],
  "app/root-data": [...words, "app/api", "app/ui"],
  "app/stores": [...words, "app/api", "app/queries", "app/root-data"],
  "app/shell": [...asking, "app/ui"],
  "app/routes": [...asking, "app/ui", "app/shell"],
  "app/root": [...asking, "app/ui", "app/shell"],
};

const cures: Record<string, string> = {
  contract: "contract/ says what crosses HTTP and knows neither side: move what it needs into contract/",
  "app/ui":
    "ui/ knows no shop word, no router and no api: hand the value in as a prop, or move the component to its feature",
  "app/browser": "browser/ knows nothing of the shop: hand the value in, or move the code to the room that needs it",
  "app/service-worker": "the service worker is a script of its own: what it shares with pages belongs in browser/",
  "app/api": "api/ only sends calls: move what decides or draws to the feature or the route",
  "app/queries":
    "queries/ holds answers and changes them, whatever they are about: move what knows the shop to its store or feature",
  "app/stores": "stores/ know what the browser remembers, not who shows it: move the shared part down",
  "app/features":
    "a feature imports earlier features, ui, stores, api and below: move the shared part down to the earlier one",
  "app/shell": "shell/ stands on every page and knows no route: let the route hand it in",
  demo: "the demo shop is handed in as a seed: move what it shares to backend/seed/",
  backend:
    "a module sees the floors below it (tests/architecture/floors.ts), other modules except their SQL, and the storefront only in contract/: move the shared part down, or put the two together beside services.ts",
};

/** Why `from` may not import `to`, with the cure; undefined when it may. */
export function violation(from: string, to: string): string | undefined {
  const here = roomOf(from);
  const there = roomOf(to);
  if (here === there) return undefined;
  const may = mayImport(from, here, to, there);
  if (may) return undefined;
  if (pages.includes(there))
    return `${from} imports ${to}. A page is shown by its route alone: move the shared part down.`;
  const cure =
    cures[there === "demo" ? there : here] ??
    cures[here.split("/").slice(0, 2).join("/")] ??
    cures[here.split("/")[0] ?? ""];
  return `${from} imports ${to}. ${cure ?? `${here} may not see ${there}: move the shared part to a room below both`}.`;
}

function mayImport(from: string, here: string, to: string, there: string): boolean {
  // The bench of the picture search describes photographs and the demo's drawings without a shop.
  if (/^bench\/pictures(?:\.ts$|\/)/.test(from) && ["backend/picture-search", "backend/kit", "demo"].includes(there)) {
    return true;
  }
  // The door hands the demo shop in; the backend starts without it.
  if (there === "demo") return from === "server.ts" || here === "tests";
  if (there === "tests" && /-fixtures?\.tsx?$/.test(from)) return true; // a fixture is part of the tests beside it
  if (here === "server") return there === "contract" || there.startsWith("app") || there.startsWith("backend");
  // The engine's own bench: a million documents without a store.
  if (/^bench\/(?:search|asking|synthetic-index)\.ts$/.test(from) && there === "backend/search") return true;
  if (from === "bench/asking.ts" && there === "backend/assistant") return true;
  if (here === "e2e" || here === "bench") return ["contract", "app/paths", "scripts", "tests"].includes(there);
  if (here === "demo") return ["contract", "backend/seed", "backend/images"].includes(there);
  if (here === "tests" || here === "scripts" || !from.includes("/")) return true;
  if (here.startsWith("app/features/")) return mayFeature(here, there);
  if (here.startsWith("backend/")) return mayBackend(from, to, there);
  const rooms = allowed[here];
  if (!rooms) return false;
  const seesFeatures = here === "app/routes" || (["app/shell", "app/root"].includes(here) && !pages.includes(there));
  const seesRoutes = here === "app/root" && there === "app/routes";
  return rooms.includes(there) || (seesFeatures && there.startsWith("app/features/")) || seesRoutes;
}

function mayFeature(here: string, there: string): boolean {
  if (pages.includes(there)) return false;
  if (asking.includes(there) || there === "app/ui") return true;
  const mine = featureOrder.indexOf(here.slice("app/features/".length));
  const other = featureOrder.indexOf(there.slice("app/features/".length));
  return there.startsWith("app/features/") && other >= 0 && other < mine;
}

/** A module sees the contract and the floors below it, except their SQL. The roof puts everything together. */
function mayBackend(from: string, to: string, there: string): boolean {
  if (there === "contract") return true;
  const here = moduleOf(from);
  const other = moduleOf(to);
  if (here === undefined || other === undefined) return false;
  if (isTestHelper(from)) return true;
  const isSql = other !== "storage" && /\/[\w-]*records(-[\w-]+)?\.ts$/.test(to);
  return mayImportModule(here, other) && (here === "" || !isSql);
}
