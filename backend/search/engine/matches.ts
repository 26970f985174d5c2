import type { Bits } from "./bits";
import type { Scope } from "./match-expression";
import type { Members } from "./variant-groups";

/** More matches than are ranked, by where the words were looked for. */
export interface BroadMatches {
  scope: Scope;
  bits: Bits;
}

/** What a query is about; `total` counts a group of variants once. */
export interface Matches {
  bits: Bits;
  members: Members;
  total: number;
}
