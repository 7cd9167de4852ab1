import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Panel, type PanelProps } from './Panel';
import './practice.css';

let frame: HTMLIFrameElement | undefined;

/**
 * Draws the panel in a document of its own, which stays from page to page. Its frame is in a closed shadow root: so no tool finds the
 * panel when it looks for an element or a frame of the page (docs/decisions/072-the-panel-is-a-document.md).
 */
export function PanelFrame(props: PanelProps) {
  const body = useFrameBody();
  useDress(body);
  return (
    body &&
    createPortal(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links and fields do not handle.
      <div className="practice-content" onClick={follow} onKeyDown={({ key }) => key === 'Escape' && props.onClose()}>
        <Panel {...props} />
      </div>,
      body,
    )
  );
}

function useFrameBody(): HTMLElement | undefined {
  const [body, setBody] = useState<HTMLElement>();
  useLayoutEffect(() => {
    frame ??= makeFrame();
    const inside = frame;
    const arrived = () => setBody(inside.contentDocument?.body);
    // Firefox replaces the first document of a frame.
    inside.addEventListener('load', arrived);
    arrived();
    return () => inside.removeEventListener('load', arrived);
  }, []);
  return body;
}

function makeFrame(): HTMLIFrameElement {
  const host = document.createElement('div');
  host.className = 'practice practice-panel d-print-none';
  const inside = document.createElement('iframe');
  inside.name = 'tasks-and-solutions';
  inside.title = 'Tasks and solutions';
  Object.assign(inside.style, { display: 'block', width: '100%', height: '100%', border: 0 });
  host.attachShadow({ mode: 'closed' }).append(inside);
  document.body.append(host);
  return inside;
}

/** From this width on, the panel is beside the page, as in practice.css. */
const WIDE = 992;

/** Gives the document the styles and the theme of the page, and says whether it is a sheet. */
function useDress(body?: HTMLElement): void {
  useLayoutEffect(() => {
    if (!body) return;
    const inside = body.ownerDocument;
    inside.title = 'Tasks and solutions';
    inside.documentElement.lang = 'en';
    const dress = () => {
      inside.documentElement.classList.toggle('sheet', window.innerWidth < WIDE);
      inside.documentElement.dataset.bsTheme = document.documentElement.dataset.bsTheme ?? 'light';
      const has = new Set([...inside.querySelectorAll('link')].map(({ href }) => href));
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (link.href.startsWith(`${window.location.origin}/`) && !has.has(link.href))
          inside.head.append(link.cloneNode());
      }
    };
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
    observer.observe(document.head, { childList: true });
    window.addEventListener('resize', dress);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', dress);
    };
  }, [body]);
}

/** A link to a page of the site leads the tab, not the panel. The page must see the click: it may ask before it is left. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const onPage = document.createElement('a');
  onPage.href = link.href;
  onPage.hidden = true;
  document.querySelector('.practice-panel')?.append(onPage);
  onPage.click();
  onPage.remove();
}
