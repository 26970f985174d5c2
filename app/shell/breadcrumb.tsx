import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { type Paths, slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { breadcrumbJsonLd } from "~/seo/breadcrumb";
import { JsonLd } from "~/seo/json-ld";
import { Icon } from "~/ui/icons/icon";
import styles from "./breadcrumb.module.css";

/** LY-07. */
export interface BreadcrumbItem {
  text: string;
  /** Path on this site. */
  url?: string | undefined;
  /** Slug or dot-joined key of a category, instead of `url`. */
  slug?: string | undefined;
  /** Shows a small house before the text. */
  showHomeIcon?: boolean;
  /** Otherwise the link keeps the query of the current page. */
  ignoreExistingQueryString?: boolean;
  /** The last item is plain text unless it is marked active. */
  active?: boolean;
}

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const intl = useIntl();
  const paths = usePaths();
  const { search } = useLocation();
  const origin = useRootData()?.origin ?? "";
  const home: BreadcrumbItem = {
    text: intl.formatMessage({ id: "shell.home" }),
    url: paths.home(),
    showHomeIcon: true,
    ignoreExistingQueryString: true,
  };
  const all = [home, ...items].map((item) => ({ ...item, url: urlOf(paths, item) }));
  return (
    <nav className={styles.breadcrumb} aria-label={intl.formatMessage({ id: "shell.breadcrumb" })}>
      <ol className={styles.list}>
        {all.map((item, index) => {
          const isText = !item.url || (index === all.length - 1 && !item.active);
          return (
            <li key={item.url ?? item.text} className={styles.item}>
              {index > 0 && <Icon name="chevron-right" />}
              {isText ? (
                <span aria-current={index === all.length - 1 ? "page" : undefined}>
                  <Label item={item} />
                </span>
              ) : (
                <a href={item.ignoreExistingQueryString ? item.url : `${item.url}${search}`}>
                  <Label item={item} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <JsonLd data={breadcrumbJsonLd(all, origin)} />
    </nav>
  );
}

function Label({ item }: { item: BreadcrumbItem }) {
  return (
    <Fragment>
      {item.showHomeIcon && <Icon name="home" />}
      {item.text}
    </Fragment>
  );
}

function urlOf(paths: Paths, { url, slug }: BreadcrumbItem): string | undefined {
  return url ?? (slug ? paths.category(slugsOfKey(slug)) : undefined);
}
