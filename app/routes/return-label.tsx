import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { returnLabel } from "#contract/returns";
import { notFound } from "~/api/problems";
import { apiOf, missing } from "~/api/server";
import { canFollow } from "~/features/orders/can-follow";
import { LabelScreen } from "~/features/orders/label-screen";
import { accessIn } from "~/features/orders/order-fields";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

/** For the browser that ordered, or whoever has the key of the purchase's links. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const access = accessIn(new URL(request.url));
  const body = { reqID: params.returnId ?? "", ...(access && { access }) };
  const label = await apiOf(context).ask(returnLabel, { body });
  if (!label) throw missing(context, returnLabel, "Label not found");
  return label;
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "label.page" }), noindex: true });

export default function ReturnLabelPage() {
  return (
    <Container>
      <LabelScreen label={useLoaderData<typeof loader>()} />
    </Container>
  );
}
