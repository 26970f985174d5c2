import { messages } from "virtual:messages";
import { Children, type ReactNode } from "react";
import type { IntlShape, MessageDescriptor } from "react-intl";
import { type CompiledMessage, compileMessage, type Values } from "./compile-message";
import { groupThousands, isPlainInteger } from "./whole-number";

/** The part of react-intl's interface that the shop uses; enforced by tests/architecture/texts.test.ts. */
type UsedIntl = Pick<IntlShape, "locale" | "formatMessage" | "formatNumber" | "formatDate" | "formatList">;

/**
 * One intl object per process. It replaces react-intl's own, which looks up formatters by the JSON of their arguments
 * (a third of the cost of rendering a listing) and loads an ICU interpreter in every browser: here messages are
 * compiled on first use.
 */
function createDutchIntl(): IntlShape {
  const compiled = new Map<string, CompiledMessage>();
  const plurals = new Intl.PluralRules("nl");
  const lists = new Intl.ListFormat("nl");
  const plainNumber = new Intl.NumberFormat("nl");
  const numberFormat = perOptions((options: Intl.NumberFormatOptions) => new Intl.NumberFormat("nl", options));
  const dateFormat = perOptions((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("nl", options));
  const number = (value: number) => (isPlainInteger(value) ? groupThousands(value) : plainNumber.format(value));

  function compile(id: string): CompiledMessage {
    const known = compiled.get(id);
    if (known) return known;
    const made = compileMessage(messages[id] as never, number, (value) => plurals.select(value));
    compiled.set(id, made);
    return made;
  }

  const formatMessage = ((descriptor: MessageDescriptor, values: Values = {}) => {
    const id = String(descriptor.id);
    const message = messages[id];
    if (typeof message === "string") return message;
    if (!message) {
      console.error(`No text for ${id}`);
      return id;
    }
    const formatted = compile(id)(values);
    return typeof formatted === "string" ? formatted : Children.toArray(formatted as ReactNode[]);
  }) as IntlShape["formatMessage"];

  const intl: UsedIntl = {
    locale: "nl",
    formatMessage,
    formatNumber: (value, options) => (options ? numberFormat(options).format(Number(value)) : number(Number(value))),
    formatDate: (value, options) => dateFormat(options ?? {}).format(value === undefined ? undefined : new Date(value)),
    formatList: ((values: Iterable<string>) => lists.format(values)) as IntlShape["formatList"],
  };
  return intl as IntlShape;
}

/** Caches what was created for an options object; callers pass one constant object per kind. */
function perOptions<Options extends object, Made>(make: (options: Options) => Made): (options: object) => Made {
  const kept = new WeakMap<object, Made>();
  return (options) => {
    const known = kept.get(options);
    if (known) return known;
    const made = make(options as Options);
    kept.set(options, made);
    return made;
  };
}

export const intl = createDutchIntl();

const EURO = { style: "currency", currency: "EUR" } as const;
const dateFormat = new Intl.DateTimeFormat("nl", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
});

/** Formats integer cents as `€ 1.299,00` (with a non-breaking space). */
export function formatCents(cents: number): string {
  if (isPlainInteger(cents)) {
    return `€\u00a0${groupThousands(Math.floor(cents / 100))},${String(cents % 100).padStart(2, "0")}`;
  }
  return intl.formatNumber(cents / 100, EURO);
}

/** Formats an ISO date or moment as `18 december 2017` in Dutch time. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
