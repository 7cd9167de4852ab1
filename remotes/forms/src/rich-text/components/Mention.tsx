import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

export default function Mention({ people, person }: { people: string[]; person: string }) {
  const [outcome, tell] = useOutcome();
  const [model, setModel] = useState<Model>();
  const text = model?.text ?? '';
  const wrong = () => {
    // Typed brackets have a backslash.
    const mentioned = [...text.replace(/\\./g, '').matchAll(/\[@(.+?)\]/g)].map(([, name]) => name);
    const other = mentioned.find((name) => name !== person);
    if (other) return `it mentions ${other}.`;
    if (mentioned.length > 1) return `it mentions ${person} ${mentioned.length} times.`;
    if (mentioned.length === 1) return undefined;
    return text.includes(person) ? 'the name is only text, not a mention.' : 'it mentions nobody.';
  };
  return (
    <Station of={stations.mention} outcome={outcome}>
      <p>
        The person is <strong id="person-wanted">{person}</strong>.
      </p>
      <Editor id="invitation" label="Invitation" people={people} text={text} onModel={setModel} missed={tell.missed} />
      <Check id="mention" tell={tell} wrong={wrong} right={`it mentions ${person}.`} />
    </Station>
  );
}
