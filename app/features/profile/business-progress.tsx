import { useState } from "react";
import { useIntl } from "react-intl";
import { type BusinessRequest, businessRequest, checkBusiness } from "#contract/business";
import { formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import styles from "./business-progress.module.css";
import { DomainProof } from "./domain-proof";

const mine = question(businessRequest, {}, { ask: askAsUser });

/** What a request to sell here still lacks, and what became of the applicant's shops. */
export function BusinessProgress() {
  const intl = useIntl();
  const asked = useQuery(mine);
  if (asked.state === "failed") return <LoadFailed onRetry={asked.retry} />;
  if (!asked.latest) return <Skeleton rows={2} label={intl.formatMessage({ id: "account.loading" })} />;
  const request = asked.latest;
  const isOpen = request.status === "requested" || request.status === "in_review";
  return (
    <div className={styles.progress}>
      {request.decidedAt && (
        <p className={styles.decided}>
          {intl.formatMessage({ id: "business.decidedOn" }, { date: formatDate(request.decidedAt) })}
        </p>
      )}
      {isOpen && <Missing request={request} />}
      {request.shops.map((shop) => (
        <Notice
          key={shop.website}
          tone={shop.status === "approved" ? "good" : "bad"}
          title={intl.formatMessage({ id: `business.shop.${shop.status ?? "pending"}` }, { shop: shop.website })}
        >
          {shop.reason && <p>{intl.formatMessage({ id: "business.shop.reason" }, { reason: shop.reason })}</p>}
        </Notice>
      ))}
    </div>
  );
}

function Missing({ request: { missing, domain } }: { request: BusinessRequest }) {
  const intl = useIntl();
  const paths = usePaths();
  const [looked, setLooked] = useState<"no" | "busy" | "failed" | "done">("no");
  async function look() {
    setLooked("busy");
    const outcome = await queries.change<BusinessRequest, BusinessRequest>(mine, {
      id: "look",
      apply: (value, answer) => answer ?? value,
      send: () => askAsUser(checkBusiness, {}),
    });
    setLooked(outcome === "failed" ? "failed" : "done");
  }
  const looks = missing.includes("domain") || missing.includes("email");
  const inForm = missing.some((part) => part !== "domain" && part !== "email");
  return (
    <>
      {missing.length > 0 && (
        <>
          <h2 className={styles.title}>{intl.formatMessage({ id: "business.missing" })}</h2>
          <ul className={styles.list}>
            {missing.map((part) => (
              <li key={part}>{intl.formatMessage({ id: `business.missing.${part}` }, { host: domain.host })}</li>
            ))}
          </ul>
        </>
      )}
      {inForm && (
        <a href={paths.to("register", {}, { type: "zakelijk" })}>{intl.formatMessage({ id: "business.complete" })}</a>
      )}
      {missing.includes("domain") && <DomainProof domain={domain} />}
      {looks && (
        <Button className={styles.look} onClick={() => void look()} disabled={looked === "busy"}>
          {intl.formatMessage({ id: "business.look" })}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {looked === "busy" && intl.formatMessage({ id: "business.look.busy" })}
        {looked === "failed" && intl.formatMessage({ id: "business.look.failed" })}
        {looked === "done" && looks && intl.formatMessage({ id: "business.look.notYet" })}
        {missing.length === 0 && intl.formatMessage({ id: "business.complete.all" })}
      </p>
    </>
  );
}
