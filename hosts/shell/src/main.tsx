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
loadCatalogue(siteConfig().remotes);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
