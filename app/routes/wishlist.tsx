export default function Wishlist() {
  return null;
}
