import { readFile, writeFile } from "node:fs/promises";
import { type Example, learn } from "./field";
import { wantedBy } from "./wanted-clauses";

/**
 * `npm run learn:wanted`: how well it is learned which clauses of long messages say what is wanted, on messages that were
 * not learned from. `-- --write` learns from all of them and stores what was learned.
 */
const PARTS = 5;
const say = (text: string) => process.stdout.write(`${text}\n`);
const WEIGHTS = new URL("wanted-weights.json", import.meta.url);

const text = await readFile(new URL("examples.txt", import.meta.url), "utf8");
/** Each message as it looks before it is known what is sought, and after. */
const messages = text.split("\n\n").map((message) => message.split("\n--\n").map(exampleOf));

function exampleOf(message: string): Example {
  const lines = message.split("\n").filter((line) => /^[01] /.test(line));
  return {
    clauses: lines.map((line) => line.slice(2).split(" ")),
    isWanted: lines.map((line) => line.startsWith("1")),
  };
}

/** What is wanted without the story around it is all wanted. */
const alone = (some: readonly Example[]): Example[] =>
  some.flatMap(({ clauses, isWanted }) => {
    const wanted = clauses.filter((_, at) => isWanted[at]);
    return wanted.length > 1 && wanted.length < clauses.length
      ? { clauses: wanted, isWanted: wanted.map(() => true) }
      : [];
  });
const learned = (some: readonly Example[]) => learn(some);

const share = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;
const looks = ["before it is known what is sought", "after"];
const counts = looks.map(() => ({ clauses: 0, missed: 0, extra: 0, messages: 0, right: 0, alone: 0, kept: 0 }));
for (let part = 0; part < PARTS; part++) {
  const held = messages.filter((_, at) => at % PARTS === part);
  const wanted = wantedBy(learned(messages.filter((_, at) => at % PARTS !== part).flat()));
  for (const [look, count] of counts.entries()) {
    const some = held.flatMap((message) => message[look] ?? []);
    for (const { clauses, isWanted } of some) {
      const found = wanted(clauses).map((likely) => likely >= 0.5);
      const missed = found.filter((one, at) => !one && isWanted[at]).length;
      const extra = found.filter((one, at) => one && !isWanted[at]).length;
      count.clauses += clauses.length;
      count.missed += missed;
      count.extra += extra;
      count.messages++;
      count.right += Number(missed + extra === 0);
    }
    for (const { clauses } of alone(some)) {
      count.alone++;
      count.kept += Number(wanted(clauses).every((likely) => likely >= 0.5));
    }
  }
}
say(`${messages.length} messages, each judged by what was learned from the others`);
for (const [at, { clauses, missed, extra, ...count }] of counts.entries())
  say(`${looks[at]}
  clauses judged right      ${share(clauses - missed - extra, clauses)} of ${clauses}
    wanted, taken for told  ${missed}
    told, taken for wanted  ${extra}
  messages wholly right     ${share(count.right, count.messages)} of ${count.messages}
  only wanted, all kept     ${share(count.kept, count.alone)}`);
if (process.argv.includes("--write")) {
  await writeFile(WEIGHTS, `${JSON.stringify(learned(messages.flat()), undefined, 1)}\n`);
  say("stored");
}
