import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { canFollow } from "~/features/orders/can-follow";
import { emptyForm, takeWithdrawal } from "~/features/orders/withdraw";
import { type WithdrawalStep, withdrawalFields } from "~/features/orders/withdrawal-fields";
import { WithdrawalScreen } from "~/features/orders/withdrawal-screen";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  return emptyForm(new URL(request.url).searchParams.get(withdrawalFields.number) ?? "");
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const sent = await readForm(request);
  const shown = await takeWithdrawal(sent, context, request.headers);
  return json(shown, { status: statusOf(shown) });
}

function statusOf(shown: WithdrawalStep): number {
  if (shown.step === "form") return Object.keys(shown.problems).length > 0 ? 422 : 200;
  if (shown.step === "confirm" && shown.failure) return shown.failure === "track.tooMany" ? 429 : 502;
  return 200;
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "withdrawal.title" }), noindex: true });

export default function Withdrawal() {
  const empty = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>() ?? empty;
  return (
    <Container narrow>
      <WithdrawalScreen shown={shown} />
    </Container>
  );
}
