/**
 * JSON that PostgreSQL takes: it refuses zero bytes and halves of surrogate pairs, which cutting a text can leave.
 * JSON.stringify writes both as escapes; pairs of backslashes are skipped so that only true escapes are met.
 */
export function databaseJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found) =>
    found === "\\\\" ? found : "\ufffd",
  );
}
