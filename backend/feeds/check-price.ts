import type { Cents } from "#contract/money";
import { parseMoment, parsePeriod } from "./dates";
import type { Inspection } from "./inspection";
import { parsePrice } from "./price";

/** The item's current price; null (and reported) when it cannot be determined. */
export function checkPrice(inspection: Inspection, now: Date): Cents | null {
  const text = inspection.text("price");
  if (text === "") {
    inspection.report("missing_required_attribute", "price");
    return null;
  }
  const result = parsePrice(text);
  if ("problem" in result) {
    inspection.report(result.problem, "price", text);
    return null;
  }
  if (result.doubt) inspection.report(result.doubt, "price", text);
  return salePrice(inspection, result.cents, now) ?? result.cents;
}

/** The sale price if it applies now: always, or within its effective dates. */
function salePrice(inspection: Inspection, price: Cents, now: Date): Cents | null {
  const sale = optionalAmount(inspection, "sale_price", inspection.text("sale_price"), 1);
  if (sale === null) return null;
  if (sale >= price) {
    inspection.report("sale_price_not_lower", "sale_price", inspection.text("sale_price"));
    return null;
  }
  const dates = inspection.text("sale_price_effective_date");
  if (dates === "") return sale;
  const period = parsePeriod(dates);
  if (period === null) {
    inspection.report("invalid_date", "sale_price_effective_date", dates);
    return null;
  }
  return now >= period.from && now <= period.until ? sale : null;
}

/** An optional amount; an invalid one is reported and dropped. */
export function optionalAmount(
  inspection: Inspection,
  attribute: string,
  text: string | undefined,
  lowest: Cents = 0,
): Cents | null {
  if (!text) return null;
  const result = parsePrice(text, lowest);
  if ("cents" in result) return result.cents;
  inspection.report("ignored_price", attribute, text);
  return null;
}

export function checkExpiration(inspection: Inspection, now: Date): void {
  const text = inspection.text("expiration_date");
  if (text === "") return;
  const moment = parseMoment(text);
  if (moment === null) inspection.report("invalid_date", "expiration_date", text);
  else if (moment < now) inspection.report("expired", "expiration_date", text);
}
