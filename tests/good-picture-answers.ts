const sent = { id: "0f".repeat(16), mime: "image/webp", data: "UklGRg==", width: 1024, height: 768 };

/** Answers of the picture search. */
export const pictureAnswers = {
  uploadPicture: sent,
  linkPicture: sent,
  pictureSearch: {
    results: [["100001", 1.42, "klussen.machines"]],
    words: ["boormachine"],
    categories: [{ key: "klussen.machines", name: "Machines", path: "/klussen/machines/", count: 1 }],
  },
  pictureData: sent,
};
