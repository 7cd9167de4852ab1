import { useRef, useState } from 'react';
import classes from './Overlays.module.css';
import { type Order, Shop } from './Shop';
import BusyVeil from './stations/BusyVeil';
import ChatBubble from './stations/ChatBubble';
import ConsentBanner from './stations/ConsentBanner';
import EntryAd from './stations/EntryAd';
import ExitIntent from './stations/ExitIntent';
import Newsletter from './stations/Newsletter';
import StickyHeader from './stations/StickyHeader';
import Toast from './stations/Toast';
import { useOverlay } from './useOverlay';

export default function Overlays() {
  const consent = useOverlay('the consent banner');
  const ad = useOverlay('the entry ad');
  const newsletter = useOverlay('the newsletter');
  const exit = useOverlay('the exit intent');
  const chat = useOverlay('the chat bubble');
  const header = useOverlay('the sticky header');
  const toast = useOverlay('the toast');
  const veil = useOverlay('the busy veil');
  const [over, setOver] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  function order(sent: Order) {
    for (const overlay of [consent, ad, newsletter, exit, chat, header, toast]) overlay.ordered(sent);
    if (veil.phase === 'shown') veil.missed('the order was sent while the busy veil was there.');
    else veil.ordered(sent);
  }
  return (
    <div className="row g-4">
      <div className="col-lg-5">
        <div className={classes.beside}>
          <Shop
            panel={panel}
            low={header.phase !== 'off'}
            over={setOver}
            onLamps={() => {
              toast.come();
              veil.come();
            }}
            onExit={() => exit.phase === 'awaited' && exit.come()}
            onOrder={order}
          />
        </div>
      </div>
      <div className="col-lg-7 d-flex flex-column gap-4">
        <ConsentBanner overlay={consent} over={over} />
        <EntryAd overlay={ad} over={over} />
        <Newsletter overlay={newsletter} over={over} />
        <ExitIntent overlay={exit} over={over} />
        <ChatBubble overlay={chat} over={over} />
        <StickyHeader overlay={header} over={over} panel={panel} />
        <Toast overlay={toast} over={over} />
        <BusyVeil overlay={veil} over={over} />
      </div>
    </div>
  );
}
