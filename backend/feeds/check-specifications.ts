import type { Specification } from "#contract/products";
import type { Inspection } from "./inspection";
import { oneLine, plainText } from "./plain-text";

const MOST = 100;
const NAME_LENGTH = 60;
const VALUE_LENGTH = 500;
/** Longer values are useless as filters. */
const FEATURE_LENGTH = 60;
/** Values are read up to this length only. */
const READ_LENGTH = 4_000;
const GENERAL = "Algemeen";

/** Attributes shown as specifications: their display name, and whether shoppers can filter on them. */
const SHOWN: { attribute: string; name: string; filter: boolean }[] = [
  { attribute: "material", name: "Materiaal", filter: true },
  { attribute: "pattern", name: "Patroon", filter: true },
  { attribute: "size_type", name: "Pasvorm", filter: false },
  { attribute: "size_system", name: "Maatsysteem", filter: false },
  { attribute: "energy_efficiency_class", name: "Energieklasse", filter: true },
  { attribute: "unit_pricing_measure", name: "Inhoud", filter: false },
  { attribute: "unit_pricing_base_measure", name: "Eenheid voor prijsvergelijking", filter: false },
  { attribute: "multipack", name: "Aantal in de verpakking", filter: false },
  { attribute: "product_weight", name: "Gewicht", filter: false },
  { attribute: "product_length", name: "Lengte", filter: false },
  { attribute: "product_width", name: "Breedte", filter: false },
  { attribute: "product_height", name: "Hoogte", filter: false },
];

export interface Specifications {
  specifications: Specification[];
  features: Record<string, string[]>;
}

/** All specifications, and those that can be filtered on. */
export function checkSpecifications(inspection: Inspection): Specifications {
  const specifications: Specification[] = [];
  const features: Record<string, string[]> = {};

  function add(group: string, name: string, value: string, filter: boolean): void {
    if (specifications.length >= MOST) return;
    const label = capitalised(oneLine(plainText(name.slice(0, READ_LENGTH))).slice(0, NAME_LENGTH));
    const text = oneLine(plainText(value.slice(0, READ_LENGTH))).slice(0, VALUE_LENGTH);
    if (label === "" || text === "") return;
    specifications.push({
      group: capitalised(oneLine(group.slice(0, READ_LENGTH)).slice(0, NAME_LENGTH)) || GENERAL,
      name: label,
      value: text,
    });
    if (!filter || text.length > FEATURE_LENGTH) return;
    const values = Object.hasOwn(features, label) ? features[label] : undefined;
    if (values === undefined) features[label] = [text];
    else if (!values.includes(text)) values.push(text);
  }

  for (const { attribute, name, filter } of SHOWN) {
    if (inspection.text(attribute) !== "") add(GENERAL, name, inspection.text(attribute), filter);
  }
  for (const detail of inspection.groups("product_detail")) {
    add(detail.section_name ?? GENERAL, detail.attribute_name ?? "", detail.attribute_value ?? "", true);
  }
  for (const highlight of inspection.texts("product_highlight")) add("Pluspunten", "Kenmerk", highlight, false);
  addEnergyLabel(inspection, add);
  addPayment(inspection, add);
  return { specifications, features };
}

type Add = (group: string, name: string, value: string, filter: boolean) => void;

/** EU energy labels are given as an EPREL certification. */
function addEnergyLabel(inspection: Inspection, add: Add): void {
  const label = inspection.groups("certification").find((entry) => entry.certification_name?.toUpperCase() === "EPREL");
  if (label?.certification_value) add(GENERAL, "Energieklasse", label.certification_value, true);
  if (label?.certification_code) add(GENERAL, "EPREL-registratienummer", label.certification_code, false);
}

/** A price that requires a subscription or instalments must say so. */
function addPayment(inspection: Inspection, add: Add): void {
  const [subscription] = inspection.groups("subscription_cost");
  if (subscription?.amount) {
    const unit = subscription.period === "year" ? "jaar" : "maand";
    add(
      "Betaling",
      "Abonnement",
      `${subscription.amount} per ${unit}, ${subscription.period_length ?? "1"} × ${unit}`,
      false,
    );
  }
  const [installment] = inspection.groups("installment");
  if (installment?.amount)
    add("Betaling", "In termijnen", `${installment.months ?? "1"} × ${installment.amount}`, false);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
