import type { MessageFormatElement } from "react-intl";

export type Values = Readonly<Record<string, unknown>>;
/** A message as a function of its values. Throws when one is missing. */
export type CompiledMessage = (values: Values) => string;

/** Value of the plural around it, for `#`. */
type Part = (values: Values, plural: number) => string;
type Options = Record<string, { value: MessageFormatElement[] }>;

const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/**
 * Makes a function of a parsed ICU message that holds only texts, arguments, plurals and choices; undefined for one that
 * needs more. `number` writes the `#` of plurals, `plural` chooses between them.
 */
export function compileMessage(
  elements: readonly MessageFormatElement[],
  number: (value: number) => string,
  plural: (value: number) => string,
): CompiledMessage | undefined {
  const chosen = (options: Options) => {
    const parts = Object.entries(options).map(([name, option]) => [name, sequence(option.value)] as const);
    const usable = parts.flatMap(([name, part]) => (part ? [[name, part] as const] : []));
    return usable.length === parts.length ? new Map(usable) : undefined;
  };

  function part(element: MessageFormatElement): Part | undefined {
    switch (element.type) {
      case LITERAL:
        return () => element.value;
      case ARGUMENT:
        return (values) => textOf(valueNamed(values, element.value));
      case POUND:
        return (_, value) => number(value);
      case SELECT: {
        const options = chosen(element.options);
        return (
          options &&
          ((values, value) => {
            const option = options.get(textOf(valueNamed(values, element.value))) ?? options.get("other");
            return option?.(values, value) ?? "";
          })
        );
      }
      case PLURAL: {
        const options = element.pluralType === "cardinal" ? chosen(element.options) : undefined;
        return (
          options &&
          ((values) => {
            const value = Number(valueNamed(values, element.value));
            const counted = value - element.offset;
            const option = options.get(`=${value}`) ?? options.get(plural(counted)) ?? options.get("other");
            return option?.(values, counted) ?? "";
          })
        );
      }
      default:
        return undefined;
    }
  }

  function sequence(list: readonly MessageFormatElement[]): Part | undefined {
    const parts = list.map(part);
    const usable = parts.filter((one) => one !== undefined);
    if (usable.length < parts.length) return undefined;
    return (values, value) => {
      let text = "";
      for (const one of usable) text += one(values, value);
      return text;
    };
  }

  const whole = sequence(elements);
  return whole && ((values) => whole(values, 0));
}

function valueNamed(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`A value is missing: ${name}`);
  return values[name];
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
