import { useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { report } from './sendToPage';

export default function ButtonFrame() {
  const [clicked, setClicked] = useState(false);
  return (
    <FrameDocument title="One button">
      <button
        type="button"
        className="btn btn-primary mb-3"
        onClick={({ isTrusted }) => {
          setClicked(true);
          report('clicked', isTrusted);
        }}
      >
        Click me
      </button>
      <p role="status">{clicked && 'The button was clicked.'}</p>
    </FrameDocument>
  );
}
