import { problem } from "~/api/problems";

/** The error page under an address of its own: it is an error, and says so in its status (RT-32). */
export function loader() {
  throw problem(500, "Error");
}

export default function ErrorRoute() {
  return null;
}
