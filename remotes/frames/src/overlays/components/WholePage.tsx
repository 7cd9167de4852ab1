import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

// StrictMode calls this twice with the same dialog.
function show(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

/** A modal dialog over the whole page. Escape closes it, and so does each of its submit buttons. */
export default function WholePage({ id, title, onClose, children }: Props) {
  return (
    <dialog
      ref={show}
      id={id}
      className="bg-body text-body border rounded p-4 shadow"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
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
