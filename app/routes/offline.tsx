export default function Offline() {
  return <h1>offline</h1>;
}
