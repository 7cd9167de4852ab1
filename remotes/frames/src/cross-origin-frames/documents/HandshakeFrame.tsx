import { otherOrigin } from '@playground/kit/otherOrigin';
import { useEffect, useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { useTyped } from '../../../shared/typed';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { type FrameMessage, isWelcome, LONGEST_TEXT } from '../messages';
import { sendToPage } from './sendToPage';

const hello: FrameMessage = { kind: 'hello' };

/** Says hello to the page. After the answer, it can send messages. */
export default function HandshakeFrame() {
  const { text, byHand, type } = useTyped();
  const [welcome, setWelcome] = useState(false);
  useWindowEvent('message', ({ origin, source, data }) => {
    if (origin === otherOrigin('frames') && source === window.parent && isWelcome(data)) setWelcome(true);
  });
  useEffect(() => sendToPage(hello), []);
  const send = (what: string, message: (trusted: boolean) => unknown) => (
    <button
      type="button"
      className="btn btn-primary"
      disabled={!welcome}
      onClick={({ isTrusted }) => sendToPage(message(isTrusted))}
    >
      {what}
    </button>
  );
  return (
    <FrameDocument title="A frame that speaks">
      <p role="status">{welcome ? 'The page has answered.' : 'Waiting for the page…'}</p>
      <label className="form-label" htmlFor="message">
        Message
      </label>
      <input className="form-control mb-2" id="message" value={text} onInput={type} />
      <div className="d-flex flex-wrap gap-2 mb-3">
        {send('Send', (trusted) => ({ kind: 'say', text, trusted: trusted && byHand }) satisfies FrameMessage)}
        {send('Send a wrong shape', () => ({ kind: 'say', text: 42 }))}
        {send('Send too much', () => ({ kind: 'say', text: 'too much '.repeat(LONGEST_TEXT) }))}
      </div>
    </FrameDocument>
  );
}
