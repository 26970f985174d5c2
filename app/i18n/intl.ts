import { messages } from "virtual:messages";
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
  type PrimitiveType,
} from "react-intl";
import type { MessageId } from "./catalogue";
import { type CompiledMessage, compileMessage, type Values } from "./compile-message";
import { groupThousands, isPlainInteger } from "./whole-number";

const literal = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/**
 * One intl object per process. react-intl finds its formatters by the JSON of their arguments, a third of the cost of
 * rendering a listing; here plain texts need no formatter and the others are found by message id.
 */
function createDutchIntl(): IntlShape {
  const parsed = Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, typeof message === "string" ? literal(message) : message]),
  ) as Record<MessageId, MessageFormatElement[]>;
  const base = createIntl({ locale: "nl", messages: parsed }, createIntlCache());
  const compiled = new Map<string, CompiledMessage | undefined>();
  const numbers = new WeakMap<object, Intl.NumberFormat>();
  const plainNumber = new Intl.NumberFormat("nl");
  const plurals = new Intl.PluralRules("nl");
  const number = (value: number) => (isPlainInteger(value) ? groupThousands(value) : plainNumber.format(value));

  function compile(id: string, message: readonly MessageFormatElement[]): CompiledMessage | undefined {
    if (!compiled.has(id))
      compiled.set(
        id,
        compileMessage(message, number, (value) => plurals.select(value)),
      );
    return compiled.get(id);
  }

  const formatMessage = ((descriptor: MessageDescriptor, values?: Values, options?: object) => {
    const id = descriptor.id as string;
    const message = messages[id];
    if (typeof message === "string") return message;
    const simple = message && values && !Object.values(values).some(isRich) ? compile(id, message) : undefined;
    if (simple && values) return simple(values);
    return base.formatMessage(descriptor, values as Record<string, PrimitiveType>, options);
  }) as IntlShape["formatMessage"];

  const formatNumber: IntlShape["formatNumber"] = (value, options) => {
    if (!options) return number(Number(value));
    let format = numbers.get(options); // callers pass one constant object per kind of number
    if (!format) {
      format = new Intl.NumberFormat("nl", options as Intl.NumberFormatOptions);
      numbers.set(options, format);
    }
    return format.format(Number(value));
  };
  return { ...base, formatMessage, $t: formatMessage, formatNumber };
}

/** Parts of a page and functions that make them. */
const isRich = (value: unknown) => typeof value === "function" || (typeof value === "object" && value !== null);

export const intl = createDutchIntl();

const EURO = { style: "currency", currency: "EUR" } as const;
const dateFormat = new Intl.DateTimeFormat("nl", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Amsterdam",
});

/** `€ 1.299,00` from integer cents (with a non-breaking space). */
export function formatCents(cents: number): string {
  if (isPlainInteger(cents)) {
    return `€\u00a0${groupThousands(Math.floor(cents / 100))},${String(cents % 100).padStart(2, "0")}`;
  }
  return intl.formatNumber(cents / 100, EURO);
}

/** `18 december 2017` in Dutch time, from an ISO date or moment. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
