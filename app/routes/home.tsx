import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MarketplaceHome, StandardHome } from "~/features/home/home-screen";
import { loadHome } from "~/features/home/load-home";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { JsonLd } from "~/seo/json-ld";
import { metaFrom } from "~/seo/meta-from";
import { organizationJsonLd, webSiteJsonLd } from "~/seo/site";

/** RT-13: until the operator opens the shop, its home page leads to the page that says so. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.flags.ComingSoon) throw redirect(context.paths.to("comingSoon", {}));
  return loadHome(context);
}

/** Title and description come from the operator's configuration. */
export const meta: MetaFunction<typeof loader> = ({ matches }) => metaFrom(matches)({});

/** RT-04, HM-06. */
export default function Home() {
  const data = useLoaderData<typeof loader>();
  const marketplace = useFlag("Marketplace");
  return (
    <>
      {marketplace ? <MarketplaceHome data={data} /> : <StandardHome data={data} />}
      <SiteData />
    </>
  );
}

function SiteData() {
  const paths = usePaths();
  const root = useRootData();
  if (!root) return null;
  return (
    <>
      <JsonLd data={webSiteJsonLd(root.site, { origin: root.origin, searchPath: paths.search() })} />
      <JsonLd data={organizationJsonLd(root.site, root.origin)} />
    </>
  );
}
