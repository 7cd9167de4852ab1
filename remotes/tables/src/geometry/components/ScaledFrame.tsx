import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { useState } from 'react';
import { inWords } from '../places';
import { stations } from '../stations';
import classes from './Geometry.module.css';

const keys = Array.from({ length: 9 }, (_, index) => index + 1);

const keypad = `<!doctype html><html lang="en"><title>Keypad</title><main><h1>Keypad</h1>${keys
  .map((key) => `<button type="button" id="key-${key}">${key}</button>`)
  .join('')}</main></html>`;

/** The style sheets of the page do not apply in the frame, and the policy refuses `<style>` elements. */
const css = `
  :root { color-scheme: light dark; background: light-dark(#f8f9fa, #2b3035); color: light-dark(#212529, #dee2e6); font: 32px / 1.2 system-ui, sans-serif; }
  body { margin: 0; }
  main { display: grid; grid-template-columns: repeat(3, 68px); gap: 14px; padding: 14px; }
  h1 { grid-column: 1 / -1; margin: 0; font-size: 36px; }
  button { height: 68px; font: inherit; color: inherit; background: light-dark(#fff, #212529); border: 2px solid #6c757d; border-radius: 12px; }
`;

export default function ScaledFrame({ asked }: { asked: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const [root, setRoot] = useState<HTMLElement>();
  useThemeOfPage(root);
  const land = (event: MouseEvent) => {
    const key = (event.target as Element).closest('button')?.textContent;
    const where = `${inWords({ x: event.clientX, y: event.clientY })} of the frame`;
    if (!isByHand(event, missed)) return;
    if (event.detail === 0) missed('a key caused the click, so it landed nowhere. Use a pointer.');
    else if (!key) missed(`the click landed beside the keys, ${where}.`);
    else if (key === String(asked)) done(`the click landed on key ${key}, ${where}.`);
    else missed(`the click landed on key ${key}, ${where}, not on key ${asked}.`);
  };
  const dress = ({ contentDocument: inner }: HTMLIFrameElement) => {
    const view = inner?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!inner || !view) return;
    setRoot(inner.documentElement);
    // A document adopts only sheets that were made in it.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    inner.adoptedStyleSheets = [sheet];
    inner.addEventListener('click', land);
  };
  return (
    <Station of={stations['scaled-frame']} outcome={outcome}>
      <p>
        The key is <strong id="asked-key">{asked}</strong>.
      </p>
      <div className={`border rounded overflow-hidden ${classes.screen}`}>
        <iframe
          id="keypad"
          title="Keypad"
          srcDoc={keypad}
          className={`d-block border-0 ${classes.frame}`}
          onLoad={({ currentTarget }) => dress(currentTarget)}
        />
      </div>
    </Station>
  );
}
