import type { FeedHints } from "./feed-hints";

const number = new Intl.NumberFormat("nl-NL");
const percent = new Intl.NumberFormat("nl-NL", { style: "percent", maximumFractionDigits: 0 });

/** What the shop could improve, in Dutch; nothing when there is nothing to say. */
export function hintLines(hints: FeedHints): string[] {
  const lines: string[] = [];
  const { offers, withoutGtin, smallPictures, knownPictures, farPrices, comparedPrices, farIds } = hints;
  if (withoutGtin > 0) {
    lines.push(
      `${percent.format(withoutGtin / offers)} van de aanbiedingen heeft geen gtin (${of(withoutGtin, offers)}): die zijn moeilijker te vergelijken en te vinden`,
    );
  }
  if (smallPictures > 0) {
    lines.push(
      `${of(smallPictures, knownPictures)} bekeken foto's ${smallPictures === 1 ? "is" : "zijn"} kleiner dan 500 pixels: stuur grotere`,
    );
  }
  if (farPrices > 0) {
    lines.push(
      `${of(farPrices, comparedPrices)} vergeleken prijzen ${farPrices === 1 ? "ligt" : "liggen"} meer dan drie keer boven of onder die van andere winkels; ${farPrices === 1 ? "klopt die" : "kloppen ze"}? (${listed(farIds, farPrices)})`,
    );
  }
  if (hints.ignoredGroups > 0) {
    const ids = listed(hints.ignoredGroupIds, hints.ignoredGroups);
    lines.push(
      `${of(hints.ignoredGroups, hints.grouped)} artikelen met een item_group_id worden niet als varianten getoond: onder dezelfde code staan ook andere producten (${ids})`,
    );
  }
  return lines.length === 0 ? [] : ["", "Tips voor de hele feed:", ...lines.map((line) => `  ${line}`)];
}

const listed = (ids: readonly string[], count: number) => ids.join(", ") + (count > ids.length ? " …" : "");

function of(part: number, whole: number): string {
  return `${number.format(part)} van de ${number.format(whole)}`;
}
