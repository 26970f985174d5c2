/** Names of the page's parameters and of its form's fields. */
export const pictureFields = {
  picture: "foto",
  category: "categorie",
  file: "file",
  camera: "camera",
  link: "adres",
  action: "actie",
} as const;

export const DELETE_ACTION = "verwijder";

/** The shop gives a picture from elsewhere ten seconds, and then looks at it. In milliseconds. */
export const LINK_MS = 14_000;
/** Longer addresses are not fetched. */
export const LINK_LENGTH = 2_000;
