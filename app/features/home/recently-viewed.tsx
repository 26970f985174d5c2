/** HM-04. */
export function RecentlyViewed() {
  return null;
}
