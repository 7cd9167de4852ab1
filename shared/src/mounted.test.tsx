import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import type { Context, Mountable } from '../contract/mount';
import { mounted } from './mounted';

const site = { shell: 'http://shell.test', remotes: [] };
beforeAll(() => {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'playground' });
  document.head.append(Object.assign(block, { textContent: JSON.stringify(site) }));
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.bsTheme;
  jest.restoreAllMocks();
});

/** As the shell's: shows the error in place of the page. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children);
}

function show(mount: Mountable['mount']) {
  const Page = mounted({ mount });
  return render(
    <Boundary>
      <Page />
    </Boundary>,
  );
}

test('a page gets an element in the document, the seed, the clock and the site’s configuration', () => {
  window.history.replaceState(null, '', '/?seed=7&now=2028-02-29');
  const mount = jest.fn((element: HTMLElement, { seed, now, site: { shell } }: Context) => {
    expect(element).toBeInTheDocument();
    element.textContent = `${seed} ${now().getFullYear()} ${shell}`;
    return () => {};
  });
  const { container } = show(mount);
  expect(container).toHaveTextContent('7 2028 http://shell.test');
  expect(document.documentElement).toHaveAttribute('data-seed', '7');
  expect(mount).toHaveBeenCalledTimes(1);
});

test('a page follows the theme until it stops', async () => {
  const heard: boolean[] = [];
  const contexts: Context[] = [];
  show((_, context) => {
    contexts.push(context);
    return context.theme.follow((dark) => heard.push(dark));
  });
  const [{ theme }] = contexts as [Context];
  const become = (dark: boolean) =>
    act(async () => {
      if (dark) document.documentElement.dataset.bsTheme = 'dark';
      else delete document.documentElement.dataset.bsTheme;
    });
  const stop = theme.follow((dark) => heard.push(dark));
  expect(theme.isDark()).toBe(false);
  await become(true);
  expect(theme.isDark()).toBe(true);
  stop();
  await become(false);
  expect(heard).toEqual([true, true, false]);
});

test('when the visitor leaves, the page ends at once, and its element is gone', () => {
  const order: string[] = [];
  const Page = mounted({
    mount(element) {
      order.push('mount');
      return () => order.push(element.isConnected ? 'unmount in the document' : 'unmount');
    },
  });
  // In StrictMode, React starts each effect twice.
  render(<Page />, { wrapper: StrictMode }).unmount();
  expect(order).toEqual(['mount', 'unmount', 'mount', 'unmount']);
});

test('main is not ready before the page is there', () => {
  const Page = mounted({
    mount(element) {
      element.append('There');
      return () => {};
    },
  });
  const seen: string[] = [];
  function Look() {
    useLayoutEffect(() => {
      seen.push(screen.getByRole('main').textContent ?? '');
    });
    return null;
  }
  render(
    <main aria-busy={false}>
      <Page />
      <Look />
    </main>,
  );
  expect(seen).toEqual(['There']);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('while a page mounts later, main is busy, also when it is started again', async () => {
  const arrive: ((unmount: () => void) => void)[] = [];
  const Page = mounted({ mount: () => new Promise((resolve) => arrive.push(resolve)) });
  const page = (run: number) => (
    <main aria-busy={false}>
      <Page key={run} />
    </main>
  );
  const { rerender } = render(page(1));
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('aria-busy', 'true');
  rerender(page(2));
  await act(async () => arrive[0]?.(() => {}));
  expect(main).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive[1]?.(() => {}));
  expect(main).toHaveAttribute('aria-busy', 'false');
  rerender(page(3));
  rerender(<main aria-busy={false} />);
  expect(main).toHaveAttribute('aria-busy', 'false');
});

test('while a page mounts later, a component of the host is below it', async () => {
  let arrive = (_: () => void) => {};
  const later = () =>
    new Promise<() => void>((resolve) => {
      arrive = resolve;
    });
  const pageOf = (mount: Mountable['mount']) => mounted({ mount }, () => <p role="status">Pending</p>);
  const Later = pageOf(later);
  const AtOnce = pageOf(() => () => {});
  const { rerender, container } = render(<Later />);
  expect(container.lastElementChild).toHaveTextContent('Pending');
  await act(async () => arrive(() => {}));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<AtOnce />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a bare page has a main of its own, so the element around it is busy', async () => {
  let arrive = (_: () => void) => {};
  const { container } = show(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  await act(async () => arrive(() => {}));
  expect(container.querySelector('[aria-busy=true]')).not.toBeInTheDocument();
});

test('a page may replace the global Promise', async () => {
  const ended = jest.fn();
  const original = globalThis.Promise;
  globalThis.Promise = class<T> extends original<T> {} as PromiseConstructor;
  const { container, unmount } = show(async () => ended);
  globalThis.Promise = original;
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeInTheDocument());
  unmount();
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});

test('a page that mounts after the visitor left is ended', async () => {
  let arrive = (_: () => void) => {};
  const { unmount } = show(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  unmount();
  const ended = jest.fn();
  await act(async () => arrive(ended));
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'at once',
    () => {
      throw new Error('crash');
    },
  ],
  ['later', () => Promise.reject(new Error('crash'))],
])('an error while a page mounts, %s, reaches the boundary around it', async (_, mount) => {
  jest.spyOn(console, 'error').mockImplementation();
  show(mount);
  expect(await screen.findByRole('alert')).toHaveTextContent('crash');
});

test('an error while a page ends is reported, and nothing else stops', () => {
  const error = new Error('cannot end');
  // jsdom has none.
  globalThis.reportError = jest.fn();
  const Page = mounted({
    mount: () => () => {
      throw error;
    },
  });
  const { rerender, container } = render(<Page />);
  rerender(<p>The next page</p>);
  expect(container).toHaveTextContent('The next page');
  expect(reportError).toHaveBeenCalledWith(error);
});
