export default function Error() {
  return <h1>error</h1>;
}
