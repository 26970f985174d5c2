export default function Addresses() {
  return null;
}
