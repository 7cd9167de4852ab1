import './lean-bootstrap.css';
import '@playground/shared/html/theme.css';
import './shell.css';
import { siteConfig } from '@playground/shared/siteConfig';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadCatalogue } from './catalogue';
import { followTheme } from './useDarkMode';

// Written in by the build (webpack.config.base.ts).
declare const __DEVELOPMENT__: boolean;

const site = siteConfig();

function start(): void {
  followTheme();
  loadCatalogue(site.remotes);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      {/* Not as transitions: the address and what stands there, or that it is awaited, change together. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (__DEVELOPMENT__) {
  // Webpack leaves this branch, and the module, out of a production build.
  void import('./development').then(({ develop }) => {
    develop(site);
    start();
  });
} else start();
