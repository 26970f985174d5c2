import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import { intl } from "./intl";

export function DutchTexts({ children }: { children: ReactNode }) {
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
