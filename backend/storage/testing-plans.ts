import type { Session } from "./database";

/** What `work` asks of the store: each statement with its values. */
export async function statementsOf(
  db: Session,
  work: (session: Session) => Promise<unknown>,
): Promise<[sql: string, values?: unknown[]][]> {
  const asked: [string, unknown[]?][] = [];
  await work({
    orm: db.orm,
    query(...statement) {
      asked.push(statement);
      return db.query(...statement);
    },
  });
  return asked;
}

/** The most rows that any step of the statement's plan reads, those that it throws away included. */
export async function mostRowsRead(db: Session, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ "QUERY PLAN": unknown }>(`explain (analyze, format json) ${sql}`, values);
  return mostRows(rows[0]?.["QUERY PLAN"]);
}

function mostRows(plan: unknown): number {
  if (typeof plan !== "object" || plan === null) return 0;
  const step = plan as Record<string, unknown>;
  const number = (name: string) => Number(step[name] ?? 0);
  const own = (number("Actual Rows") + number("Rows Removed by Filter")) * number("Actual Loops");
  return Math.max(own, ...Object.values(step).map(mostRows));
}
