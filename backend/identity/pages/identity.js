// What the pages of the provider can do more with JavaScript; each of them works without.
for (const button of document.querySelectorAll("button[data-show]")) {
  const input = document.getElementById(button.getAttribute("aria-controls"));
  button.hidden = false;
  button.addEventListener("click", () => {
    const shown = input.type === "text";
    input.type = shown ? "password" : "text";
    button.setAttribute("aria-pressed", String(!shown));
    button.setAttribute("aria-label", shown ? button.dataset.show : button.dataset.hide);
  });
}
for (const form of document.querySelectorAll("form")) {
  // A password is sent as one, or the browser would remember it among ordinary texts.
  form.addEventListener("submit", () => {
    for (const input of form.querySelectorAll(".secret input")) input.type = "password";
  });
}
document.querySelector("[data-submit-now]")?.click();
