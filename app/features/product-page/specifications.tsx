import { useIntl } from "react-intl";
import type { Specification } from "#contract/products";
import { drawnOnce } from "~/ui/drawn-once";
import styles from "./specifications.module.css";

interface SpecificationsProps {
  specifications: Specification[];
}

/** Groups specifications, keeping their order. */
export function groupSpecifications(specifications: readonly Specification[]): [string, Specification[]][] {
  const groups = new Map<string, Specification[]>();
  for (const specification of specifications) {
    const group = groups.get(specification.group);
    if (group) group.push(specification);
    else groups.set(specification.group, [specification]);
  }
  return [...groups];
}

/** All of them, in groups. */
export const Specifications = drawnOnce("specifications", ({ specifications }: SpecificationsProps) => {
  const intl = useIntl();
  if (specifications.length === 0) return null;
  const groups = groupSpecifications(specifications);
  return (
    <section className={styles.specifications} id="specificaties" aria-labelledby="specificaties-titel">
      <h2 id="specificaties-titel">{intl.formatMessage({ id: "product.specifications" })}</h2>
      <div className={styles.groups}>
        {groups.map(([group, list]) => (
          <div key={group} className={styles.group}>
            {group && <h3 className={styles.title}>{group}</h3>}
            <dl>
              {list.map(({ name, value }) => (
                <div key={`${name} ${value}`} className={styles.row}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
});

/** The most important specifications, beside the pictures. */
export function KeySpecifications({ specifications }: SpecificationsProps) {
  const intl = useIntl();
  if (specifications.length === 0) return null;
  return (
    <div className={styles.key}>
      <dl>
        {specifications.slice(0, 6).map(({ name, value }) => (
          <div key={`${name} ${value}`} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {specifications.length > 6 && (
        <a className={styles.all} href="#specificaties">
          {intl.formatMessage({ id: "product.specifications.all" })}
        </a>
      )}
    </div>
  );
}
