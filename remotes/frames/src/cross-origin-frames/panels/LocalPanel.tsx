import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sheetUrl } from '../plainDocuments';
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
  return (
    <Panel
      id="local"
      title="Frames without an address"
      task="Click the button in each frame: one document stands in an attribute, the other in memory."
      hard="there is no address to wait for: one is about:srcdoc, the other a blob: address that is new on every visit."
    >
      <div className="row g-3">
        <div className="col-12 col-md-6">
          <LocalFrame id="srcdoc-frame" title="From srcdoc" srcDoc={html} />
        </div>
        <div className="col-12 col-md-6">{blob && <LocalFrame id="blob-frame" title="From a blob" src={blob} />}</div>
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

/** A frame of the page's own origin: the page can reach in, and puts the button there. */
function LocalFrame(source: { id: string; title: string; src?: string; srcDoc?: string }) {
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
      {inside && createPortal(<LocalButton />, inside)}
    </>
  );
}

/** A document without an address and scripts cannot find out which theme was chosen: the page sets it. */
function useThemeOfPage(root?: HTMLElement) {
  useEffect(() => {
    if (!root) return;
    const page = document.documentElement;
    const follow = () => {
      root.style.colorScheme = page.dataset.bsTheme ?? 'light';
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(page, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [root]);
}

function LocalButton() {
  const [clicked, setClicked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setClicked(true)}>
        Click me
      </button>
      <p role="status">{clicked && 'The button was clicked.'}</p>
    </>
  );
}
