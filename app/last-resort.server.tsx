import { renderToStaticMarkup } from "react-dom/server";
import { intl } from "./i18n/intl";

/** A static page without data, for when even the shop's error page cannot be rendered. */
export function lastResort(): string {
  const title = intl.formatMessage({ id: "errors.broken.title" });
  const page = (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{intl.formatMessage({ id: "errors.broken.text" })}</p>
          <p>
            <a href="/">{intl.formatMessage({ id: "errors.home" })}</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
