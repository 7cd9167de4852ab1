import './draw/lean-bootstrap.css';
import '@playground/kit/html/theme.css';
import './draw/shell.css';
import { siteConfig } from '@playground/kit/siteConfig';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { finder } from './draw/Home';
import { followTheme } from './draw/useDarkMode';
import { hasConditions, loadConditions } from './fetch/conditions';
import { askFor, startSiteMap } from './fetch/groups';
import { readHint } from './fetch/hint';
import { NOTHING_EARLY } from './fetch/preload';
import { loadPage } from './load/page';

// webpack.config.base.ts defines it.
declare const __DEVELOPMENT__: boolean;

const site = siteConfig();

/** Milliseconds that the first render waits for the page's code, so that a quick page appears together with its frame. */
const MOMENT = 80;

async function start(): Promise<void> {
  const { pathname } = window.location;
  // On a reload, the page may be ready before the browser restores its old scroll position.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') window.history.scrollRestoration = 'manual';
  followTheme();
  const conditions = hasConditions() ? loadConditions(site) : undefined;
  // Send no request before we know which ones must fail.
  if (NOTHING_EARLY) await conditions;
  startSiteMap(site.remotes, readHint());
  const route = askFor(pathname);
  // Remove a script of the document that failed: a retry would find it and wait for it.
  const forget = ({ target }: Event) => target instanceof HTMLScriptElement && target.remove();
  window.addEventListener('error', forget, true);
  const arrived = route ? loadPage(route) : pathname === '/' && finder.load();
  if (arrived) await Promise.race([arrived.catch(() => {}), new Promise((resolve) => setTimeout(resolve, MOMENT))]);
  // The page must not move when its line of conditions arrives.
  await conditions;
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      {/* Without transitions, the address and the page change together. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (__DEVELOPMENT__) {
  void import('./development/develop').then(({ develop }) => {
    develop(site);
    void start();
  });
} else void start();
