import { useOutcome } from '@playground/kit/stations/Station';
import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sheetUrl } from '../plainDocuments';
import { stations } from '../stations';
import Panel from './Panel';

/** Without a script: the page's content security policy holds here too, and refuses inline scripts. */
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Without an address</title>
    <link rel="stylesheet" href="${sheetUrl}">
  </head>
  <body><main aria-labelledby="title"><h1 id="title">Without an address</h1></main></body>
</html>`;

export default function LocalPanel() {
  const blob = useBlobUrl();
  const [outcome, { done, missed }] = useOutcome();
  const [clicked, setClicked] = useState<string[]>([]);
  const click = (id: string, { isTrusted }: MouseEvent) => {
    if (!isTrusted) return missed('the button was pressed by a script.');
    const all = [...new Set([...clicked, id])];
    setClicked(all);
    if (all.length === 2) done('the button was pressed in both frames.');
  };
  return (
    <Panel
      of={stations.local}
      outcome={outcome}
      task="Click the button in each frame: one document stands in an attribute, the other in memory."
    >
      <div className="row g-3">
        <div className="col-12 col-md-6">
          <LocalFrame id="srcdoc-frame" title="From srcdoc" srcDoc={html} onClick={click} />
        </div>
        <div className="col-12 col-md-6">
          {blob && <LocalFrame id="blob-frame" title="From a blob" src={blob} onClick={click} />}
        </div>
      </div>
    </Panel>
  );
}

function useBlobUrl() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  return url;
}

interface LocalFrameProps {
  id: string;
  title: string;
  src?: string;
  srcDoc?: string;
  onClick: (id: string, event: MouseEvent) => void;
}

/** A frame of the page's own origin: the page can reach in, and puts the button there. */
function LocalFrame({ onClick, ...source }: LocalFrameProps) {
  const [inside, setInside] = useState<Element | null>();
  useThemeOfPage(inside?.ownerDocument.documentElement);
  return (
    <>
      <iframe
        {...source}
        height={160}
        className="d-block w-100 border rounded"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument?.querySelector('main'))}
      />
      {inside && createPortal(<LocalButton onClick={(event) => onClick(source.id, event)} />, inside)}
    </>
  );
}

function LocalButton({ onClick }: { onClick: (event: MouseEvent) => void }) {
  const [clicked, setClicked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={(event) => {
          setClicked(true);
          onClick(event);
        }}
      >
        Click me
      </button>
      <p role="status">{clicked && 'The button was clicked.'}</p>
    </>
  );
}
