import type { ChatBlock } from "#contract/assistant";
import { readBlock } from "../content/blocks";
import type { Kit } from "../kit";
import { routeNamesWith, siteConfigWith } from "../site/rules";
import { routeNamesBlockSchema, siteConfigBlockSchema } from "../site/schema";

/** Where people are and when: the operator's current address, telephone number and hours, and the page of customer service. */
export async function contactBlock(kit: Pick<Kit, "db" | "log">): Promise<ChatBlock & { type: "contact" }> {
  const { mail, company } = siteConfigWith(await readBlock(kit, "site-config", siteConfigBlockSchema));
  const { segments } = routeNamesWith(await readBlock(kit, "route-names", routeNamesBlockSchema));
  return {
    type: "contact",
    email: mail,
    ...(company.phone ? { phone: company.phone } : {}),
    ...(company.hours ? { hours: company.hours } : {}),
    path: `/${segments.customerService}/`,
  };
}
