import type { MessageFormatElement } from "react-intl";

export type Values = Readonly<Record<string, unknown>>;
/** A text, or a list of pieces when some of them are React elements. */
export type Formatted = string | readonly unknown[];
/** A message as a function of its values. Throws when a value is missing. */
export type CompiledMessage = (values: Values) => Formatted;

/** `plural` is the value of the enclosing plural, for `#`. */
type Part = (values: Values, plural: number) => Formatted;
type Options = Record<string, { value: MessageFormatElement[] }>;

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

/**
 * Compiles a parsed ICU message with texts, arguments, plurals, choices and tags; throws for anything else. `number`
 * formats the `#` of plurals, `plural` selects their form.
 */
export function compileMessage(
  elements: readonly MessageFormatElement[],
  number: (value: number) => string,
  plural: (value: number) => string,
): CompiledMessage {
  const chosen = (options: Options) =>
    new Map(Object.entries(options).map(([name, option]) => [name, sequence(option.value)]));

  function part(element: MessageFormatElement): Part {
    switch (element.type) {
      case LITERAL:
        return () => element.value;
      case ARGUMENT:
        return (values) => pieceOf(valueNamed(values, element.value));
      case POUND:
        return (_, value) => number(value);
      case SELECT: {
        const options = chosen(element.options);
        return (values, value) => {
          const option = options.get(textOf(valueNamed(values, element.value))) ?? options.get("other");
          return option?.(values, value) ?? "";
        };
      }
      case PLURAL: {
        if (element.pluralType !== "cardinal") break;
        const options = chosen(element.options);
        return (values) => {
          const value = Number(valueNamed(values, element.value));
          const counted = value - element.offset;
          const option = options.get(`=${value}`) ?? options.get(plural(counted)) ?? options.get("other");
          return option?.(values, counted) ?? "";
        };
      }
      case TAG: {
        const inside = sequence(element.children);
        return (values, value) => {
          const wrap = valueNamed(values, element.value);
          const content = inside(values, value);
          return typeof wrap === "function" ? pieceOf(wrap(piecesOf(content))) : content;
        };
      }
    }
    throw new Error(`The shop's messages have no ICU element of type ${element.type}: format the value, and pass it`);
  }

  function sequence(list: readonly MessageFormatElement[]): Part {
    const parts = list.map(part);
    return (values, value) => {
      let whole: Formatted = "";
      for (const one of parts) whole = joined(whole, one(values, value));
      return whole;
    };
  }

  const whole = sequence(elements);
  return (values) => whole(values, 0);
}

function valueNamed(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`A value is missing: ${name}`);
  return values[name];
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
/** React elements are kept as they are. */
const pieceOf = (value: unknown) => (typeof value === "object" && value !== null ? [value] : textOf(value));
const piecesOf = (formatted: Formatted) => (typeof formatted === "string" ? [formatted] : formatted);

function joined(before: Formatted, next: Formatted): Formatted {
  if (typeof before === "string" && typeof next === "string") return before + next;
  return before === "" ? next : [...piecesOf(before), ...piecesOf(next)];
}
