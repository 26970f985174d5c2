/** Every unknown path, and /404/ itself, answers 404 (RT-32); the root shows what happened. */
export function loader() {
  throw new Response("Not found", { status: 404, statusText: "Not found" });
}

export default function NotFound() {
  return null;
}
