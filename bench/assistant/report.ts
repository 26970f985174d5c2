import { percent, table } from "../relevance/report";
import type { Judged } from "./hold";

const isRight = ({ turns }: Judged): boolean => turns.every(({ faults }) => faults.length === 0);
const share = (right: number, all: number): string => percent(right / Math.max(1, all));

/** By class: conversations that are right from first to last, turns that are right, and products that break a hard wish. */
export function classTable(all: readonly Judged[]): string {
  const names = [...new Set(all.map(({ dialogue }) => dialogue.class))];
  const rows = [...names, "all"].map((name) => {
    const some = name === "all" ? all : all.filter(({ dialogue }) => dialogue.class === name);
    const turns = some.flatMap((one) => one.turns.filter((_, at) => one.dialogue.turns[at]?.expect));
    const right = turns.filter(({ faults }) => faults.length === 0);
    return [
      name,
      String(some.length),
      share(some.filter(isRight).length, some.length),
      String(turns.length),
      share(right.length, turns.length),
      String(some.reduce((sum, { broken }) => sum + broken, 0)),
    ];
  });
  return table(["Class", "Conversations", "Wholly right", "Judged turns", "Right", "Break a wish"], rows);
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

/** How many of the conversations in the classes that are not looked at are right, by whether they have one turn or more. */
function heldOut(all: readonly Judged[]): string[] {
  const unseen = all.filter(({ dialogue }) => dialogue.class.includes("unseen"));
  const told = (name: string, some: readonly Judged[]) =>
    `unseen, ${name}: ${share(some.filter(isRight).length, some.length)} of ${some.length}`;
  const isSingle = ({ turns }: Judged) => turns.length === 1;
  return [
    told("single questions", unseen.filter(isSingle)),
    told(
      "over several turns",
      unseen.filter((one) => !isSingle(one)),
    ),
  ];
}

export function totals(all: readonly Judged[], changed: number): string {
  const times = all.flatMap(({ turns }) => turns.map(({ ms }) => ms)).sort((a, b) => a - b);
  return [
    ...heldOut(all),
    `products that break a hard wish: ${all.reduce((sum, { broken }) => sum + broken, 0)}`,
    `numbers that are not in the data: ${all.reduce((sum, { invented }) => sum + invented.length, 0)}`,
    `conversations answered otherwise the second time: ${changed}`,
    `milliseconds of an answer: median ${at(times, 0.5).toFixed(0)}, p95 ${at(times, 0.95).toFixed(0)}`,
  ].join("\n");
}

/** What went wrong, without what is held out. */
export function faultTable(all: readonly Judged[], most: number): string {
  const rows = all
    .filter(({ dialogue }) => !dialogue.class.includes("unseen"))
    .flatMap(({ dialogue, turns, invented }) => [
      ...turns.flatMap(({ said, faults }) => faults.map((fault) => [dialogue.class, said, fault])),
      ...invented.map((number) => [dialogue.class, turns.at(-1)?.said ?? "", `invented ${number}`]),
    ]);
  return table(["Class", "Said", "Fault"], rows.slice(0, most));
}
