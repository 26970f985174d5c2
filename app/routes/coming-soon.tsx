import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { metaFrom } from "~/seo/meta-from";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Screen } from "~/ui/screen";

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "home.soon.title" }), noindex: true });

/** RT-13: always reachable, so it also says when the shop is open. Makes no requests. */
export default function ComingSoon() {
  const intl = useIntl();
  const paths = usePaths();
  const shopName = useRootData()?.site.shopName ?? "";
  const soon = useFlag("ComingSoon");
  return (
    <Container narrow>
      <Screen>
        <h1>{intl.formatMessage({ id: soon ? "home.soon.title" : "home.open.title" })}</h1>
        <p>{intl.formatMessage({ id: soon ? "home.soon.text" : "home.open.text" }, { shopName })}</p>
        <p>
          <ButtonLink variant="primary" href={soon ? paths.to("allCategories", {}) : "/"}>
            {intl.formatMessage({ id: soon ? "shell.allCategories" : "errors.home" })}
          </ButtonLink>
        </p>
      </Screen>
    </Container>
  );
}
