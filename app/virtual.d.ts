declare module "virtual:messages" {
  import type { MessageFormatElement } from "react-intl";
  export const messages: Record<string, string | MessageFormatElement[]>;
}
