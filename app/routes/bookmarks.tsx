export default function Bookmarks() {
  return null;
}
