import type { Shop, ShopMoved, ShopSummary } from "#contract/shops";
import { picture } from "./pictures";
import {
  between,
  cents,
  completed,
  count,
  type Fields,
  id,
  isFields,
  items,
  list,
  mark,
  object,
  or,
  prose,
  type Reader,
  type Reading,
  text,
  webAddress,
} from "./readers";

const SHOPS = 20_000;

/** A shop is known by its website; without a name it is called that. */
function complete(value: Fields, reading: Reading): Fields {
  const website = id(value.website, reading);
  return {
    ...value,
    website,
    id: id(value.id, reading) ?? website,
    name: text(value.name, reading)?.trim() || website,
  };
}
const summary = completed(
  complete,
  object<ShopSummary>({
    id,
    website: id,
    name: text,
    logo: or(picture, ""),
    rating: or(mark, null),
    reviewCount: or(count, 0),
    productCount: or(count, null),
  }),
);

const shops = list(summary, SHOPS);
/** A list of which nothing can be used is another service's. */
export const shopList = object<{ shops: ShopSummary[] }>({
  shops: (value, reading) => {
    const read = shops(value, reading);
    return read?.length === 0 && Array.isArray(value) && value.length > 0 ? undefined : read;
  },
});

type Identity = NonNullable<Shop["identity"]>;
const said = or(text, "");
const identity = object<Identity>({
  legalName: said,
  street: said,
  postalCode: said,
  city: said,
  country: said,
  kvk: said,
  vatId: said,
  email: said,
  phone: said,
});
const shipping = object<NonNullable<Shop["shipping"]>>({ cost: cents, freeFrom: or(cents, null) });

const details = object<Omit<Shop, keyof ShopSummary>>({
  description: or(prose, ""),
  url: or(webAddress, ""),
  identity: or(identity, null),
  since: or(between(1800, 3000), null),
  certificates: items(text, 50),
  paymentMethods: items(text, 50),
  returnDays: or(between(0, 3_650), 0),
  shipping: or(shipping, null),
});
const moved = object<ShopMoved>({ location: text }, { status: between(300, 399) });

/** One shop, or where it went (SH-04). */
export const shopOrMove: Reader<Shop | ShopMoved> = (value, reading) => {
  if (!isFields(value)) return undefined;
  if (value.location !== undefined && value.location !== null) return moved(value, reading);
  const read = summary(value, reading);
  const rest = details(value, reading);
  return read && rest && { ...read, ...rest };
};
