export default function Category() {
  return <h1>category</h1>;
}
