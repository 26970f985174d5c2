import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { trackOrder } from "~/features/orders/find-order";
import type { NotFoundOrder } from "~/features/orders/track-fields";
import { TrackScreen } from "~/features/orders/track-screen";
import { canBuyWith } from "~/flags/can-buy";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

const statuses: Record<NotFoundOrder["outcome"], number> = { wrong: 422, unknown: 422, tooMany: 429, failed: 502 };

export async function loader({ context }: LoaderFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  const sent = await readForm(request);
  const found = await trackOrder(sent, context, request.headers);
  if (found.outcome === "found") return redirect(found.path, 303);
  return json(found, { status: statuses[found.outcome] });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "track.title" }), noindex: true });

export default function TrackOrder() {
  const outcome = useActionData<typeof action>();
  return (
    <Container narrow>
      <TrackScreen outcome={outcome} />
    </Container>
  );
}
