import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import styles from "./category-tile.module.css";

export interface CategoryTileProps {
  category: { key: string; name: string; img: string };
  /** Short text below the name. */
  note?: string;
  /** Whether it is visible when the page opens. */
  priority?: boolean;
}

/** A category as a picture with its name, in one link. */
export function CategoryTile({ category, note, priority = false }: CategoryTileProps) {
  const paths = usePaths();
  return (
    <a className={styles.tile} href={paths.category(slugsOfKey(category.key))}>
      <span className={styles.ground}>
        {category.img && (
          <img
            className={styles.picture}
            src={category.img}
            alt=""
            width={240}
            height={240}
            loading={priority ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </span>
      <span className={styles.name}>{category.name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </a>
  );
}

export interface CategoryTilesProps {
  categories: { key: string; name: string; img: string; tagline?: string }[];
  priority?: boolean;
}

/** A word that does not fit beside two others on a phone, and that not every browser can hyphenate. */
const LONG_WORD = /\p{L}{18}/u;

export function CategoryTiles({ categories, priority }: CategoryTilesProps) {
  const isLong = categories.some(({ name }) => LONG_WORD.test(name));
  return (
    <ul className={styles.tiles} data-long={isLong || undefined}>
      {categories.map((category) => (
        <li key={category.key}>
          <CategoryTile category={category} note={category.tagline} priority={priority} />
        </li>
      ))}
    </ul>
  );
}
