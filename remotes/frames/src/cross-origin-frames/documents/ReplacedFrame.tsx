import type { FrameMessage } from '../messages';
import FrameDocument from './FrameDocument';
import { sendToPage } from './sendToPage';

const replace: FrameMessage = { kind: 'replace' };

/** Its button asks the page to put an equal frame in the place of this one. */
export default function ReplacedFrame() {
  return (
    <FrameDocument title="Here today">
      <button type="button" className="btn btn-primary mb-3" onClick={() => sendToPage(replace)}>
        Replace me
      </button>
    </FrameDocument>
  );
}
