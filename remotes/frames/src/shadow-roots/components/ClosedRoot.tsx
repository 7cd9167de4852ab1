import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import { stations } from '../stations';
import Root from './Root';

export default function ClosedRoot() {
  const [outcome, { done, missed }] = useOutcome();
  const miss = ({ isTrusted }: MouseEvent, what: string) => missed(isTrusted ? what : `a script did it: ${what}`);
  const inside = (event: MouseEvent) => {
    // Without this, React also handles the click in the page, as a click on the host.
    event.stopPropagation();
    const id = (event.target as Element).closest('button')?.id;
    if (id === 'accept' && event.isTrusted) done('Accept was pressed in the closed root.');
    else if (id === 'accept') missed('Accept was pressed by a script.');
    else if (id === 'refuse') miss(event, 'Refuse was pressed.');
    else miss(event, 'the click hit the box, but none of its buttons.');
  };
  return (
    <Station of={stations['closed-root']} outcome={outcome}>
      <Root
        mode="closed"
        host={{
          id: 'closed-host',
          className: 'border rounded p-3',
          onClick: (event) => miss(event, 'the click hit the box, but none of its buttons.'),
        }}
      >
        {/* biome-ignore lint/a11y: this is not a control: it only finds out which of its buttons was pressed. */}
        <div className="apart" onClick={inside}>
          <button type="button" id="refuse">
            Refuse
          </button>
          <button type="button" id="accept">
            Accept
          </button>
        </div>
      </Root>
    </Station>
  );
}
