import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { sheetUrl } from '../../../shared/plainDocuments';
import { useBlobUrl } from '../../../shared/useBlobUrl';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

/** It has no script, because the page's CSP applies in it too. */
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Without an address</title>
    <link rel="stylesheet" href="${sheetUrl}">
  </head>
  <body><main aria-labelledby="title"><h1 id="title">Without an address</h1></main></body>
</html>`;

export default function Local() {
  const blob = useBlobUrl(html);
  const [outcome, { done, missed }] = useOutcome();
  const [clicked, setClicked] = useState<string[]>([]);
  const click = (id: string, { isTrusted }: MouseEvent) => {
    if (!isTrusted) return missed('Click me was pressed by a script.');
    const all = [...new Set([...clicked, id])];
    setClicked(all);
    if (all.length === 2) done('the button was pressed in both frames.');
  };
  return (
    <Station of={stations.local} outcome={outcome}>
      <div className="row g-3">
        <div className="col-12 col-md-6">
          <LocalFrame id="srcdoc-frame" title="From srcdoc" srcDoc={html} onClick={click} />
        </div>
        <div className="col-12 col-md-6">
          {blob && <LocalFrame id="blob-frame" title="From a blob" src={blob} onClick={click} />}
        </div>
      </div>
    </Station>
  );
}
