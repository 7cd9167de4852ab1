import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';
import classes from './Geometry.module.css';

const LINES = Array.from({ length: 20 }, (_, index) => `Line ${index + 1} of the story`);

export default function AtTheEnd() {
  const [outcome, { done, missed }] = useOutcome();
  const story = useRef<HTMLDivElement>(null);
  const press = (event: MouseEvent) => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = story.current ?? {};
    // The button appears in the last fiftieth of the way, so a press there counts, also while the story still moves.
    if (scrollTop < 0.98 * (scrollHeight - clientHeight)) missed('the story was not at its end.');
    else if (isByHand(event, missed)) done('‘Continue’ was pressed at the end of the story.');
  };
  return (
    <Station of={stations['at-the-end']} outcome={outcome}>
      <section
        ref={story}
        id="story"
        aria-label="Story"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
        tabIndex={0}
        // Without a gap below, the button would leave the foot of the box at the end.
        className={`border rounded px-3 pb-2 overflow-y-auto ${classes.story}`}
      >
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" id="continue" className={`btn btn-primary ${classes.late}`} onClick={press}>
          Continue
        </button>
      </section>
    </Station>
  );
}
