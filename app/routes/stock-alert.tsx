export default function StockAlert() {
  return null;
}
