import { otherOrigin } from '@playground/kit/otherOrigin';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { NOT_SHOWN } from '../ask';
import { readGreeting } from '../messages';
import { stations } from '../stations';

const PATH = '/dialogs/greeting';

export default function FromAFrame() {
  const [outcome, { done, missed }] = useOutcome();
  const [other] = useState(() => otherOrigin('frames'));
  const ownFrame = useRef<HTMLIFrameElement>(null);
  const otherFrame = useRef<HTMLIFrameElement>(null);
  useWindowEvent('message', ({ source, data }) => {
    const greeting = readGreeting(data);
    if (!source || !greeting) return;
    if (source === ownFrame.current?.contentWindow) {
      if (!greeting.trusted) missed('Greet was pressed by a script.');
      else if (greeting.asked) done('you closed the alert from the frame Own origin.');
      else missed(NOT_SHOWN);
    } else if (source === otherFrame.current?.contentWindow) {
      missed(
        'you pressed Greet in the frame Another origin, but the task asks for Own origin. A page cannot find out whether the browser showed that alert.',
      );
    }
  });
  const frame = { height: 170, className: 'd-block w-100 border rounded' };
  return (
    <Station of={stations['from-a-frame']} outcome={outcome}>
      <div className="row g-3">
        <figure className="col-12 col-md-6 mb-0">
          <figcaption className="h6">Own origin</figcaption>
          <iframe ref={ownFrame} id="own-origin" title="Own origin" src={PATH} {...frame} />
        </figure>
        <figure className="col-12 col-md-6 mb-0">
          <figcaption className="h6">Another origin</figcaption>
          <iframe ref={otherFrame} id="another-origin" title="Another origin" src={other + PATH} {...frame} />
        </figure>
      </div>
    </Station>
  );
}
