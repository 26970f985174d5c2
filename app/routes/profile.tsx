import type { MetaFunction } from "@remix-run/node";
import { useIntl } from "react-intl";
import { AdultSwitch } from "~/features/adult-content/adult-switch";
import { ProfileHome } from "~/features/profile/profile-home";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Breadcrumb } from "~/shell/breadcrumb";
import { Container } from "~/ui/container";

/** Who is signed in is known to the browser alone: this page cannot wait for a first touch. */
export const handle = { activate: "now" };

export const meta: MetaFunction = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "account.title" }), noindex: true });

/** PF-01. */
export default function Profile() {
  const { formatMessage } = useIntl();
  return (
    <Container>
      <Breadcrumb items={[{ text: formatMessage({ id: "account.title" }) }]} />
      <ProfileHome />
      <AdultSwitch />
    </Container>
  );
}
