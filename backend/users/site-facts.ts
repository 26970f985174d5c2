import type { RouteName } from "#contract/route-names";
import { readBlocks } from "../content/blocks";
import type { Kit } from "../kit";
import { routeNamesWith, siteConfigWith } from "../site/rules";
import { routeNamesBlockSchema, siteConfigBlockSchema } from "../site/schema";

/** Facts about the shop for messages, from the operator's current settings. */
export interface SiteFacts {
  shopName: string;
  /** Contact address. */
  mail: string;
  segments: Record<RouteName, string>;
}

export async function siteFacts(kit: Pick<Kit, "db" | "log">): Promise<SiteFacts> {
  const blockOf = await readBlocks(kit, ["site-config", "route-names"]);
  const { shopName, mail } = siteConfigWith(blockOf("site-config", siteConfigBlockSchema));
  const { segments } = routeNamesWith(blockOf("route-names", routeNamesBlockSchema));
  return { shopName, mail, segments };
}
