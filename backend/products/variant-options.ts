import type { Axis, Member } from "./variant-axes";

export type OptionState = "chosen" | "available" | "soldOut" | "other";

/** One value to choose, with the member that it leads to. */
export interface Choice<M extends Member> {
  value: string;
  member: M;
  state: OptionState;
}

/**
 * The values of one axis, each with the member that is otherwise most like the current one: an exact match even if it is
 * sold out, else one that can be ordered and differs as little as possible. The first axes weigh most.
 */
export function choicesOf<M extends Member>(
  axis: Axis,
  axes: readonly Axis[],
  members: readonly M[],
  current: M,
): Choice<M>[] {
  const others = axes.filter((other) => other !== axis);
  const likeness = new Map(members.map((member) => [member.id, likenessOf(member, current, others)]));
  const whole = 2 ** others.length - 1;
  const best = new Map<string, M>();
  const rank = (member: M): number => {
    const like = likeness.get(member.id) ?? 0;
    if (member.id === current.id) return Number.POSITIVE_INFINITY;
    return (like === whole ? 4 * (whole + 1) : like) + (member.lowestTotal === null ? 0 : 2 * (whole + 1));
  };
  for (const member of members) {
    const value = axis.values.get(member.id) ?? "";
    const known = best.get(value);
    if (!known || rank(member) > rank(known)) best.set(value, member);
  }
  return axis.order.flatMap((value) => {
    const member = best.get(value);
    if (!member) return [];
    const isExact = likeness.get(member.id) === whole;
    return [{ value, member, state: stateOf(member, current, isExact) }];
  });
}

function likenessOf(member: Member, current: Member, others: readonly Axis[]): number {
  return others.reduce(
    (sum, { values }, at) =>
      sum + (values.get(member.id) === values.get(current.id) ? 2 ** (others.length - 1 - at) : 0),
    0,
  );
}

function stateOf(member: Member, current: Member, isExact: boolean): OptionState {
  if (member.id === current.id) return "chosen";
  if (!isExact) return "other";
  return member.lowestTotal === null ? "soldOut" : "available";
}

/** At most `most` of them, around the chosen one. */
export function around<M extends Member>(choices: readonly Choice<M>[], most: number): Choice<M>[] {
  const at = choices.findIndex(({ state }) => state === "chosen");
  const from = Math.max(0, Math.min(at - Math.floor(most / 2), choices.length - most));
  return choices.slice(from, from + most);
}
