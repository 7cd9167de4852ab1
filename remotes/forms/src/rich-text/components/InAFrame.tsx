import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { useState } from 'react';
import type { Asked } from '../draw';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import { boldProblem } from './boldProblem';
import Check from './Check';
import Editor from './Editor';

const EMPTY = '<!doctype html><html lang="en"><title>Letter</title><body></body></html>';

/** The style sheets of the page do not apply in the frame, and the policy refuses `<style>` elements. */
const css = `
  :root { color-scheme: light dark; background: light-dark(#fff, #212529); color: light-dark(#212529, #dee2e6); font: 16px / 1.5 system-ui, sans-serif; }
  body { margin: 0; }
  [role=textbox] { min-height: 4rem; padding: 8px 12px; white-space: break-spaces; overflow-wrap: anywhere; }
  p { margin: 0; }
`;

export default function InAFrame({ text, word }: Asked['letter']) {
  const [outcome, tell] = useOutcome();
  const [body, setBody] = useState<HTMLElement>();
  const [model, setModel] = useState<Model>();
  const shown = model?.text ?? '';
  useThemeOfPage(body?.ownerDocument.documentElement);
  const dress = ({ contentDocument: inner }: HTMLIFrameElement) => {
    const view = inner?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!inner || !view) return;
    // A document adopts only sheets that were made in it.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    inner.adoptedStyleSheets = [sheet];
    setBody(inner.body);
  };
  const wrong = () => {
    const plain = shown.replaceAll('**', '');
    return plain === text ? boldProblem(shown, text, word) : `the text is ${quoted(plain)}, not ‘${text}’.`;
  };
  return (
    <Station of={stations['in-a-frame']} outcome={outcome}>
      <p>
        The sentence is <strong id="letter-wanted">{text}</strong> The word is{' '}
        <strong id="letter-bold-wanted">{word}</strong>.
      </p>
      <Editor
        id="letter"
        label="Letter"
        tools={['Bold']}
        text={shown}
        body={body}
        onModel={setModel}
        missed={tell.missed}
      >
        <iframe
          id="letter-frame"
          title="Letter"
          srcDoc={EMPTY}
          className="border rounded w-100"
          style={{ height: '6rem' }}
          onLoad={({ currentTarget }) => dress(currentTarget)}
        />
      </Editor>
      <Check id="letter" tell={tell} wrong={wrong} right={`only ‘${word}’ of the sentence is bold.`} />
    </Station>
  );
}
