export default function NotificationCenter() {
  return null;
}
