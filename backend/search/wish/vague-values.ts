import type { WishPart } from "#contract/wish";
import type { Reading } from "./reading";

const WITHOUT = /^(?:geen|zonder)\b/i;

/** Takes back words for several values where one of these is asked for as well: `gevoerd met fleece`. */
export function withoutVague({ parts, sentence }: Reading): void {
  const isEither = (one: WishPart, other: WishPart) => sentence.text.includes(`${one.said} of ${other.said}`);
  const vague = parts.filter((part) => {
    const { filter, said } = part;
    const values = filter?.values ?? [];
    return parts.some((other) => {
      // `128 gb met 8 gb` says of `8 gb` nothing by itself.
      if (other === part) return false;
      const own = other.filter?.key === filter?.key ? (other.filter?.values ?? []) : [];
      // `gevoerd met leer`
      const isSaidBy = own.length > 0 && sentence.text.includes(`${said} met ${other.said}`);
      if (isSaidBy) return true;
      // `met een rits, geen veters`: what is to do without them has a zip.
      const isWanted = own.length > 0 && own.every((value) => !value.startsWith("!")) && !WITHOUT.test(other.said);
      if (isWanted && WITHOUT.test(said) && !values.some((value) => value.startsWith("!"))) return true;
      // `tweepersoons 200x200` is of that size.
      const isSize = own.length === 1 && values.length > 1 && /^\d+ x \d/.test(own[0] ?? "");
      const isPart =
        isSize || (own.length > 0 && own.length < values.length && own.every((value) => values.includes(value)));
      return (
        isPart &&
        other.said !== said &&
        !isEither(other, { said } as WishPart) &&
        !isEither({ said } as WishPart, other)
      );
    });
  });
  for (const part of vague) parts.splice(parts.indexOf(part), 1);
}
