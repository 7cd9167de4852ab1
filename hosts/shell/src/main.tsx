import 'bootstrap/dist/css/bootstrap.css';
import './shell.css';
import { siteConfig } from '@playground/shared/config';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { loadCatalogue } from './catalogue';
import { followTheme } from './theme';

followTheme();
// Webpack leaves the branch out of a production build, and the module with it.
if (process.env.NODE_ENV === 'development') void import('./development').then(({ develop }) => develop(siteConfig()));
loadCatalogue(siteConfig().remotes);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
