export default function AllCategories() {
  return <h1>all-categories</h1>;
}
