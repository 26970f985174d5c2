import { useLocation } from "@remix-run/react";
import { useIntl } from "react-intl";
import { reviewSorts } from "#contract/reviews";
import { noticeFields } from "~/features/notices/notice-fields";
import { usePaths } from "~/paths-context";
import { HelpfulButton } from "./helpful-button";
import type { ReviewsData } from "./load-reviews";
import { OwnReviewPart } from "./own-review-part";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";
import { ReviewPhotos } from "./review-photos";
import styles from "./reviews.module.css";
import layout from "./reviews-screen.module.css";
import { ShopAnswer } from "./shop-answer";

/** All reviews of a product or a shop, and writing one. */
export function ReviewsScreen({ data }: { data: ReviewsData }) {
  const intl = useIntl();
  const paths = usePaths();
  const { subject, reviews, page, pages } = data;
  const { average, count, histogram } = reviews;
  return (
    <div className={layout.screen}>
      <header className={layout.head}>
        <h1 className={layout.title}>{intl.formatMessage({ id: "reviews.title" }, { name: subject.name })}</h1>
        {average === null || count === 0 ? (
          <p>{intl.formatMessage({ id: "reviews.none" })}</p>
        ) : (
          <RatingSummary average={average} count={count} histogram={histogram} />
        )}
        <p className={styles.note}>
          {subject.kind === "shop" && `${intl.formatMessage({ id: "reviews.shop.elsewhere" })} `}
          {intl.formatMessage({ id: "product.reviews.checked" })}{" "}
          <a href={paths.to("aboutReviews", {})}>{intl.formatMessage({ id: "reviews.about" })}</a>
        </p>
      </header>
      <OwnReviewPart key={subject.id} subject={subject} />
      {reviews.reviews.length > 0 && (
        <section className={layout.part} aria-labelledby="alle-beoordelingen">
          <div className={layout.bar}>
            <h2 id="alle-beoordelingen">{intl.formatMessage({ id: "reviews.all" })}</h2>
            <Sorts current={data.sort} />
          </div>
          <ul className={styles.list}>
            {reviews.reviews.map((review) => (
              <ReviewItem key={review.id} review={review}>
                <ReviewPhotos author={review.author} photos={review.photos} />
                <ShopAnswer answer={review.answer} />
                <div className={layout.actions}>
                  <HelpfulButton review={review} />
                  <a href={paths.to("notice", {}, { [noticeFields.review]: review.id })} rel="nofollow">
                    {intl.formatMessage({ id: "reviews.report" })}
                  </a>
                </div>
              </ReviewItem>
            ))}
          </ul>
          {pages > 1 && <Pages sort={data.sort} page={page} pages={pages} />}
        </section>
      )}
    </div>
  );
}

/** The current address with this order and page. */
function useHref() {
  const { pathname } = useLocation();
  return (sort: string, page: number) => {
    const query = new URLSearchParams();
    if (sort !== "newest") query.set("sort", sort);
    if (page > 1) query.set("page", String(page));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}

function Sorts({ current }: { current: ReviewsData["sort"] }) {
  const intl = useIntl();
  const href = useHref();
  return (
    <nav className={layout.sorts} aria-label={intl.formatMessage({ id: "reviews.sort" })}>
      {reviewSorts.map((sort) => (
        <a key={sort} href={href(sort, 1)} rel="nofollow" aria-current={sort === current || undefined}>
          {intl.formatMessage({ id: `reviews.sort.${sort}` })}
        </a>
      ))}
    </nav>
  );
}

function Pages({ sort, page, pages }: Pick<ReviewsData, "sort" | "page" | "pages">) {
  const intl = useIntl();
  const href = useHref();
  return (
    <nav className={layout.pages} aria-label={intl.formatMessage({ id: "reviews.pages" })}>
      {page > 1 && (
        <a href={href(sort, page - 1)} rel="prev">
          {intl.formatMessage({ id: "search.page.previous" })}
        </a>
      )}
      <span>{intl.formatMessage({ id: "reviews.page" }, { page, pages })}</span>
      {page < pages && (
        <a href={href(sort, page + 1)} rel="next">
          {intl.formatMessage({ id: "search.page.next" })}
        </a>
      )}
    </nav>
  );
}
