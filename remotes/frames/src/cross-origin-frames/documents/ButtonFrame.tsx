import { useState } from 'react';
import FrameDocument from './FrameDocument';

export default function ButtonFrame() {
  const [clicked, setClicked] = useState(false);
  return (
    <FrameDocument title="One button">
      <button type="button" className="btn btn-primary mb-3" onClick={() => setClicked(true)}>
        Click me
      </button>
      <p role="status">{clicked && 'The button was clicked.'}</p>
    </FrameDocument>
  );
}
