import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { isFormTooLarge, readForm } from "~/api/read-form.server";
import { ChooseScreen } from "~/features/picture-search/choose-screen";
import { loadPicture, statusOf } from "~/features/picture-search/load-picture";
import { DELETE_ACTION, pictureFields as fields } from "~/features/picture-search/picture-fields";
import { PictureScreen } from "~/features/picture-search/picture-screen";
import { deleteSent, type FormOutcome, sendForm } from "~/features/picture-search/send-form";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** Pasting and dropping a picture begin before anything on the page is touched. */
export const handle: PageHandle = { activate: "now", noindex: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.flags.ImageSearchFeature) throw notFound();
  const view = await loadPicture(request, context);
  const deleted = new URL(request.url).searchParams.has(DELETE_ACTION);
  return json({ view, deleted }, statusOf(view));
}

/** What the browser sends by itself does not come here; this is for visitors without JavaScript, and for deleting. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!context.flags.ImageSearchFeature) throw notFound();
  if (isFormTooLarge(request))
    return refuse({ outcome: "wrong", status: 413, problem: "search.image.error", link: "" });
  const sent = await readForm(request);
  if (sent.get(fields.action) === DELETE_ACTION) return deleted(sent, { request, context });
  const outcome = await sendForm(sent, context, request.headers);
  if (outcome.outcome === "wrong") return refuse(outcome);
  return redirect(context.paths.to("pictureSearch", {}, { [fields.picture]: outcome.picture }), 303);
}

const refuse = (outcome: Extract<FormOutcome, { outcome: "wrong" }>) => json(outcome, { status: outcome.status });

async function deleted(sent: FormData, { request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const picture = String(sent.get(fields.picture) ?? "");
  const gone = await deleteSent(picture, context, request.headers);
  if (!gone) return refuse({ outcome: "wrong", status: 502, problem: "search.image.delete.failed", link: "" });
  return redirect(context.paths.to("pictureSearch", {}, { [DELETE_ACTION]: "1" }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const id = data?.view ? "search.image.heading" : "search.image.title";
  return metaFrom(matches)({ title: intl.formatMessage({ id }), noindex: true });
};

export default function PictureSearchPage() {
  const { view, deleted } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const paths = usePaths();
  const title = { text: intl.formatMessage({ id: "search.image.title" }), url: paths.to("pictureSearch", {}) };
  const result = { text: intl.formatMessage({ id: "search.image.heading" }) };
  return (
    <Container>
      <Breadcrumb items={view ? [title, result] : [{ text: title.text }]} />
      {view ? (
        <PictureScreen key={view.address.picture} view={view} problem={outcome?.problem} />
      ) : (
        <ChooseScreen outcome={outcome} deleted={deleted} />
      )}
    </Container>
  );
}
