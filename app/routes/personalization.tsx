export default function Personalization() {
  return null;
}
