import { useIntl } from "react-intl";
import { canBuyWith } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { type RootData, useRootData } from "~/root-data";
import { Container } from "~/ui/container";
import styles from "./footer.module.css";
import { Logo } from "./logo";

const ordering = [
  ["trackOrder", "track.link"],
  ["withdrawal", "withdrawal.link"],
] as const;
const policies = ["termsAndConditions", "privacy", "cookies", "notice"] as const;

export function Footer() {
  const intl = useIntl();
  const paths = usePaths();
  const data = useRootData();
  if (!data) return null;
  const { shopName, mail } = data.site;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo place="footer" />
            <p>
              {intl.formatMessage(
                { id: data.flags.Marketplace ? "shell.about.marketplace" : "shell.about" },
                { shopName },
              )}
            </p>
          </div>
          <FooterCategories data={data} />
          <nav aria-label={intl.formatMessage({ id: "shell.footer.more" })}>
            <h2 className={styles.title}>{intl.formatMessage({ id: "shell.footer.more" })}</h2>
            <ul className={styles.list}>
              <li>
                <a href={paths.to("allCategories", {})}>{intl.formatMessage({ id: "shell.allCategories" })}</a>
              </li>
              <li>
                <a href={paths.to("webshops", {})}>{intl.formatMessage({ id: "shell.webshops.all" })}</a>
              </li>
              <li>
                <a href={paths.listing(undefined)}>{intl.formatMessage({ id: "shell.allProducts" })}</a>
              </li>
              {data.flags.Blog && (
                <li>
                  <a href={paths.to("blogs", {})}>{intl.formatMessage({ id: "blog.title" })}</a>
                </li>
              )}
              {canBuyWith(data.flags) &&
                ordering.map(([name, id]) => (
                  <li key={name}>
                    <a href={paths.to(name, {})}>{intl.formatMessage({ id })}</a>
                  </li>
                ))}
              {mail && (
                <li>
                  <a href={`mailto:${mail}`}>{intl.formatMessage({ id: "shell.contact" })}</a>
                </li>
              )}
              {(data.flags.ConsentBanner ? [...policies, "cookieSettings" as const] : policies).map((name) => (
                <li key={name}>
                  <a href={paths.to(name, {})}>{intl.formatMessage({ id: `shell.${name}` })}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={styles.fine}>
          <span>{intl.formatMessage({ id: "shell.footer.company" }, { shopName, country: data.site.country })}</span>
          <span>{intl.formatMessage({ id: "shell.footer.prices" })}</span>
        </p>
      </Container>
    </footer>
  );
}

/** CT-12: at most as many as the operator configured. */
function FooterCategories({ data }: { data: RootData }) {
  const intl = useIntl();
  const paths = usePaths();
  const categories = data.categories.slice(0, Math.max(0, data.site.limits.footerCategories));
  if (categories.length === 0) return null;
  const title = intl.formatMessage({ id: "shell.categories" });
  return (
    <nav className={styles.categories} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={paths.category(category.slug)}>{category.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
