import { type ReactNode, useRef } from 'react';

interface Props {
  id: string;
  title: string;
  /** Gets whether a person closed it. */
  onClose: (by: { isTrusted: boolean }) => void;
  children: ReactNode;
}

// StrictMode calls this twice with the same dialog.
function show(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

/** A modal dialog over the whole page. Escape closes it, and so does each of its submit buttons. */
export default function WholePage({ id, title, onClose, children }: Props) {
  const closedBy = useRef({ isTrusted: false });
  return (
    <dialog
      ref={show}
      id={id}
      className="bg-body text-body border rounded p-4 shadow"
      aria-labelledby={`${id}-title`}
      // A `close` event is always trusted, so the event before it decides.
      onCancel={({ isTrusted }) => {
        closedBy.current = { isTrusted };
      }}
      onClickCapture={({ isTrusted, target }) => {
        closedBy.current = { isTrusted: isTrusted && (target as Element).closest('button') !== null };
      }}
      onClose={() => onClose(closedBy.current)}
    >
      <h2 className="h4" id={`${id}-title`}>
        {title}
      </h2>
      <form method="dialog" noValidate>
        {children}
      </form>
    </dialog>
  );
}
