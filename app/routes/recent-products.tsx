export default function RecentProducts() {
  return null;
}
