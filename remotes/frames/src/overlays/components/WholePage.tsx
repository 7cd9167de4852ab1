import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

// StrictMode hands over the same dialog twice.
function show(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}

/** A modal dialog, over everything until it is closed: by each of its buttons of type submit, or by Escape. */
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
