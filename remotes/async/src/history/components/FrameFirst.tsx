import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { onHash } from '../onHash';
import { stations } from '../stations';

const leaflet = `<!doctype html><html lang="en"><title>Leaflet</title><main><h1>Leaflet</h1><p id="shown">Page 1</p><p>${[
  1, 2, 3,
]
  .map((page) => `<a id="page-${page}" href="#page-${page}">Page ${page}</a>`)
  .join(' ')}</p></main></html>`;

/** The style sheets of the page do not apply in the frame, and the policy refuses `<style>` elements. */
const css = `
  :root { color-scheme: light dark; background: light-dark(#f8f9fa, #2b3035); color: light-dark(#212529, #dee2e6); font: 16px / 1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 1.125rem; }
  p { margin: 0.25rem 0; }
  #shown { font-weight: bold; }
  a { margin-right: 0.75rem; color: light-dark(#4a2fd6, #b3a4ff); }
`;

export default function FrameFirst() {
  const [outcome, { done, missed }] = useOutcome();
  const [root, setRoot] = useState<HTMLElement>();
  useThemeOfPage(root);
  const [address, setAddress] = useState<string>();
  /** The pages in the order of the visit, `<` for each that was reached by going back or forward. */
  const trail = useRef<string[]>([]);
  useEffect(() => {
    // Not a srcdoc: a link to a part would load the page of the station into the frame.
    const made = URL.createObjectURL(new Blob([leaflet], { type: 'text/html' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  const dress = ({ contentWindow, contentDocument: inner }: HTMLIFrameElement) => {
    const view = contentWindow as (Window & typeof globalThis) | null;
    if (!view || !inner) return;
    trail.current = [];
    setRoot(inner.documentElement);
    // A document adopts only sheets that were made in it.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    inner.adoptedStyleSheets = [sheet];
    inner.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a') && !isByHand(event, missed)) event.preventDefault();
    });
    onHash(view, (hash) => {
      const page = hash.slice('#page-'.length) || '1';
      // A link makes an entry without a mark, and going back finds one that has it.
      const isOld = view.history.state === page;
      view.history.replaceState(page, '');
      trail.current.push(isOld ? `<${page}` : page);
      const shown = inner.getElementById('shown');
      if (shown) shown.textContent = `Page ${page}`;
    });
  };
  const check = (event: MouseEvent) => {
    const [now = '1'] = trail.current.slice(-1);
    if (now.replace('<', '') !== '2') missed(`the frame shows page ${now.replace('<', '')}, not page 2.`);
    // The link to page 2 does nothing if page 2 is shown already, for example after going back.
    else if (!/^<?2,3,<2$/.test(trail.current.slice(-3).join())) missed('you did not go back from page 3.');
    else if (isByHand(event, missed)) done('Back moved the frame, and the page stayed.');
  };
  return (
    <Station of={stations.frame} outcome={outcome}>
      <div className="mb-3">
        {address && (
          <iframe
            id="leaflet"
            title="Leaflet"
            src={address}
            height={130}
            className="w-100 border rounded"
            onLoad={({ currentTarget }) => dress(currentTarget)}
          />
        )}
      </div>
      <button type="button" id="confirm-page" className="btn btn-primary" onClick={check}>
        Confirm page
      </button>
    </Station>
  );
}
