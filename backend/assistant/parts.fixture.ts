import type { StatePart } from "./state";

/** A wish that a filter has this value, as it was said in the first message. */
export const filterPart = (key: string, value: string, said = value): StatePart => ({
  id: `${key}:${value}`,
  label: value,
  said,
  hard: true,
  turn: 0,
  filter: { key, values: [value] },
});
