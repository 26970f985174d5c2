import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { requestOf } from "./request";

const letters = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "4XL", "5XL"];

/** How large a size is among its like; undefined for what is no size by itself. */
function rankOf(size: string): number | undefined {
  const at = letters.indexOf(size.trim().toUpperCase());
  if (at >= 0) return at;
  const [, number] = /^(\d+(?:[.,]\d+)?)(?: ?cm)?$/.exec(size.trim()) ?? [];
  return number === undefined ? undefined : 1_000 + Number(number.replace(",", "."));
}

/** The next size that what is wished for is sold in; undefined where no size was wished, or none is larger. */
export async function nextSize(
  direction: "low" | "high",
  state: DialogueState,
  around: Around,
): Promise<StatePart | undefined> {
  const worn = state.parts.find(({ filter }) => filter?.key === "size");
  const [size = ""] = worn?.filter?.values ?? [];
  const rank = rankOf(size);
  if (!worn || rank === undefined) return undefined;
  const others = { ...state, parts: state.parts.filter((part) => part !== worn) };
  const { size: facet } = await around.finder.facets(requestOf(others, around.view));
  const sign = direction === "high" ? 1 : -1;
  const further = (facet?.buckets ?? [])
    .flatMap(({ key }) => {
      const apart = ((rankOf(key) ?? rank) - rank) * sign;
      return apart > 0 && apart < 1_000 ? [{ key, apart }] : [];
    })
    .sort((a, b) => a.apart - b.apart);
  const [next] = further;
  if (!next) return undefined;
  const label = `maat ${next.key}`;
  return {
    id: `size:${next.key}`,
    label,
    said: label,
    hard: true,
    turn: around.turn,
    filter: { key: "size", values: [next.key] },
  };
}
