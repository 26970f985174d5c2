/** Options of one request. A body that is not a string is an error (FW-05): uploads are sent separately. */
export function requestOptions(options: { method: string; headers?: Record<string, string>; body?: unknown }) {
  const { method, headers = {}, body } = options;
  if (body !== undefined && typeof body !== "string") throw new TypeError("The body of a request must be a string");
  return {
    method,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}
