export default function ProfileOrders() {
  return null;
}
