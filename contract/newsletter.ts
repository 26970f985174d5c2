/** What somebody can be written about. */
export const newsletterTopics = ["offers", "newProducts", "tips"] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];
