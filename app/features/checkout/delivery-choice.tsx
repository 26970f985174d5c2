import type { MouseEvent } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { Draft, PickupPoint } from "#contract/checkout";
import { addressLines } from "~/features/addresses/address-rules";
import { formatCents } from "~/i18n/intl";
import { checkoutFields as fields } from "./checkout-fields";
import { Choice, ChoiceForm } from "./choice";

/** Ids of what is led to while no pick-up point is chosen. */
const FIRST_POINT = "afhaalpunt";
const HOME = "thuis-bezorgen";

/** To the visitor's address or to a pick-up point, each with what it costs before it is chosen. */
export function DeliveryChoice({ draft, points }: { draft: Draft; points: readonly PickupPoint[] }) {
  const intl = useIntl();
  const { pickup, pickupPoint } = draft;
  const price = (toPoint: boolean) => {
    const cents = shippingWith(draft, toPoint);
    if (cents === undefined) return "";
    const said = cents === 0 ? intl.formatMessage({ id: "product.shipping.none" }) : formatCents(cents);
    return intl.formatMessage({ id: "checkout.delivery.price" }, { price: said });
  };
  return (
    <ChoiceForm action="delivery">
      <fieldset>
        <legend>{intl.formatMessage({ id: "checkout.delivery" })}</legend>
        <Choice
          name={fields.pickup}
          value="home"
          id={HOME}
          checked={!pickup}
          text={intl.formatMessage({ id: "checkout.home" })}
          hint={price(false)}
        />
        <Choice
          name={fields.pickup}
          value="pickup"
          checked={pickup}
          text={intl.formatMessage({ id: "checkout.pickup" })}
          hint={price(true)}
        />
      </fieldset>
      {pickup && (
        <fieldset>
          <legend>{intl.formatMessage({ id: "checkout.pickup.choose" })}</legend>
          {points.length === 0 && <p>{intl.formatMessage({ id: "checkout.pickup.none" })}</p>}
          {points.map((point, index) => (
            <Choice
              key={point.id}
              id={index === 0 ? FIRST_POINT : undefined}
              name={fields.point}
              value={point.id}
              checked={point.id === pickupPoint?.id}
              text={point.name}
              hint={pointText(point, (metres) =>
                intl.formatMessage({ id: "checkout.pickup.far" }, { distance: distanceText(intl, metres) }),
              )}
            />
          ))}
        </fieldset>
      )}
    </ChoiceForm>
  );
}

/** Leads back to the choice of a pick-up point, or to the other way of delivery when there is none to choose. */
export function PointMissing({ hasPoints }: { hasPoints: boolean }) {
  const intl = useIntl();
  const target = hasPoints ? FIRST_POINT : HOME;
  function lead(event: MouseEvent) {
    event.preventDefault(); // keeps the address: its hash may name an open popup
    const choice = document.getElementById(target);
    choice?.closest("fieldset")?.scrollIntoView();
    choice?.focus({ preventScroll: true });
  }
  return (
    <p>
      {!hasPoints && <>{intl.formatMessage({ id: "checkout.pickup.none" })} </>}
      <a href={`#${target}`} onClick={lead}>
        {intl.formatMessage({ id: hasPoints ? "checkout.pickup.choose" : "checkout.home.instead" })}
      </a>
    </p>
  );
}

/** What all shops ask for sending in one of the two ways; unknown while a code pays for some of it. */
function shippingWith({ shops, codes }: Draft, toPoint: boolean): number | undefined {
  if (codes.some(({ shipping }) => shipping)) return undefined;
  const methods = shops.map(({ method, methods }) => {
    const ofKind = methods.filter(({ pickup }) => pickup === toPoint);
    return ofKind.find(({ id }) => id === method) ?? ofKind[0];
  });
  return methods.reduce((sum, method) => sum + (method?.price ?? 0), 0);
}

const KM = 1_000;
const distanceText = (intl: IntlShape, metres: number): string =>
  metres < KM ? `${metres}\u00a0m` : `${intl.formatNumber(metres / KM, { maximumFractionDigits: 1 })}\u00a0km`;

function pointText(
  { street, houseNumber, postalCode, city, hours, distance }: PickupPoint,
  far: (metres: number) => string,
) {
  const place = addressLines({ street, houseNumber, addition: "", postalCode, city, country: "NL" }).join(", ");
  return [place, distance === null ? "" : far(distance), hours].filter(Boolean).join(" · ");
}
