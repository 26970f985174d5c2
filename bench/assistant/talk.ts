import { randomUUID } from "node:crypto";
import type { ChatMessage } from "#contract/assistant";

const PATIENCE_MS = 10_000;

/** One conversation with the assistant of a running shop, from an address of its own so that no limit is met. */
export class Talk {
  private chat = "";

  constructor(
    private readonly shop: string,
    private readonly address: string,
  ) {}

  private async send(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.shop}/api/assistant${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": this.address, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${path} failed with status ${response.status}: ${await response.text()}`);
    return (await response.json()) as { chat_id: string; message: ChatMessage };
  }

  async begin(): Promise<void> {
    this.chat = (await this.send("/chat/greeting/", {})).chat_id;
  }

  /** The answer, and the milliseconds that it took. */
  async ask(message: string): Promise<{ answer: ChatMessage; ms: number }> {
    const began = performance.now();
    const body = { message, chat_id: this.chat, lang: "nl" };
    const { message: answer } = await this.send("/chat/ask/", body, { "chat-message-id": randomUUID() });
    return { answer, ms: performance.now() - began };
  }
}
