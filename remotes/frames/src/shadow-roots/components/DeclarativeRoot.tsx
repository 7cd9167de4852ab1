import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { type SyntheticEvent, useState } from 'react';
import { stations } from '../stations';
import { dress } from './sheet';

/** It has no script and no style, because the page's CSP applies in it too. */
const html = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A document without a script</title>
    ${sheets()}
  </head>
  <body>
    <main class="p-3" aria-labelledby="title">
      <h1 class="h5" id="title">A document without a script</h1>
      <div id="declarative-host" hidden>
        <template shadowrootmode="open"><button type="button" id="stamp">Stamp</button></template>
      </div>
    </main>
  </body>
</html>`;

/** Links to the style sheets of the page, which the browser already has. */
function sheets(): string {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media="not all"])');
  return [...links].map(({ href }) => `<link rel="stylesheet" href="${href}">`).join('');
}

export default function DeclarativeRoot() {
  const [outcome, { done, missed }] = useOutcome();
  const [source] = useState(html);
  const [inside, setInside] = useState<HTMLElement>();
  useThemeOfPage(inside);
  const open = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const framed = currentTarget.contentDocument;
    setInside(framed?.documentElement);
    const root = framed?.getElementById('declarative-host')?.shadowRoot;
    if (!root) return missed('this browser made no shadow root from the template.');
    dress(root);
    // It was hidden until now, because nothing handled a click on it.
    (root.host as HTMLElement).hidden = false;
    root.getElementById('stamp')?.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) done('Stamp was pressed in the root that the parser made.');
      else missed('Stamp was pressed by a script.');
    });
  };
  return (
    <Station of={stations['declarative-root']} outcome={outcome}>
      <iframe
        id="declarative-frame"
        title="Declarative root"
        srcDoc={source}
        height={130}
        className="d-block w-100 border rounded"
        onLoad={open}
      />
    </Station>
  );
}
