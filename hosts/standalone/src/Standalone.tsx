import type { PublishedDemo, PublishedPage } from '@playground/kit/contract/manifest';
import { practiceAddress } from '@playground/kit/contract/practiceAddress';
import { Practice } from '@playground/kit/practice/Practice';
import { siteConfig } from '@playground/kit/siteConfig';
import type { ComponentType } from 'react';
import { type Group, NAME } from './group';

interface Props {
  group: Group;
  /** Undefined for an address without a page. */
  page: PublishedPage | undefined;
  demo: PublishedDemo | undefined;
  Conditions: typeof import('@playground/kit/practice/Conditions').Conditions | undefined;
  /** Undefined until it has arrived. */
  Demo: ComponentType | undefined;
}

/** The group's pages without the shell, and a list of them. */
export function Standalone({ group: { demos, practice }, page, demo, Conditions, Demo }: Props) {
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
            {`All pages of ${NAME}`}
          </a>
          {page && practice && <Practice source={practiceAddress('', practice, page)} count={demo?.tasks} />}
        </div>
      </header>
      {Conditions && <Conditions site={siteConfig()} />}
      <main className="container pb-5" aria-busy={Boolean(page && !Demo)}>
        <h1 className={`fw-bold ${page ? '' : 'text-capitalize'}`}>
          {page ? page.title : window.location.pathname === '/' ? NAME : 'Page not found'}
        </h1>
        {page ? (
          <>
            <p className="fs-5 text-body-secondary mb-4">{page.description}</p>
            {content}
          </>
        ) : (
          <ul className="row g-3 list-unstyled">
            {demos.map(({ path, title, description }) => (
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
