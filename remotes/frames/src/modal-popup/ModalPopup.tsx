import { useRef, useState } from 'react';
import Dialog from './Dialog';

export default function ModalPopup() {
  const [open, setOpen] = useState<'none' | 'first' | 'second'>('none');
  const opener = useRef<HTMLButtonElement>(null);
  // If a dialog closes because the other one opens, the other one has to stay open.
  const close = (dialog: 'first' | 'second') => setOpen((current) => (current === dialog ? 'none' : current));
  const returnFocus = () => {
    if (open === 'none') opener.current?.focus();
  };
  return (
    <>
      <button ref={opener} type="button" className="btn btn-primary" onClick={() => setOpen('first')}>
        Open first modal
      </button>
      <Dialog
        id="modal-1"
        title="Modal 1"
        open={open === 'first'}
        onClose={() => close('first')}
        onClosed={returnFocus}
        action={
          <button type="button" className="btn btn-primary" onClick={() => setOpen('second')}>
            Open second modal
          </button>
        }
      >
        Hi. This is the first modal popup.
      </Dialog>
      <Dialog
        id="modal-2"
        title="Modal 2"
        open={open === 'second'}
        onClose={() => close('second')}
        onClosed={returnFocus}
        action={
          <button type="button" className="btn btn-primary" onClick={() => setOpen('first')}>
            Back to first
          </button>
        }
      >
        Hi. This is the second modal popup.
      </Dialog>
      {/* Bootstrap brings the focus back when it lands elsewhere in the page. The dialog is the last thing in the page, so
          Tab from its last button would leave the page. This element takes the focus instead. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus never stays here. */}
      {open !== 'none' && <span tabIndex={0} />}
    </>
  );
}
