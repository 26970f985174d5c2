import { z } from "zod";
import { type ApiError, invalid } from "./errors";
import type { FormObject } from "./form";

/** Schemas for the parameters of the API, with Stripe's limits, and the errors that Stripe answers. */

const params = (code: string) => ({ params: { code } });

/** A text of at most `most` characters; an empty one is refused. */
export const text = (most = 500) =>
  z.string().superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: "", ...params("parameter_invalid_empty") });
    if (value.length > most) {
      const message = `Must be at most ${most} characters.`;
      context.addIssue({ code: "custom", message, ...params("parameter_invalid_string_long") });
    }
  });

export const integer = (min = 0, max = 99_999_999) =>
  z
    .string()
    .superRefine((value, context) => {
      if (!/^-?\d{1,12}$/.test(value)) {
        context.addIssue({
          code: "custom",
          message: `Invalid integer: ${value.slice(0, 40)}`,
          ...params("parameter_invalid_integer"),
        });
        return;
      }
      if (Number(value) < min) {
        const message = `This value must be greater than or equal to ${min}.`;
        context.addIssue({ code: "custom", message, ...params("parameter_invalid_integer") });
      }
      if (Number(value) > max) {
        const message = `This value must be less than or equal to ${max}.`;
        context.addIssue({ code: "custom", message, ...params("parameter_invalid_integer") });
      }
    })
    .transform(Number);

export const metadata = z
  .record(
    z.string().min(1).max(40, { error: "Metadata keys have at most 40 characters." }),
    z.string().max(500, { error: "Metadata values have at most 500 characters." }),
  )
  .refine((value) => Object.keys(value).length <= 50, { error: "Metadata has at most 50 keys." })
  .default({});

/** The provider takes one currency. */
export const euro = z.string().refine((value) => value.toLowerCase() === "eur", {
  error: "This account takes payments in eur only.",
  params: { code: "currency_not_supported" },
});

/** A list arrives as an object with numbers as names. */
export const list = <T>(item: z.ZodType<T>, most: number) =>
  z.preprocess(
    (value) =>
      typeof value === "object" && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key))
        ? Object.values(value)
        : value,
    z.array(item).max(most, { error: `At most ${most} items.` }),
  );

/** An address of the web; the shop's own may have any host. */
export const address = text(5_000).refine((value) => /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value), {
  error: "Not a valid URL",
  params: { code: "url_invalid" },
});

const range = z.union([
  integer(0, 99_999_999_999),
  z.strictObject({
    gt: integer(0, 99_999_999_999).optional(),
    gte: integer(0, 99_999_999_999).optional(),
    lt: integer(0, 99_999_999_999).optional(),
    lte: integer(0, 99_999_999_999).optional(),
  }),
]);
/** What every list takes. */
export const paging = {
  limit: integer(1, 100).default(10),
  starting_after: text(100).optional(),
  ending_before: text(100).optional(),
  created: range.optional(),
  expand: list(text(200), 20).optional(),
};
export type Paging = z.output<z.ZodObject<typeof paging>>;

/** What every other call takes. */
export const expanding = { expand: list(text(200), 20).optional() };

/** Reads parameters by a schema; throws the refusal that names the first wrong one. */
export function readParams<T>(schema: z.ZodType<T>, form: FormObject): T {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw refusalOf(result.error, form);
}

function refusalOf(error: z.ZodError, form: FormObject): ApiError {
  const [issue] = error.issues;
  if (!issue) return invalid("Invalid request.");
  if (issue.code === "unrecognized_keys") {
    const param = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = nameOf(issue.path);
  if (isAbsent(form, issue.path)) {
    return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const code = issue.code === "custom" ? (issue.params?.code as string | undefined) : undefined;
  const empty = `You passed an empty string for '${param}'.`;
  return invalid(issue.message || empty, { param, ...(code ? { code } : {}) });
}

const nameOf = ([first = "", ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join("")}`;

function isAbsent(form: FormObject, path: PropertyKey[]): boolean {
  let at: unknown = form;
  for (const part of path) {
    if (typeof at !== "object" || at === null) return true;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return at === undefined;
}
