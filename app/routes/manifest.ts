import type { LoaderFunctionArgs } from "@remix-run/node";
import { webManifest } from "~/seo/web-manifest";

export function loader({ context }: LoaderFunctionArgs) {
  const manifest = webManifest(context);
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
