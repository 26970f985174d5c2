import { messages } from "virtual:messages";
import { IntlMessageFormat } from "intl-messageformat";
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
  type PrimitiveType,
} from "react-intl";
import type { MessageId } from "./catalogue";

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
  const compiled = new Map<string, IntlMessageFormat>();
  const numbers = new WeakMap<object, Intl.NumberFormat>();
  const plainNumber = new Intl.NumberFormat("nl");

  const formatMessage = ((descriptor: MessageDescriptor, values?: Record<string, PrimitiveType>, options?: object) => {
    const id = descriptor.id as string;
    const message = messages[id];
    if (typeof message === "string") return message;
    const rich = values && Object.values(values).some((value) => typeof value === "function");
    if (!message || rich) return base.formatMessage(descriptor, values, options);
    let format = compiled.get(id);
    if (!format) {
      format = new IntlMessageFormat(message, "nl", undefined, { formatters: base.formatters });
      compiled.set(id, format);
    }
    return format.format(values);
  }) as IntlShape["formatMessage"];

  const formatNumber: IntlShape["formatNumber"] = (value, options) => {
    if (!options) return plainNumber.format(Number(value));
    let format = numbers.get(options); // callers pass one constant object per kind of number
    if (!format) {
      format = new Intl.NumberFormat("nl", options as Intl.NumberFormatOptions);
      numbers.set(options, format);
    }
    return format.format(Number(value));
  };
  return { ...base, formatMessage, $t: formatMessage, formatNumber };
}

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
  return intl.formatNumber(cents / 100, EURO);
}

/** `18 december 2017` in Dutch time, from an ISO date or moment. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}
