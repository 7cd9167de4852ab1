import { quoted } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { lazily } from '@playground/kit/useLazy';
import { useState } from 'react';
import type { Asked } from '../draw';
import { EDITING } from '../editor/hands';
import { stations } from '../stations';
import Check from './Check';
import InTheModel from './InTheModel';
import Loaded from './Loaded';

const lazy = lazily(() => import('../editor/CodeView').then((module) => module.default));

export default function CodeEditor({ text, lamp, value }: Asked['code']) {
  const [outcome, tell] = useOutcome();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState(text);
  const wanted = `lamp-${lamp} = ${value}`;
  const wrong = () => {
    if (!open) return 'the code editor is not open.';
    if (lines.length !== text.length) return `the code has ${lines.length} lines, not ${text.length}.`;
    const changed = lines.findIndex((line, index) => line !== text[index] && index !== lamp - 1);
    if (changed >= 0) return `line ${changed + 1} was changed to ${quoted(lines[changed] ?? '')}.`;
    const line = lines[lamp - 1] ?? '';
    return line === wanted ? undefined : `line ${lamp} is ${quoted(line)}, not ‘${wanted}’.`;
  };
  return (
    <Station of={stations['code-editor']} outcome={outcome}>
      <p>
        Set <strong id="lamp-wanted">{`lamp-${lamp}`}</strong> to <strong id="value-wanted">{value}</strong>.
      </p>
      <div className="row g-3 mb-3">
        <div className="col-md-6">
          {open ? (
            <>
              <span className="form-label d-block">Lamps</span>
              <ByHand events={EDITING} missed={tell.missed}>
                <Loaded
                  id="lamps"
                  label="Lamps"
                  lazy={lazy}
                  props={{ id: 'lamps', label: 'Lamps', text: text.join('\n'), onModel: setLines, missed: tell.missed }}
                />
              </ByHand>
            </>
          ) : (
            <button id="open-code" type="button" className="btn btn-secondary" onClick={() => setOpen(true)}>
              Open the code editor
            </button>
          )}
        </div>
        {open && <InTheModel id="lamps" label="Lamps" text={lines.join('\n')} />}
      </div>
      <Check id="code" tell={tell} wrong={wrong} right={`line ${lamp} is ‘${wanted}’.`} />
    </Station>
  );
}
