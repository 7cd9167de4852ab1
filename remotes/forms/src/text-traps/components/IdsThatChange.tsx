import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';

const ACTIONS = ['Archive', 'Publish', 'Discard'];

export default function IdsThatChange({ drawn }: { drawn: Drawn['changing'] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [build, setBuild] = useState(drawn.build);
  const [pressed, setPressed] = useState(0);
  return (
    <Station of={stations['ids-that-change']} outcome={outcome}>
      <p>
        Press <strong id="ids-that-change-wanted">{drawn.wanted}</strong> twice. The build is{' '}
        <span>{`B-${build}`}</span>. Right presses:{' '}
        <output id="ids-that-change-count" aria-label="Right presses">
          {pressed}
        </output>
      </p>
      <div className="d-flex flex-wrap gap-2">
        {ACTIONS.map((action) => (
          <button
            id={`${action.toLowerCase()}-B-${build}`}
            key={action}
            type="button"
            className="btn btn-primary"
            onClick={({ nativeEvent }) => {
              setBuild(build + 37);
              if (action !== drawn.wanted) return missed(`you pressed the button that reads ‘${action}’.`);
              if (!isByHand(nativeEvent, missed)) return;
              setPressed(pressed + 1);
              if (pressed > 0) done(`you pressed ${action} twice.`);
            }}
          >
            {action}
          </button>
        ))}
      </div>
    </Station>
  );
}
