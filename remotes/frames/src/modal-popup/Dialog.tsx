import Modal from 'bootstrap/js/dist/modal';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWindowEvent } from '../../shared/useWindowEvent';

interface Props {
  id: string;
  title: string;
  /** The button at the end of the dialog. */
  action: ReactNode;
  children: ReactNode;
  open: boolean;
  /** Called when the dialog starts to close: by its close button, by Escape or by a click beside it. */
  onClose: () => void;
  /** Called when the dialog and its backdrop are gone. */
  onClosed: () => void;
}

/**
 * Ends running transitions. During a transition, Bootstrap ignores show() and hide(), and it throws if the transition ends
 * after dispose(). Both would happen if the user clicks fast or leaves the page.
 */
function finishTransitions(element: HTMLElement) {
  const backdrops = [...document.querySelectorAll('.modal-backdrop')];
  const dialogs = [...element.querySelectorAll('.modal-dialog')];
  // The backdrop appears before the dialog and disappears after it.
  for (const moving of [...backdrops, ...dialogs, element, ...backdrops]) {
    moving.dispatchEvent(new Event('transitionend'));
  }
}

/** A modal dialog, opened and closed by `open`. It stays in the document until it has faded out. */
export default function Dialog({ open, onClosed, ...props }: Props) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const whenClosed = () => {
    setPresent(false);
    onClosed();
  };
  return present && <BootstrapModal {...props} open={open} onClosed={whenClosed} />;
}

function BootstrapModal({ id, title, action, children, open, onClose, onClosed }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const modal = useRef<Modal>(null);
  const shown = useRef(false);
  const closing = useEffectEvent(onClose);
  const closed = useEffectEvent(onClosed);

  // A layout effect, because its cleanup runs while the element is still in the document.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const instance = new Modal(dialog);
    modal.current = instance;
    const whenClosing = () => {
      shown.current = false;
      closing();
    };
    const whenClosed = () => closed();
    dialog.addEventListener('hide.bs.modal', whenClosing);
    dialog.addEventListener('hidden.bs.modal', whenClosed);
    return () => {
      dialog.removeEventListener('hide.bs.modal', whenClosing);
      dialog.removeEventListener('hidden.bs.modal', whenClosed);
      finishTransitions(dialog);
      instance.hide();
      finishTransitions(dialog);
      instance.dispose();
    };
  }, []);

  useEffect(() => {
    // If Bootstrap closed it by itself, it is already fading out.
    if (!element.current || open === shown.current) return;
    shown.current = open;
    finishTransitions(element.current);
    if (open) modal.current?.show();
    else modal.current?.hide();
  }, [open]);

  // Bootstrap hears Escape in the dialog only, and the focus moves there when the dialog has faded in.
  useWindowEvent('keydown', ({ key, target }) => {
    if (open && key === 'Escape' && !element.current?.contains(target as Node)) onClose();
  });

  return (
    <div
      ref={element}
      id={id}
      role="dialog"
      className="modal fade"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-hidden="true"
    >
      <div className="modal-dialog">
        <div className="modal-content">
          <div className="modal-header">
            <h2 className="modal-title fs-5" id={`${id}-title`}>
              {title}
            </h2>
            <button type="button" className="btn-close" aria-label="Close" onClick={onClose} />
          </div>
          <div className="modal-body">{children}</div>
          <div className="modal-footer">{action}</div>
        </div>
      </div>
    </div>
  );
}
