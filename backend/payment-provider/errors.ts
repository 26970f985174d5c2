export interface ErrorBody {
  type: "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";
  message: string;
  code?: string;
  param?: string;
}

/** A refusal in Stripe's form, to throw. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** The request asks for what cannot be. */
export function invalid(message: string, more: { code?: string; param?: string; status?: number } = {}): ApiError {
  const { status = 400, ...rest } = more;
  return new ApiError(status, { type: "invalid_request_error", message, ...rest });
}

/** Nothing has this id: 404 when the path names it, 400 when a parameter does. */
export function missing(kind: string, id: string, param?: string): ApiError {
  const status = param === undefined ? 404 : 400;
  return invalid(`No such ${kind}: '${id}'`, { code: "resource_missing", param: param ?? "id", status });
}
