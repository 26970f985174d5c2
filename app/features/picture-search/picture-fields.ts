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

/** Longer addresses are not fetched. */
export const LINK_LENGTH = 2_000;
