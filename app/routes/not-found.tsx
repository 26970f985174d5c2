import { notFound } from "~/api/problems";

/** Every unknown path, and /404/ itself, answers 404 (RT-32); the root shows the error page. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
