import { askWhole } from "../relevance/ask";
import { average, ndcg, type Outcome, succeeds } from "../relevance/metrics";
import { figure, percent, table } from "../relevance/report";
import type { Grade } from "../relevance/wish";
import type { Found } from "./contents";
import { feedQueries, gradeOf } from "./graded";
import { grouped } from "./pairs";

export interface FeedOutcome extends Outcome {
  query: string;
  /** Whether words of the query were left out to find anything. */
  relaxed: boolean;
  shown: string[];
}

const bestOf = (grades: readonly Grade[]): Grade => grades.reduce<Grade>((best, one) => (one > best ? one : best), 0);

/** Asks every query and grades the first ten products by what they really are. */
export async function askAll(url: string, found: readonly Found[]): Promise<FeedOutcome[]> {
  const things = new Map(found.map(({ id, offers }) => [id, offers.map(({ thing }) => thing)]));
  // A list shows a group of variants once, so the best list has one of each, too.
  const groups = grouped(found, ({ id, family }) => family || id);
  const outcomes: FeedOutcome[] = [];
  for (const { query, class: name, wish } of feedQueries) {
    const { hits, warnings } = await askWhole(url, query);
    const grades = hits.hits.map(({ _source }) => gradeOf(things.get(_source.id) ?? [], wish));
    outcomes.push({
      query,
      class: name,
      ndcg: ndcg(
        grades,
        groups.map((group) => bestOf(group.map(({ id }) => gradeOf(things.get(id) ?? [], wish)))),
      ),
      success: succeeds(grades),
      empty: hits.hits.length === 0,
      relaxed: warnings.some(({ type }) => type === "relaxed"),
      shown: hits.hits.slice(0, 3).map(({ _source }, at) => `${grades[at]} ${_source.name}`),
    });
  }
  return outcomes;
}

export function searchTable(outcomes: readonly FeedOutcome[]): string {
  const names = [...new Set(outcomes.map((one) => one.class)), "all"];
  const rows = names.map((name) => {
    const own = outcomes.filter((one) => name === "all" || one.class === name);
    const score = average(own);
    const relaxed = own.filter((one) => one.relaxed).length / own.length;
    const shares = [score.success, relaxed, score.empty].map(percent);
    return [name, String(own.length), figure(score.ndcg), ...shares];
  });
  return table(["Class", "Queries", "nDCG@10", "success@3", "words left out", "nothing found"], rows);
}
