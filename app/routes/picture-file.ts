import type { LoaderFunctionArgs } from "@remix-run/node";
import { pictureData } from "#contract/picture-search";
import { forVisitor } from "~/api/for-visitor";
import { notFound } from "~/api/problems";
import { apiOf, missing } from "~/api/server";

/** A visitor's own picture as a file, for pages of results; whoever has its address may see it, as long as it is kept. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!context.flags.ImageSearchFeature) throw notFound();
  const { picture = "" } = params;
  const kept = await apiOf(context).ask(pictureData, { body: { id: picture } }, forVisitor(request.headers));
  if (!kept) throw missing(context, pictureData, "Picture not found");
  return new Response(Buffer.from(kept.data, "base64"), {
    headers: { "Content-Type": kept.mime, "Content-Disposition": "inline", "X-Robots-Tag": "noindex" },
  });
}
