import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { rateArticle } from "#contract/content";
import { forVisitor } from "~/api/for-visitor";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { apiOf } from "~/api/server";
import { articleOfPage, supportPath } from "~/features/support/support-path";
import { voteFields } from "~/features/support/vote-fields";

const back = ({ params: { page = "" }, context: { paths } }: LoaderFunctionArgs) =>
  supportPath(paths, articleOfPage(paths.names, page));

/** Whoever reloads or bookmarks the address of the answer. */
export const loader = (args: LoaderFunctionArgs) => redirect(back(args), 302);

/** Counts whether an article was useful, and thanks also for an answer that is not counted again. */
export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args;
  const sent = await readForm(request);
  const word = sent.get(voteFields.useful);
  const id = articleOfPage(context.paths.names, params.page ?? "");
  if (word !== voteFields.yes && word !== voteFields.no) return redirect(back(args), 303);
  const body = { id, useful: word === voteFields.yes };
  const answer = await apiOf(context).result(rateArticle, { body }, forVisitor(request.headers));
  if (!answer.ok && answer.status === 404) throw notFound();
  return redirect(`${back(args)}?${voteFields.thanks}=1#${voteFields.anchor}`, 303);
}
