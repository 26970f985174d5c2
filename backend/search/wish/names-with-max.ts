import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** Of so many of the names with both words, the one stands right behind the other. */
const MOSTLY = 0.5;

/**
 * `max` as part of a name, where the shop has things that are named so: `iphone 15 pro max 512 GB` bounds nothing. In a
 * `tablet max 300 euro` it does.
 */
export async function withNames(tokens: readonly Token[], sense: ShopSense): Promise<Token[]> {
  return Promise.all(
    tokens.map(async (token, at) => {
      const before = tokens[at - 1]?.text ?? "";
      if (token.text !== "max" || !/^[a-z]{2,}$/.test(before) || isPlainWord(before)) return token;
      if (!sense.hasProperty("max", []) || !sense.hasProperty(before, [])) return token;
      const share = await sense.shareTogether([before, "max"], []);
      return share > MOSTLY ? { ...token, isName: true as const } : token;
    }),
  );
}
