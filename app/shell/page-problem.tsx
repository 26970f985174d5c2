import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import styles from "./page-problem.module.css";
import { PopularCategories } from "./popular-categories";
import { type Problem, problemAt } from "./problem";
import { SearchForm } from "./search-form";

/** The error boundary of every page: shows what happened and what to do next. */
export function PageProblem() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const names = useRootData()?.names;
  return <ProblemScreen problem={problemAt(isRouteErrorResponse(error) ? error : undefined, names, pathname)} />;
}

/** Also used without header and footer, when the root itself could not be loaded. */
export function ProblemScreen({ problem }: { problem: Problem }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const hasShell = Boolean(useRootData());
  return (
    <div className={styles.screen}>
      <img className={styles.drawing} src={`/drawings/${problem.drawing}.svg`} alt="" width={320} height={240} />
      <h1 className={styles.title}>{intl.formatMessage({ id: problem.title })}</h1>
      <p className={styles.text}>{intl.formatMessage({ id: problem.text })}</p>
      <p className={styles.actions}>
        {problem.retry && (
          <ButtonLink variant="primary" href={pathname + search} data-reload="">
            {intl.formatMessage({ id: "errors.retry" })}
          </ButtonLink>
        )}
        <ButtonLink variant={problem.retry ? "secondary" : "primary"} href="/">
          {intl.formatMessage({ id: "errors.home" })}
        </ButtonLink>
      </p>
      {hasShell && (
        <>
          <div className={styles.search}>
            <SearchForm id="problem-search" label={intl.formatMessage({ id: "errors.search" })} />
          </div>
          <PopularCategories />
        </>
      )}
    </div>
  );
}
