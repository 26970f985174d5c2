import { problem } from "~/api/problems";

/** The error page at its own address: it responds with an error status (RT-32). */
export function loader() {
  throw problem(500, "Error");
}

export default function ErrorRoute() {
  return null;
}
