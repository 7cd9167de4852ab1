import FrameDocument from '../../../shared/FrameDocument';
import type { FrameMessage } from '../messages';
import { sendToPage } from './sendToPage';

const replace = (trusted: boolean): FrameMessage => ({ kind: 'replace', trusted });

/** Its button asks the page to replace this frame by an equal one. */
export default function ReplacedFrame() {
  return (
    <FrameDocument title="Here today">
      <button
        type="button"
        className="btn btn-primary mb-3"
        onClick={({ isTrusted }) => sendToPage(replace(isTrusted))}
      >
        Replace me
      </button>
    </FrameDocument>
  );
}
