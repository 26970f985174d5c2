export default function PersonalInfo() {
  return null;
}
