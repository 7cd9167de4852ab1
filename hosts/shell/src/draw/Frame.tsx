import kit from '@playground/kit/package.json';
import { siteConfig } from '@playground/kit/siteConfig';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { conditions, withConditions } from '../fetch/conditions';
import { useDarkMode } from './useDarkMode';

export interface FrameProps {
  /** Unknown until the groups have answered. */
  title?: string;
  description?: string;
  /** Home has no Go Back. */
  home?: boolean;
  /** Until the page has arrived, `main` is busy for tools that wait, and the footer is left out because it would move. */
  settled?: boolean;
  practice?: ReactNode;
  /** Where the page stands in the path of a learner. */
  path?: ReactNode;
  children: ReactNode;
}

/** Top bar, Go Back, title, description and footer around a page. */
export function Frame({ title, description, home = false, settled = true, practice, path, children }: FrameProps) {
  const heading = useFocusOnArrival(title);
  return (
    <div className={`page d-flex flex-column min-vh-100${home ? ' home' : ''}`}>
      <a className="skip-link btn btn-primary" href="#content">
        Skip to content
      </a>
      <TopBar />
      {conditions.Conditions && <conditions.Conditions site={siteConfig()} />}
      <main id="content" className="container flex-grow-1 py-4 py-md-5" tabIndex={-1} aria-busy={!settled}>
        {!home && (
          <div className="d-flex flex-wrap gap-2 mb-3">
            <GoBack />
            {practice}
          </div>
        )}
        {path && <div className="path-line small mb-3">{path}</div>}
        {title && (
          <h1 ref={heading} tabIndex={-1} className={home ? 'visually-hidden' : 'page-title'}>
            {title}
          </h1>
        )}
        {description && <p className={`page-description${home ? '' : ' text-body-secondary'}`}>{description}</p>}
        {children}
      </main>
      {settled && <Footer />}
    </div>
  );
}

/** After a link, focuses the heading: a screen reader reads it, and Tab continues from there. */
function useFocusOnArrival(title?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (title) document.title = `${title} · Playground`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history, not for a late title.
  useEffect(() => {
    if (navigation === 'PUSH') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}

function TopBar() {
  const [dark, setDark] = useDarkMode();
  return (
    <header className="top-bar">
      <div className="container d-flex align-items-center justify-content-between">
        <a
          href="/"
          className="logo d-inline-flex align-items-center gap-2 text-decoration-none"
          aria-label="Playground, home"
        >
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <rect width="32" height="32" rx="7" fill="#5b3df5" />
            <path d="M11 8.5v15l13-7.5z" fill="#fff" />
          </svg>
          Playground
        </a>
        <a href="/guide" className="ms-auto me-2 me-sm-3">
          Guide
        </a>
        <div className="form-check form-switch mb-0">
          <input
            className="form-check-input"
            type="checkbox"
            role="switch"
            id="dark-mode"
            checked={dark}
            aria-checked={dark}
            onChange={(event) => setDark(event.target.checked)}
          />
          <label className="form-check-label" htmlFor="dark-mode">
            Dark mode
          </label>
        </div>
      </div>
    </header>
  );
}

/** Without a list, because your test may count the list items of the page. */
function Footer() {
  const { mail, inbox } = siteConfig().services;
  return (
    <footer className="text-body-secondary small">
      <div className="container border-top py-4">
        <nav aria-label="About" className="d-flex flex-wrap mb-2">
          <a href="/guide">Guide</a> <a href="/tools">Tools</a> <a href="/groups">Groups</a>{' '}
          <a href="/catalogue.json">Catalogue</a> <a href={`${mail}/docs`}>API</a> <a href={inbox}>Inbox</a>
        </nav>
        © {(conditions.now?.() ?? new Date()).getFullYear()} Playground. Practise here, break nothing.{' '}
        <span>{`Version ${kit.version}.`}</span>
      </div>
    </footer>
  );
}

/** Goes to the page before, or home if you opened the page by its address. */
function GoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      onClick={() => (key === 'default' ? navigate(`/${withConditions('')}`) : navigate(-1))}
    >
      <span aria-hidden="true">← </span>Go Back
    </button>
  );
}
