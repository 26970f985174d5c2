/** Topics of mailings that a user can subscribe to. */
export const newsletterTopics = ["offers", "newProducts", "tips"] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];
