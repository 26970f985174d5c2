import type { ReactNode } from "react";

export function Page({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
