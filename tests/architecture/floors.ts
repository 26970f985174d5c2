interface Floor {
  /** What its modules have in common. */
  name: string;
  /** Folders of backend/, and the loose file kit.ts. */
  modules: readonly string[];
}

/**
 * The floors of the backend, the lowest first. A module imports from the floors below its own, types included, and from
 * no other module of its own floor. Loose files of backend/ put modules together and stand on the roof: no module
 * imports them. docs/architecture.md tells the same.
 */
export const backendFloors: readonly Floor[] = [
  { name: "the process: log, workers", modules: ["process"] },
  { name: "the store", modules: ["storage"] },
  { name: "what every module is given", modules: ["kit"] },
  {
    name: "HTTP, pictures, what changed in the catalogue; who moves money",
    modules: ["http", "images", "catalogue", "payment-provider"],
  },
  { name: "whom to believe, the operator's texts, filling an empty store", modules: ["auth", "content", "seed"] },
  {
    name: "the category tree; how the operator's commands are read and reach the shop, and what operators decided",
    modules: ["categories", "operator", "audit"],
  },
  { name: "mails and their queue", modules: ["mail"] },
  { name: "who sells here and on what terms", modules: ["selling"] },
  {
    name: "products and their offers; which offers are of one product, by their titles",
    modules: ["products", "matching"],
  },
  {
    name: "views of the catalogue and ways into it",
    modules: ["site", "search", "feeds", "shops", "prices"],
  },
  {
    name: "what needs a view of the catalogue; reading shops' pages as feeds; the kernel of users",
    modules: ["discounts", "crawl", "identity", "users", "picture-search"],
  },
  {
    name: "what is kept about people, one noun each; which shops are read on time",
    modules: ["addresses", "preferences", "notifications", "schedule"],
  },
  { name: "what was ordered", modules: ["orders"] },
  { name: "what is going to be ordered, and placing it; paying for it", modules: ["carts", "payments"] },
  {
    name: "waiting for stock, which notifies; what buyers say, and send back, and what anybody reports, asks, allows or clicks",
    modules: ["stock-alerts", "reviews", "returns", "notices", "support", "consents", "clicks"],
  },
  { name: "profile, lists, business, deletion, export; what users ask by GraphQL", modules: ["account", "graphql"] },
  { name: "what is recommended to somebody; what waits for an operator", modules: ["recommendations", "desk"] },
  { name: "whom one can ask about all of it", modules: ["assistant"] },
];

const ROOF = backendFloors.length;

/** The module in which a file of backend/ stands; "" for the loose files on the roof, undefined outside backend/. */
export function moduleOf(file: string): string | undefined {
  const [top, second = "", third] = file.split("/");
  if (top !== "backend") return undefined;
  if (third !== undefined) return second;
  return second === "kit.ts" ? "kit" : "";
}

/** The number of the floor, from 0; undefined for a module without one. */
export function floorOf(module: string): number | undefined {
  if (module === "") return ROOF;
  const floor = backendFloors.findIndex(({ modules }) => modules.includes(module));
  return floor < 0 ? undefined : floor;
}

/** Whether a file of one module may import a file of another. */
export function mayImportModule(from: string, to: string): boolean {
  const here = floorOf(from);
  const there = floorOf(to);
  return here !== undefined && there !== undefined && (there < here || from === to);
}
