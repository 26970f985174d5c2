import { desc, gte, sql, sum } from "drizzle-orm";
import type { Session } from "../storage/database";
import { articleVotes } from "../storage/tables-support";

/** Counts one answer to the question whether an article was useful. */
export async function addVote({ orm }: Session, article: string, day: string, useful: boolean): Promise<void> {
  const [yes, no] = useful ? [1, 0] : [0, 1];
  await orm
    .insert(articleVotes)
    .values({ article, day, useful: yes, useless: no })
    .onConflictDoUpdate({
      target: [articleVotes.article, articleVotes.day],
      set: { useful: sql`${articleVotes.useful} + ${yes}`, useless: sql`${articleVotes.useless} + ${no}` },
    });
}

/** Answers per article since a day, those with the most of them first. */
export function readVotes({ orm }: Session, since: string, limit: number) {
  const useful = sum(articleVotes.useful).mapWith(Number);
  const useless = sum(articleVotes.useless).mapWith(Number);
  return orm
    .select({ article: articleVotes.article, useful, useless })
    .from(articleVotes)
    .where(gte(articleVotes.day, since))
    .groupBy(articleVotes.article)
    .orderBy(desc(sql`${useful} + ${useless}`))
    .limit(limit);
}
