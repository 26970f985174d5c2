export default function Webshops() {
  return <h1>webshops</h1>;
}
