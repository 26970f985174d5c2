/** A readable name when only the slug is known: `koelen-en-vriezen` → `Koelen en vriezen`. */
export function categoryName(slug: string): string {
  const words = slug.replace(/-+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
