import './draw/lean-bootstrap.css';
import '@playground/kit/html/theme.css';
import './draw/shell.css';
import { siteConfig } from '@playground/kit/siteConfig';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './draw/App';
import { followTheme } from './draw/useDarkMode';
import { hasConditions } from './find/conditions';
import { askFor, currentSiteMap, findRoute, startSiteMap } from './find/groups';
import { readHint } from './find/hint';
import { loadPage } from './load/page';
import { IS_UNDER_FAULT } from './load/preload';
import { memory } from './memory';

// Written in by the build (webpack.config.base.ts).
declare const __DEVELOPMENT__: boolean;

const site = siteConfig();

/** How long the first render waits for a demo whose files the document names, in milliseconds: one that comes at once is mounted together with its frame. */
const MOMENT = 80;

async function start(): Promise<void> {
  const { pathname } = window.location;
  // A page opens at its top. A reloaded one may stand before the browser looks where it was scrolled to.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') window.history.scrollRestoration = 'manual';
  followTheme();
  const conditions = hasConditions() ? loadConditions() : undefined;
  // Nothing may be asked for before it is known what is to fail.
  if (IS_UNDER_FAULT) await conditions;
  startSiteMap(site.remotes, readHint());
  askFor(pathname);
  // A script of the document's own that failed: who asks for it again would find it there, and wait for it.
  const forget = ({ target }: Event) => target instanceof HTMLScriptElement && target.remove();
  window.addEventListener('error', forget, true);
  const route = findRoute(currentSiteMap(), pathname);
  if (route) {
    const arrived = loadPage(route).catch(() => {});
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, MOMENT))]);
  }
  // With the page, which must not move when it comes.
  await conditions;
  createRoot(
    document.getElementById('root') as HTMLElement,
    // A crash is then said over the page as well (development/develop.ts). Written here, it leaves no byte in production.
    ...(__DEVELOPMENT__
      ? [
          {
            onCaughtError: (detail: unknown) => window.dispatchEvent(new CustomEvent('playground:crashed', { detail })),
          },
        ]
      : []),
  ).render(
    <StrictMode>
      {/* Not as transitions: the address and what stands there, or that it is awaited, change together. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** What a page with conditions in its address needs. Without it the page stands as if there were none. */
async function loadConditions(): Promise<void> {
  try {
    const { Conditions, now, obeyFaults } = await import(
      /* webpackChunkName: "conditions" */ '@playground/kit/practise/Conditions'
    );
    obeyFaults(site);
    Object.assign(memory, { Conditions, now });
  } catch (error) {
    console.warn('The code for conditions did not arrive.', error);
  }
}

if (__DEVELOPMENT__) {
  // Webpack leaves this branch, and the module, out of a production build.
  void import('./development/develop').then(({ develop }) => {
    develop(site);
    void start();
  });
} else void start();
