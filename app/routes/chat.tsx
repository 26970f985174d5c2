import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { answerForm, type FormProblem } from "~/features/assistant/answer-form.server";
import { ChatScreen } from "~/features/assistant/chat-screen";
import { chatStatus, loadChat } from "~/features/assistant/load-chat";
import { newMessageId } from "~/features/assistant/message-id";
import { metaByHandle } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";

export const handle: PageHandle = { title: "assistant.title", noindex: true, activate: "now" };
export const meta = metaByHandle;
/** The address of a conversation is all that it takes to read it, so other sites must not see it. */
export const headers = () => ({ "Referrer-Policy": "same-origin" });

type Asked = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** RT-16, and RT-33: the trial, in the marketplace reading only. */
function conversationOf({ request, params, context: { flags, paths } }: Asked) {
  const isTrial = new URL(request.url).pathname.startsWith(paths.to("poc", {}));
  if (!(isTrial ? flags.Marketplace : flags.Chat)) throw notFound();
  return { place: isTrial ? ("poc" as const) : ("chat" as const), chatId: params.activeChatId ?? "" };
}

export async function loader(asked: LoaderFunctionArgs) {
  const data = await loadChat(conversationOf(asked), asked.request, asked.context);
  return json({ ...data, messageId: newMessageId() }, { status: chatStatus(data) });
}

export async function action(asked: ActionFunctionArgs) {
  return answerForm(conversationOf(asked), asked.request, asked.context);
}

export default function Chat() {
  // Passed on as it is: another object at each rendering would be another page to the screen.
  const data = useLoaderData<typeof loader>();
  return <ChatScreen data={data} messageId={data.messageId} problem={useActionData<FormProblem>()} />;
}
