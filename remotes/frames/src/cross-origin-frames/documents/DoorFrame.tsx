import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { isOpen } from '../draw';
import { report } from './sendToPage';

export default function DoorFrame() {
  const open = isOpen(useSeed());
  const [knocked, setKnocked] = useState(false);
  return (
    <FrameDocument title="Door">
      <p>{`This door is ${open ? 'open' : 'locked'}.`}</p>
      <button
        type="button"
        className="btn btn-primary mb-3"
        onClick={({ isTrusted }) => {
          setKnocked(true);
          report(open ? 'open' : 'locked', isTrusted);
        }}
      >
        Knock
      </button>
      <p role={open ? 'status' : 'alert'}>{knocked && (open ? 'Come in!' : 'Nobody answers.')}</p>
    </FrameDocument>
  );
}
