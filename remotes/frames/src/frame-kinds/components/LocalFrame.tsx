import { useThemeOfPage } from '@playground/kit/useThemeOfPage';
import { type ComponentProps, useRef, useState } from 'react';

interface Props extends ComponentProps<'iframe'> {
  id: string;
  title: string;
  /** A person has pressed Sign in a document: 1 is that of this frame, 2 that of the first frame in it. */
  onSign: (level: number, inner: Document) => void;
  missed: (what: string) => void;
  /** Called for each change of a field in the frame. */
  onType?: (event: Event) => void;
}

/** The page's style sheets do not apply in another document, and the CSP refuses `<style>` elements. */
const css = `
  :root { font: 16px / 1.5 system-ui, sans-serif; }
  body { margin: 0.5rem 0.75rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.125rem; }
  p { margin: 0 0 0.5rem; }
  .above-the-end { margin-bottom: 1200px; }
  label { display: block; }
  button, input { box-sizing: border-box; min-height: 2.375rem; margin: 0 0 0.5rem; padding: 0.25rem 0.75rem; font: inherit; }
  input { width: 100%; }
  iframe { box-sizing: border-box; display: block; width: 100%; border: 1px solid GrayText; }
`;

/** Bootstrap's classes do not apply in shadow roots. */
const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  border: '1px solid var(--bs-border-color, GrayText)',
  borderRadius: 'var(--bs-border-radius)',
} as const;

/** The document of a frame on the page's origin, and those of the frames in it. */
function documentsIn({ contentDocument: inner }: HTMLIFrameElement): Document[] {
  return inner ? [inner, ...[...inner.querySelectorAll('iframe')].flatMap(documentsIn)] : [];
}

function dress(inner: Document): void {
  const view = inner.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  // A document adopts only sheets that were made in it.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  inner.adoptedStyleSheets = [sheet];
}

function Themed({ inner }: { inner: Document }) {
  useThemeOfPage(inner.documentElement);
  return null;
}

/** A frame on the page's origin. Its documents have no script, so the page listens in them. */
export default function LocalFrame({ onSign, missed, onType, onLoad, ...frame }: Props) {
  const [documents, setDocuments] = useState<Document[]>([]);
  const heard = useRef<AbortController>(undefined);
  /** The event comes when the frames inside have loaded too. It comes again for a new address, so that no listener is added twice. */
  const listen = (all: Document[]) => {
    if (all.length === 0) return;
    heard.current?.abort();
    heard.current = new AbortController();
    const { signal } = heard.current;
    for (const [index, inner] of all.entries()) {
      const press = ({ isTrusted, target }: Event) => {
        if (!(target as Element).closest('#sign')) return;
        if (isTrusted) onSign(index + 1, inner);
        else missed('Sign was pressed by a script.');
      };
      inner.addEventListener('click', press, { signal });
      if (onType) inner.addEventListener('input', onType, { signal });
      dress(inner);
    }
    setDocuments(all);
  };
  return (
    <>
      <iframe
        height={120}
        style={style}
        {...frame}
        onLoad={(event) => {
          listen(documentsIn(event.currentTarget));
          onLoad?.(event);
        }}
      />
      {documents.map((inner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the address about:srcdoc.
        <Themed key={index} inner={inner} />
      ))}
    </>
  );
}
