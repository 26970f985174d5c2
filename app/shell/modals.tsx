import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { closeModal, type ModalName, useModal } from "~/stores/modals";
import { Dialog } from "~/ui/dialog";

interface Modal {
  title: MessageId;
  /** Loaded when it is first opened. */
  Content: ComponentType;
}
const modals: Readonly<Partial<Record<ModalName, Modal>>> = {
  login: {
    title: "login.title",
    Content: lazy(() => import("~/features/sign-in/login-choice").then((m) => ({ default: m.LoginChoice }))),
  },
  logout: {
    title: "logout.title",
    Content: lazy(() => import("~/features/sign-in/logout-choice").then((m) => ({ default: m.LogoutChoice }))),
  },
  deleteUser: {
    title: "account.delete",
    Content: lazy(() => import("~/features/profile/delete-user").then((m) => ({ default: m.DeleteUser }))),
  },
  reviewSuccess: {
    title: "reviews.success.title",
    Content: lazy(() => import("~/features/reviews/review-success").then((m) => ({ default: m.ReviewSuccess }))),
  },
};

/** The modal that is open, in its dialog. */
export function Modals() {
  const intl = useIntl();
  const name = useModal();
  const [last, setLast] = useState<ModalName>("login");
  useEffect(() => {
    if (name) setLast(name); // keep the title while it closes
  }, [name]);
  const modal = modals[name ?? last];
  if (!modal) return null;
  const { title, Content } = modal;
  return (
    <Dialog open={name !== null} onClose={closeModal} title={intl.formatMessage({ id: title })}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </Dialog>
  );
}
