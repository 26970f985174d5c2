export default function Uberfilter() {
  return <h1>uberfilter</h1>;
}
