import type { MouseEvent, ReactNode } from 'react';

interface Props {
  id: string;
  children: ReactNode;
  /** The label of the button that closes the message. Without it, there is no button. */
  close?: string;
  onClose?: (event: MouseEvent) => void;
}

/** A toast in its place on the page. */
export default function Message({ id, children, close, onClose }: Props) {
  return (
    <div id={id} role="alert" className="toast show w-100">
      <div className="toast-body d-flex flex-wrap justify-content-between align-items-center gap-2">
        <span>{children}</span>
        {close && (
          <button type="button" id={`close-${id}`} className="btn btn-sm btn-secondary" onClick={onClose}>
            {close}
          </button>
        )}
      </div>
    </div>
  );
}
