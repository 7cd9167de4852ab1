import { useEffect, useState } from 'react';
import FrameDocument from './FrameDocument';
import { report } from './sendToPage';

// To replace the address, not to add one, keeps Go Back for the page: the tab's history is shared with its frames.
const goTo = (step: number) => window.location.replace(`?step=${step}`);

/** Three documents in a row: a click leads from the first to the second, which leads to the third by itself. */
export default function StepsFrame() {
  switch (new URLSearchParams(window.location.search).get('step')) {
    case '2':
      return <Second />;
    case '3':
      return <Third />;
    default:
      return (
        <FrameDocument title="First document">
          <button type="button" className="btn btn-primary mb-3" onClick={() => goTo(2)}>
            Start
          </button>
        </FrameDocument>
      );
  }
}

function Second() {
  useEffect(() => {
    const timer = setTimeout(() => goTo(3), 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FrameDocument title="Second document">
      <p>The third document opens in a second.</p>
    </FrameDocument>
  );
}

function Third() {
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
