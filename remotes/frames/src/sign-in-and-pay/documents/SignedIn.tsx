import { useEffect, useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { keep, readKept, wayBack } from '../kept';
import { SHOP_PATH } from '../shop';

/** The provider sends the browser here. The document hands the answer to the page, in this tab or in the window that waits for it. */
export default function SignedIn() {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const answer = window.location.search;
    const kind = new URLSearchParams(answer).get('state')?.split('.')[0];
    const message = { kind: 'signed-in', answer };
    if (kind === 'popup' && window.opener) {
      window.opener.postMessage(message, window.location.origin);
      window.close();
    } else if (kind === 'frame' && window.parent !== window) {
      window.parent.postMessage(message, window.location.origin);
    } else {
      const kept = readKept();
      if (!kept) return setProblem('This answer belongs to no sign-in of this tab.');
      const back = wayBack();
      keep({ ...kept, answer });
      window.location.replace(back);
    }
  }, []);
  return (
    <FrameDocument title="Signed in">
      <p role="status">{problem || 'You go back to the shop.'}</p>
      {problem && <a href={SHOP_PATH}>Open the shop</a>}
    </FrameDocument>
  );
}
