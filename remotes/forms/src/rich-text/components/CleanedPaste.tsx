import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Asked } from '../draw';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

export default function CleanedPaste({ before, bold, after }: Asked['source']) {
  const [outcome, tell] = useOutcome();
  const [model, setModel] = useState<Model>();
  const [pasted, setPasted] = useState(false);
  const text = (model?.text ?? '').trim();
  const wanted = `${before}**${bold}**${after}`;
  const wrong = () => {
    if (text === wanted.replaceAll('**', '')) return `‘${bold}’ is not bold.`;
    if (text !== wanted) return `the text is ${quoted(text)}, not ‘${wanted}’.`;
    return pasted ? undefined : 'it was typed, not pasted.';
  };
  return (
    <Station of={stations['cleaned-paste']} outcome={outcome}>
      <span className="form-label d-block">Source</span>
      <p id="source" className="border rounded p-2 mb-3">
        <span className="text-danger-emphasis">{before}</span>
        <strong>{bold}</strong>
        <a id="source-link" href="#cleaned-paste">
          {after}
        </a>
      </p>
      <div onPasteCapture={({ isTrusted }) => isTrusted && setPasted(true)}>
        <Editor id="copy" label="Clean copy" text={model?.text} onModel={setModel} missed={tell.missed} />
      </div>
      <Check id="copy" tell={tell} wrong={wrong} right={`the copy is ‘${wanted}’, without link and colour.`} />
    </Station>
  );
}
