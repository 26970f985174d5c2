export default function Comparison() {
  return null;
}
