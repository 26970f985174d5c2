import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

export function PageProblem() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}
