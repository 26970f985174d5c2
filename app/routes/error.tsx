/** The error page under an address of its own: it is an error, and says so in its status (RT-32). */
export function loader() {
  throw new Response("Error", { status: 500, statusText: "Error" });
}

export default function ErrorRoute() {
  return null;
}
