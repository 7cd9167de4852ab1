import { isByHand } from '@playground/kit/stations/ByHand';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useRef, useState } from 'react';
import BusyVeil from './components/BusyVeil';
import ChatBubble from './components/ChatBubble';
import ConsentBanner from './components/ConsentBanner';
import ConsentManager from './components/ConsentManager';
import EntryAd from './components/EntryAd';
import ExitIntent from './components/ExitIntent';
import Newsletter from './components/Newsletter';
import Shop, { type Order } from './components/Shop';
import StickyHeader from './components/StickyHeader';
import Toast from './components/Toast';
import { useConsentManager } from './components/useConsentManager';
import { useOverlay } from './components/useOverlay';
import { stations } from './stations';

export default function Overlays() {
  const consent = useOverlay('the consent banner');
  const ad = useOverlay('the entry ad');
  const newsletter = useOverlay('the newsletter');
  const exit = useOverlay('the exit intent');
  const chat = useOverlay('the chat bubble');
  const header = useOverlay('the sticky header');
  const toast = useOverlay('the toast');
  const veil = useOverlay('the busy veil');
  const manager = useConsentManager();
  const [over, setOver] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  function order(sent: Order) {
    for (const overlay of [consent, ad, newsletter, exit, chat, header, toast, manager]) overlay.ordered(sent);
    if (veil.phase === 'shown') veil.missed('the order was sent while the busy veil covered the shop.');
    else veil.ordered(sent);
  }
  return (
    <div className="row g-4">
      <StationIndex of={stations} />
      <div className="col-lg-5">
        <Shop
          panel={panel}
          low={header.phase !== 'off'}
          over={setOver}
          onLamps={() => {
            toast.come();
            veil.come();
          }}
          onExit={(event) => exit.phase === 'awaited' && isByHand(event, exit.missed) && exit.come()}
          onOrder={order}
        />
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
        <ConsentManager manager={manager} />
      </div>
    </div>
  );
}
