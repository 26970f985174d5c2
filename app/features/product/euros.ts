import { intl } from "~/i18n/intl";

const WHOLE_EURO = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

/** Formats whole euros as `€ 1.250`, for bounds and axes. */
export function formatEuros(euros: number): string {
  return intl.formatNumber(euros, WHOLE_EURO);
}
