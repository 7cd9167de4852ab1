import { quoted } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useRef, useState } from 'react';
import { EDITING } from '../editor/hands';
import { stations } from '../stations';
import Check from './Check';
import InTheModel from './InTheModel';

const FIRST = 'This note is out of date.';

export default function EditableBlock({ note }: { note: string }) {
  const [outcome, tell] = useOutcome();
  const [typed, setTyped] = useState(FIRST);
  const block = useRef<HTMLDivElement>(null);
  // React must not write the text, because the person does.
  const start = useCallback((element: HTMLDivElement | null) => {
    block.current = element;
    if (element && !element.textContent) element.textContent = FIRST;
  }, []);
  const wrong = () => {
    const shown = textIn(block.current);
    if (shown !== typed)
      return `the block shows ${quoted(shown)}, but a script wrote that, and the page does not know it.`;
    return typed === note ? undefined : `the text is ${quoted(typed)}, not ‘${note}’.`;
  };
  return (
    <Station of={stations['editable-block']} outcome={outcome}>
      <p>
        The sentence is: <strong id="note-wanted">{note}</strong>
      </p>
      <div className="row g-3 mb-3">
        <div className="col-md-6">
          <span id="note-label" className="form-label d-block">
            Note
          </span>
          <ByHand events={EDITING} missed={tell.missed}>
            {/* biome-ignore lint/a11y/useSemanticElements: an editable block is the exercise. */}
            <div
              ref={start}
              id="note"
              role="textbox"
              tabIndex={0}
              aria-multiline="true"
              aria-labelledby="note-label"
              // A pasted style would be refused by the policy, with a complaint in the console.
              contentEditable="plaintext-only"
              suppressContentEditableWarning
              className="form-control h-auto overflow-auto"
              style={{ minHeight: '4.5rem', maxHeight: '16rem' }}
              onInput={({ currentTarget }) => setTyped(textIn(currentTarget))}
            />
          </ByHand>
        </div>
        <InTheModel id="note" label="Note" text={typed} />
      </div>
      <Check id="note" tell={tell} wrong={wrong} right={`the text is ‘${note}’.`} />
    </Station>
  );
}

/** Browsers write no-break spaces and end the block with a line break. */
const textIn = (element: HTMLElement | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
