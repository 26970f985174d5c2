import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { allowedPurposes } from "~/browser/consent-cookie";
import { ConsentScreen } from "~/features/consent/consent-screen";
import { SAVED_PARAMETER, takeConsent } from "~/features/consent/take-consent";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { consent } = context;
  if (!context.flags.ConsentBanner || !consent) throw notFound();
  return {
    allowed: allowedPurposes(consent),
    objects: consent.objects,
    saved: new URL(request.url).searchParams.has(SAVED_PARAMETER),
  };
}

/** Also what the banner of every page posts to. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.flags.ConsentBanner) throw notFound();
  const sent = await readForm(request);
  return takeConsent(sent, context, request.headers);
}

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "shell.cookieSettings" }), noindex: true });

export default function CookieSettings() {
  const data = useLoaderData<typeof loader>();
  const failed = Boolean(useActionData());
  const paths = usePaths();
  const cookies = { text: intl.formatMessage({ id: "shell.cookies" }), href: paths.to("cookies", {}) };
  return (
    <Container narrow>
      <Breadcrumb items={[cookies, { text: intl.formatMessage({ id: "shell.cookieSettings" }) }]} />
      <ConsentScreen {...data} saved={data.saved && !failed} failed={failed} />
    </Container>
  );
}
