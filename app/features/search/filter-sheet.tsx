import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ActiveFilters } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import styles from "./filters.module.css";
import { FILTER_BUTTON } from "./result-bar";
import { useScreen } from "./screen-context";
import type { LazyFacets } from "./use-filters";

export interface FilterSheetProps {
  open: boolean;
  title: string;
  hash: string;
  filters: LazyFacets;
}

/** The filters of a small screen. */
export function FilterSheet({ open, title, hash, filters }: FilterSheetProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const { total } = useScreen();
  // Closes immediately, even when the address without the sheet has to wait for its results: whatever comes after this
  // entry of the history may open it again.
  const { key } = useLocation();
  const [closedAt, setClosedAt] = useState<string>();
  const shown = open && closedAt !== key;
  const close = () => {
    if (!shown) return;
    setClosedAt(key);
    // A recent choice may still be loading: closing must not undo it.
    navigate(withoutSheet(pending ?? window.location), { replace: true, preventScrollReset: true });
  };
  useFocusReturn(shown);
  return (
    <Dialog open={shown} onClose={close} title={title} shape="side">
      <div className={styles.sheet}>
        <ActiveFilters hash={hash} />
        {filters.facets ? <FilterPanel facets={filters.facets} hash={hash} /> : <Waiting filters={filters} />}
      </div>
      <div className={styles.show}>
        <Button variant="primary" wide onClick={close}>
          {intl.formatMessage({ id: "search.filters.show" }, { count: total })}
        </Button>
      </div>
    </Dialog>
  );
}

function withoutSheet({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete("sel");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** A sheet that was open at activation has no element to return the focus to, so it goes to the sheet's button. */
function useFocusReturn(open: boolean): void {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (closed && document.activeElement === document.body) document.getElementById(FILTER_BUTTON)?.focus();
  }, [open]);
}

function Waiting({ filters }: { filters: LazyFacets }) {
  const intl = useIntl();
  if (!filters.failed) return <p role="status">{intl.formatMessage({ id: "search.filters.loading" })}</p>;
  return (
    <div role="alert">
      <p>{intl.formatMessage({ id: "search.filters.failed" })}</p>
      <Button onClick={filters.retry}>{intl.formatMessage({ id: "search.filters.retry" })}</Button>
    </div>
  );
}
