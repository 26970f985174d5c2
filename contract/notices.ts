import { defineCall } from "./call";

export const noticeKinds = ["price", "illegal"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const NOTICE_LENGTHS = { page: 500, text: 2_000 } as const;

/** What a visitor says is wrong with a page of this site. */
export interface Notice {
  kind: NoticeKind;
  /** Path of the page. */
  page: string;
  text: string;
  name: string;
  email: string;
}

/** Answers the number of the notice, which the confirmation mail repeats. 429 after too many. */
export const sendNotice = defineCall<{ body: Notice }, { id: string }>({
  name: "sendNotice",
  service: "site",
  method: "POST",
  path: "/notices",
});
