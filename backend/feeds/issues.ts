/** `error`: the item is rejected. `warning`: it is accepted without the affected part. `tip`: nothing is wrong. */
export type Severity = "error" | "warning" | "tip";

interface IssueKind {
  severity: Severity;
  /** Dutch, for the shop that made the feed. */
  message: (attribute: string, detail: string) => string;
}

/** Every issue the import can report; the codes follow Google Merchant Center's product issues. */
export const ISSUES = {
  missing_required_attribute: {
    severity: "error",
    message: (attribute) => `Het verplichte kenmerk ${attribute} ontbreekt`,
  },
  invalid_value: {
    severity: "error",
    message: (attribute, allowed) => `Deze waarde van ${attribute} kennen we niet; gebruik ${allowed}`,
  },
  ignored_value: {
    severity: "warning",
    message: (attribute, allowed) => `Deze waarde van ${attribute} is overgeslagen; gebruik ${allowed}`,
  },
  id_too_long: { severity: "error", message: () => "Het id is langer dan 50 tekens" },
  duplicate_id: { severity: "error", message: () => "Dit id komt al eerder in de feed voor; alleen het eerste telt" },
  invalid_url: {
    severity: "error",
    message: (attribute) => `Het adres in ${attribute} is geen volledig http- of https-adres`,
  },
  ignored_url: {
    severity: "warning",
    message: (attribute) => `Een adres in ${attribute} is geen http- of https-adres en is overgeslagen`,
  },
  mismatched_domain: {
    severity: "warning",
    message: (_, website) => `Deze link wijst niet naar ${website}, de website van de winkel`,
  },
  invalid_price: {
    severity: "error",
    message: (attribute) => `De prijs in ${attribute} is niet te lezen; schrijf bijvoorbeeld 15.00 EUR`,
  },
  unsupported_currency: {
    severity: "error",
    message: (attribute) => `De prijs in ${attribute} is niet in euro (EUR)`,
  },
  price_out_of_range: {
    severity: "error",
    message: (attribute) => `De prijs in ${attribute} moet boven nul en onder € 1.000.000 liggen`,
  },
  price_format: {
    severity: "warning",
    message: (attribute) =>
      `Schrijf de prijs in ${attribute} met een punt en zonder scheiding van duizendtallen: 15.00 EUR`,
  },
  missing_currency: {
    severity: "warning",
    message: (attribute) =>
      `De valuta van ${attribute} ontbreekt; we gaan uit van euro. Schrijf bijvoorbeeld 15.00 EUR`,
  },
  ignored_price: {
    severity: "warning",
    message: (attribute) => `Het bedrag in ${attribute} is niet te gebruiken en is overgeslagen`,
  },
  sale_price_not_lower: {
    severity: "warning",
    message: () => "De actieprijs is niet lager dan de gewone prijs en is overgeslagen",
  },
  invalid_date: {
    severity: "warning",
    message: (attribute) => `De datum in ${attribute} is niet te lezen; schrijf bijvoorbeeld 2026-12-01T09:00+01:00`,
  },
  expired: { severity: "error", message: () => "De einddatum van dit artikel (expiration_date) is voorbij" },
  invalid_gtin: {
    severity: "error",
    message: () => "Deze gtin klopt niet: een gtin heeft 8, 12, 13 of 14 cijfers en het laatste is een controlecijfer",
  },
  restricted_gtin: {
    severity: "warning",
    message: () =>
      "Deze gtin is voor gebruik binnen één winkel of voor een tegoedbon (begint met 02, 04, 05, 2, 98 of 99) en is overgeslagen",
  },
  ambiguous_gtin: {
    severity: "warning",
    message: () => "Deze gtin staat in de feed bij verschillende artikelen en is bij al die artikelen overgeslagen",
  },
  ignored_gtin: {
    severity: "warning",
    message: () => "Hier staat geen gtin; laat het kenmerk leeg als een artikel er geen heeft",
  },
  ignored_placeholder: {
    severity: "warning",
    message: (attribute) => `Hier staat geen ${attribute}; laat het kenmerk leeg als een artikel er geen heeft`,
  },
  item_too_long: {
    severity: "error",
    message: () => "Dit artikel heeft een te lange tekst, of te veel waarden, en is geweigerd",
  },
  missing_identifiers: {
    severity: "warning",
    message: (attribute) => `Zonder ${attribute} is dit artikel moeilijker bij dat van andere winkels te plaatsen`,
  },
  attribute_too_long: {
    severity: "warning",
    message: (attribute, limit) => `${attribute} is ingekort tot ${limit} tekens`,
  },
  attribute_has_too_many_values: {
    severity: "warning",
    message: (attribute, limit) => `${attribute} heeft te veel waarden; alleen de eerste ${limit} tellen`,
  },
  html_in_text: { severity: "tip", message: (attribute) => `HTML in ${attribute} is omgezet naar gewone tekst` },
  promotional_text: { severity: "tip", message: (attribute) => `Reclame in ${attribute} is weggelaten` },
  excessive_capitalization: {
    severity: "tip",
    message: (attribute) => `${attribute} staat geheel in hoofdletters en wordt in gewone letters getoond`,
  },
  invalid_encoding: {
    severity: "warning",
    message: (attribute) => `In ${attribute} staan tekens die niet te lezen zijn; sla de feed op als UTF-8`,
  },
  attribute_renamed: {
    severity: "tip",
    message: (name, attribute) => `${name} is gelezen als ${attribute}`,
  },
  guessed_encoding: {
    severity: "warning",
    message: (_, guess) =>
      `Het bestand is geen UTF-8 en noemt geen andere tekencodering; het is gelezen als ${guess}. Sla de feed liefst op als UTF-8`,
  },
  wrong_encoding: {
    severity: "warning",
    message: (_, guess) =>
      `Het bestand zegt UTF-8 te zijn, maar is dat niet; het is gelezen als ${guess}. Sla de feed liefst op als UTF-8`,
  },
  used_encoding: { severity: "tip", message: (_, encoding) => `Het bestand is gelezen als ${encoding}` },
  guessed_separator: { severity: "tip", message: (_, sign) => `De kolommen zijn gescheiden met ${sign}` },
  missing_recommended_attribute: {
    severity: "tip",
    message: (attribute, why) => `Voeg ${attribute} toe: ${why}`,
  },
  attribute_not_recognized: {
    severity: "tip",
    message: (attribute) => `Het kenmerk ${attribute} kennen we niet; het is bewaard, maar wordt niet getoond`,
  },
} satisfies Record<string, IssueKind>;

export type IssueCode = keyof typeof ISSUES;

/** One line of the report. */
export interface Issue {
  /** Feed line on which the item starts. */
  line: number;
  itemId: string;
  attribute: string;
  /** At most 100 characters. */
  value: string;
  code: IssueCode;
  severity: Severity;
  message: string;
}

const VALUE_LENGTH = 100;

export function describeIssue(
  item: { line: number; id: string },
  code: IssueCode,
  attribute: string,
  value = "",
  detail = "",
): Issue {
  const kind: IssueKind = ISSUES[code];
  const shown = value
    .slice(0, 10 * VALUE_LENGTH)
    .replace(/\s+/g, " ")
    .slice(0, VALUE_LENGTH);
  const message = kind.message(attribute, detail);
  return {
    line: item.line,
    itemId: item.id.slice(0, 50),
    attribute,
    value: shown,
    code,
    severity: kind.severity,
    message,
  };
}
