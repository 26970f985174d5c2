import core from "@core-typeface/figtree.woff2?url";
import whole from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import base from "../app/ui/base.css?raw";
import fonts from "../app/ui/fonts.css?raw";
import { themeCss } from "../app/ui/theme-tokens";
import tokens from "../app/ui/tokens.css?raw";

/** The shop's look for pages outside the storefront: the same tokens, typeface and colours. */
export const shopLook = {
  foundations: [
    tokens,
    fonts.replace(/@core-typeface[^"]+/, core).replace(/@fontsource[^"]+/, whole),
    base.replace(/@import[^;]+;/, ""),
  ].join("\n"),
  theme: themeCss,
  /** As in the header: only the product's own logo has a variant for dark backgrounds. */
  darkLogo: (logo: string) => (logo === "/logo.svg" ? "/logo-dark.svg" : undefined),
};
