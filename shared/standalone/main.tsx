import 'bootstrap/dist/css/bootstrap.css';
import '../html/theme.css';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { addressesOf, comparable, type PublishedDemo, type PublishedPage } from '../src/demo';

// Both are written in by the build (webpack.config.base.ts).
declare const __DEMOS__: PublishedDemo[];
declare const __REMOTE__: string;

// `@demos` is the remote's own source folder. Its components start with a capital; tests have a second dot.
const modules = import.meta.webpackContext('@demos', {
  regExp: /^\.\/[\w-]+\/[A-Z]\w*\.tsx$/,
  mode: 'lazy',
});

const page = findPage(comparable(window.location.pathname));
const Component = page && lazy(() => modules(`${page.expose}.tsx`) as Promise<{ default: ComponentType }>);

function findPage(address: string): PublishedPage | undefined {
  return __DEMOS__
    .flatMap((demo): PublishedPage[] => [demo, ...demo.pages])
    .find((page) => addressesOf({ ...page, pages: [] }).includes(address));
}

/** The remote on its own: the same pages, with just enough around them to find one's way. */
function Standalone() {
  if (page && Component && page.frame === 'bare') {
    return (
      <Suspense>
        <Component />
      </Suspense>
    );
  }
  return (
    <>
      <header className="border-bottom mb-4">
        <div className="container py-3">
          <a href="/">All pages of {__REMOTE__}</a>
        </div>
      </header>
      <main className="container pb-5">
        <h1>{page ? page.title : window.location.pathname === '/' ? __REMOTE__ : 'Page not found'}</h1>
        {page && Component ? (
          <>
            <p className="lead">{page.description}</p>
            <Suspense>
              <Component />
            </Suspense>
          </>
        ) : (
          <ul>
            {__DEMOS__.map((demo) => (
              <li key={demo.path}>
                <a href={demo.path}>{demo.title}</a>
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

document.title = page ? page.title : `Playground: ${__REMOTE__}`;
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Standalone />
  </StrictMode>,
);
