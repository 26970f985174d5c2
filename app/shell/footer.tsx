import { useIntl } from "react-intl";
import { canBuyWith } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { type RootData, useRootData } from "~/root-data";
import { Container } from "~/ui/container";
import styles from "./footer.module.css";
import { Logo } from "./logo";

const articles = [["blogs", "blog.title"]] as const;
const asking = [["chat", "assistant.link"]] as const;
const settings = [["cookieSettings", "shell.cookieSettings"]] as const;
const browsing = [
  ["allCategories", "shell.allCategories"],
  ["webshops", "shell.webshops.all"],
  ["search", "shell.allProducts"],
] as const;
const ordering = [
  ["customerService", "shell.customerService"],
  ["trackOrder", "track.link"],
  ["withdrawal", "withdrawal.link"],
] as const;
const comparing = [["support", "shell.customerService"]] as const;
const sellers = [["business", "joining.title"]] as const;
const policies = [
  ["contact", "shell.contact"],
  ["termsAndConditions", "shell.termsAndConditions"],
  ["privacy", "shell.privacy"],
  ["cookies", "shell.cookies"],
  ["accessibility", "shell.accessibility"],
  ["company", "shell.company"],
  ["notice", "shell.notice"],
] as const;

export function Footer() {
  const intl = useIntl();
  const paths = usePaths();
  const data = useRootData();
  if (!data) return null;
  const { shopName } = data.site;
  const { flags } = data;
  const links = [
    ...browsing,
    ...(flags.Blog ? articles : []),
    ...(canBuyWith(flags) ? ordering : comparing),
    ...(flags.Chat ? asking : []),
    ...sellers,
    ...policies,
    ...(flags.ConsentBanner ? settings : []),
  ];
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
              {links.map(([name, id]) => (
                <li key={name}>
                  <a href={paths.to(name, {})}>{intl.formatMessage({ id })}</a>
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
