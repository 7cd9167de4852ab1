import '@playground/kit/html/bootstrap.css';
import '@playground/kit/html/theme.css';
import { isCondition } from '@playground/kit/contract/conditions';
import type { PublishedDemo } from '@playground/kit/contract/manifest';
import type { Mountable } from '@playground/kit/contract/mount';
import { practiceAddress } from '@playground/kit/contract/practiceAddress';
import { pageAt, routesOf } from '@playground/kit/contract/routes';
import { Practice } from '@playground/kit/practice/Practice';
import { siteConfig } from '@playground/kit/siteConfig';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// webpack.config.base.ts defines these.
declare const __DEMOS__: PublishedDemo[];
declare const __REMOTE__: string;
declare const __PRACTICE__: string;

// The build replaces this with the group's pages, by their exposed keys.
const pages = import.meta.webpackContext('.', { regExp: /^$/, mode: 'lazy' });

// Only pages with conditions in their address load this.
const { Conditions, obeyFaults } = [...new URLSearchParams(location.search).keys()].some(isCondition)
  ? await import(/* webpackChunkName: "conditions" */ '@playground/kit/practice/Conditions')
  : {};
obeyFaults?.(siteConfig());

const { page, demo } = pageAt(routesOf([{ group: __REMOTE__, demos: __DEMOS__ }]), window.location.pathname) ?? {};

/** The group's pages without the shell, and a list of them. */
function Standalone({ Demo }: { Demo?: ComponentType }) {
  const content = Demo && <Demo />;
  if (page?.frame === 'bare') return content;
  return (
    <>
      <header className="border-bottom mb-4">
        <div className="container d-flex flex-wrap align-items-center justify-content-between gap-2 py-3">
          <a href="/" className="d-inline-flex align-items-center gap-2 fw-semibold text-reset text-decoration-none">
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <rect width="32" height="32" rx="7" fill="#5b3df5" />
              <path d="M11 8.5v15l13-7.5z" fill="#fff" />
            </svg>
            {`All pages of ${__REMOTE__}`}
          </a>
          {page && <Practice source={practiceAddress('', __PRACTICE__, page)} count={demo?.tasks} />}
        </div>
      </header>
      {Conditions && <Conditions site={siteConfig()} />}
      <main className="container pb-5" aria-busy={Boolean(page && !Demo)}>
        <h1 className={`fw-bold ${page ? '' : 'text-capitalize'}`}>
          {page ? page.title : window.location.pathname === '/' ? __REMOTE__ : 'Page not found'}
        </h1>
        {page ? (
          <>
            <p className="fs-5 text-body-secondary mb-4">{page.description}</p>
            {content}
          </>
        ) : (
          <ul className="row g-3 list-unstyled">
            {__DEMOS__.map(({ path, title, description }) => (
              <li key={path} className="col-md-6 col-lg-4">
                <div className="card card-body h-100">
                  <a href={path} className="stretched-link fw-semibold">
                    {title}
                  </a>
                  <p className="text-body-secondary mb-0">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

document.title = page ? page.title : `Playground: ${__REMOTE__}`;
const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (Demo?: ComponentType) =>
  root.render(
    <StrictMode>
      <Standalone {...(Demo && { Demo })} />
    </StrictMode>,
  );

show();
if (page) {
  const { default: shown } = (await pages(page.expose)) as { default: ComponentType | Mountable };
  if (typeof shown === 'function') show(shown);
  else show((await import(/* webpackChunkName: "mounted" */ '@playground/kit/mounted')).mounted(shown));
}
