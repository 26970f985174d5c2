import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The page's slug in other languages and in the crawler's name: it has one address. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(context.paths.to("business", {}), 301);
}
