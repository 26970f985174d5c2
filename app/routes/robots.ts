import type { LoaderFunctionArgs } from "@remix-run/node";
import { robotsText } from "~/seo/robots-text";

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robotsText(context.site.baseUrl || context.origin, context.paths), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
