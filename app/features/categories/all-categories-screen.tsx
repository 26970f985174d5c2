import { useIntl } from "react-intl";
import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import styles from "./all-categories-screen.module.css";
import type { TreeNode } from "./category-tree";

/** The whole tree of three levels, with a way to jump to each main category. */
export function AllCategoriesScreen({ tree }: { tree: TreeNode[] }) {
  const intl = useIntl();
  return (
    <>
      <h1>{intl.formatMessage({ id: "categories.title" })}</h1>
      <nav aria-label={intl.formatMessage({ id: "categories.jump" })}>
        <ul className={styles.jumps}>
          {tree.map((main) => (
            <li key={main.key}>
              <a className={styles.jump} href={`#${main.slug}`}>
                {main.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tree.map((main) => (
        <MainCategory key={main.key} main={main} />
      ))}
    </>
  );
}

function MainCategory({ main }: { main: TreeNode }) {
  return (
    <section className={styles.main} id={main.slug} aria-labelledby={`${main.slug}-title`}>
      <h2 className={styles.title} id={`${main.slug}-title`}>
        {main.img && (
          <span className={styles.ground}>
            <img className={styles.picture} src={main.img} alt="" width={64} height={64} loading="lazy" />
          </span>
        )}
        <CategoryLink node={main} />
      </h2>
      <ul className={styles.columns}>
        {main.children.map((sub) => (
          <li key={sub.key} className={styles.sub}>
            <h3 className={styles.name}>
              <CategoryLink node={sub} />
            </h3>
            {sub.children.length > 0 && (
              <ul className={styles.leaves}>
                {sub.children.map((leaf) => (
                  <li key={leaf.key}>
                    <CategoryLink node={leaf} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryLink({ node }: { node: TreeNode }) {
  const paths = usePaths();
  return <a href={paths.category(slugsOfKey(node.key))}>{node.name}</a>;
}
