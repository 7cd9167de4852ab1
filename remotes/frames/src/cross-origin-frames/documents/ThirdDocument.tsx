import { useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { report } from './sendToPage';

export default function ThirdDocument() {
  const [arrived, setArrived] = useState(false);
  return (
    <FrameDocument title="Third document">
      <button
        type="button"
        className="btn btn-primary mb-3"
        onClick={({ isTrusted }) => {
          setArrived(true);
          report('arrived', isTrusted);
        }}
      >
        Finish
      </button>
      <p role="status">{arrived && 'You have arrived.'}</p>
    </FrameDocument>
  );
}
