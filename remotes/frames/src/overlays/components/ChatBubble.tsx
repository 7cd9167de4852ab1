import { useState } from 'react';
import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import classes from './Overlays.module.css';

export default function ChatBubble({ overlay, over }: OverlayProps) {
  const [asked, setAsked] = useState(false);
  return (
    <OverlayStation of={stations['chat-bubble']} overlay={overlay} over={over} atOnce>
      <div className={`d-flex align-items-center gap-2 ${classes.corner}`}>
        {asked && <p className="bg-body border rounded shadow-sm px-2 mb-0">Nobody is here at the moment.</p>}
        <button id="chat-hide" type="button" className="btn btn-light btn-sm border" onClick={overlay.close}>
          Hide chat
        </button>
        <button
          id="chat-open"
          type="button"
          className={`btn btn-success rounded-pill shadow ${classes.bubble}`}
          onClick={() => {
            setAsked(true);
            overlay.missed('the chat bubble caught the click.');
          }}
        >
          Chat
        </button>
      </div>
    </OverlayStation>
  );
}
