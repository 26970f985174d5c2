/**
 * JSON that PostgreSQL accepts: it rejects NUL characters and lone surrogates, which cutting a text can leave.
 * JSON.stringify writes both as escapes; pairs of backslashes are skipped so that only true escapes match.
 */
export function databaseJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found) =>
    found === "\\\\" ? found : "\ufffd",
  );
}
