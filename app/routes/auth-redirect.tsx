export default function AuthRedirect() {
  return null;
}
