import type { LoaderFunctionArgs } from "@remix-run/node";
import { useIntl } from "react-intl";
import { notFound } from "~/api/problems";
import { usePaths } from "~/paths-context";
import { metaByHandle } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Screen } from "~/ui/screen";

export const handle: PageHandle = { title: "assistant.title", noindex: true };
export const meta = metaByHandle;

/** RT-33: where the trial of the product assistant will be, in the marketplace reading only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.flags.Marketplace) throw notFound();
  return null;
}

export default function Poc() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <Container>
      <Screen>
        <h1>{intl.formatMessage({ id: "assistant.title" })}</h1>
        <EmptyState
          title={intl.formatMessage({ id: "assistant.soon" })}
          text={intl.formatMessage({ id: "assistant.soon.text" })}
        >
          <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
            {intl.formatMessage({ id: "shell.allCategories" })}
          </ButtonLink>
        </EmptyState>
      </Screen>
    </Container>
  );
}
