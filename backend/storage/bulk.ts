import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Session } from "./database";
import { patiently } from "./patience";

const ROWS_A_STATEMENT = 2_000;
const STATEMENT_MS = 60_000;

function presentKeys(row: object): string[] {
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .sort();
}

/** Groups rows by the columns they set: one insert statement has one column list. */
function byColumns<Row extends object>(rows: Row[]): { keys: string[]; rows: Row[] }[] {
  const groups = new Map<string, { keys: string[]; rows: Row[] }>();
  for (const row of rows) {
    const keys = presentKeys(row);
    const group = groups.get(keys.join());
    if (group) group.rows.push(row);
    else groups.set(keys.join(), { keys, rows: [row] });
  }
  return [...groups.values()];
}

/** Inserts many rows with few statements: each sends its rows as one JSON value. */
export async function insertRows<Table extends PgTable>(
  session: Session,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  for (const group of byColumns(rows)) {
    const used = columns.filter(([key]) => group.keys.includes(key));
    const names = used.map(([, column]) => `"${column.name}"`).join(", ");
    const typed = used.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(", ");
    const sql = `insert into "${getTableName(table)}" (${names})
      select ${names} from jsonb_to_recordset($1::jsonb) as r (${typed})`;
    for (let from = 0; from < group.rows.length; from += ROWS_A_STATEMENT) {
      const part = group.rows.slice(from, from + ROWS_A_STATEMENT).map((row) => {
        const values = new Map<string, unknown>(Object.entries(row));
        return Object.fromEntries(used.map(([key, column]) => [column.name, values.get(key) ?? null]));
      });
      await patiently(STATEMENT_MS, () => session.query(sql, [JSON.stringify(part)]));
    }
  }
}
