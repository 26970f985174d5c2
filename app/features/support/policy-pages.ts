import { type PolicyPage, policyPages } from "#contract/content";
import type { MessageId } from "~/i18n/catalogue";
import type { Paths } from "~/paths";

/** Undefined for a text that is no page. */
export function policyPath(paths: Paths, id: string): string | undefined {
  const page = policyPages.find((name) => name === id);
  return page && paths.to(page, {});
}

/** The sidebar (ST-03): the three of the specification first. */
export const policyLinks: readonly (readonly [PolicyPage | "ranking" | "notice" | "contact", MessageId])[] = [
  ["privacy", "policies.privacy"],
  ["cookies", "policies.cookies"],
  ["termsAndConditions", "policies.termsAndConditions"],
  ["ranking", "policies.ranking"],
  ["aboutReviews", "policies.aboutReviews"],
  ["accessibility", "policies.accessibility"],
  ["productSafety", "policies.productSafety"],
  ["company", "policies.company"],
  ["notice", "policies.notice"],
  ["contact", "policies.contact"],
];
