const at = "2026-11-22T10:00:00.000Z";
const message = {
  id: "7f1d0f4e-answer",
  role: "assistant",
  text: "Dit past bij wat je zoekt.",
  blocks: [
    { type: "products", items: [{ id: "1", reasons: [{ field: "Geluidsniveau", value: "68 dB" }] }] },
    {
      type: "comparison",
      ids: ["1", "2"],
      rows: [{ field: "Geluidsniveau", values: ["68 dB", null], best: 0 }],
      lines: ["De eerste is het stilst."],
      path: "/profiel/vergelijken/",
    },
    {
      type: "quote",
      text: "Geluidsniveau: 68 dB",
      source: { kind: "specification", title: "Boormachine", path: "/product/boor/1/", field: "Geluidsniveau" },
    },
    { type: "choices", question: "Welk merk?", options: [{ label: "Boorhuis", count: 4, message: "Boorhuis" }] },
    { type: "wishes", chips: [{ label: "tot € 500", drop: "maakt niet uit: tot € 500" }], path: "/zoeken/", total: 4 },
    { type: "contact", email: "klantenservice@etalage.example", phone: "030 123 45 67", path: "/klantenservice/" },
    { type: "notice", text: "Je e-mailadres is weggelaten.", tone: "info" },
  ],
  at,
  engine: "embedded",
};
const question = { ...message, id: "7f1d0f4e", role: "user", text: "Een stille boormachine", blocks: [] };

/** Answers of the assistant, as a service that keeps to the contract gives them. */
export const chatAnswers = {
  chatGreeting: { chat_id: "c1", message },
  chatAsk: { chat_id: "c1", message },
  chatHistory: { chat_id: "c1", title: "Boormachine", messages: [question, message] },
};
