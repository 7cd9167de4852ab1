import type { Manifest } from '@playground/kit/contract/manifest';
import { demo, manifest } from '@playground/kit/test/manifest';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answering, newRoute } from '../../test/groups';
import { runtime } from '../../test/runtime';
import { deadline } from '../fetch/deadline';
import { Failure } from '../fetch/Failure';
import { currentSiteMap, type Route } from '../fetch/groups';
import { loadPage } from '../load/page';
import { shownCodes } from '../parts/Unavailable';
import { DemoPage } from './DemoPage';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../../test/runtime'));

const Counter = () => (
  <label>
    {'Name '}
    <input />
  </label>
);
function Presses() {
  const [presses, press] = useState(0);
  return <button type="button" onClick={() => press(presses + 1)}>{`Pressed ${presses}`}</button>;
}
function Crash(): never {
  throw new Error('crash');
}
function MissesPart(): never {
  throw broken();
}
const broken = () => Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  runtime.loadRemote.mockReset().mockResolvedValue({ default: Counter });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const page = (route: Route) => (
  <MemoryRouter>
    <DemoPage route={route} siteMap={currentSiteMap()} until={deadline()} />
  </MemoryRouter>
);
const show = (route: Route) => render(page(route));
const alert = () => screen.findByRole('alert');
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('the frame stands at once; the component and the footer come together', async () => {
  show(await newRoute());
  expect(screen.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
  expect(screen.getByText('Counts.')).toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('beside Go Back, at once, is the button Tasks and solutions with the number of tasks in the manifest', async () => {
  const route = await newRoute({ tasks: 11 });
  const { unmount } = show(route);
  expect(screen.queryByRole('button', { name: /Tasks/ })).not.toBeInTheDocument();
  unmount();
  const manifest = { ...(route.group.manifest as Manifest), practice: 'abc' };
  show({ ...route, group: { ...route.group, manifest } });
  expect(screen.getByRole('button', { name: 'Go Back' }).nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Tasks and solutions (11)' }),
  );
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
});

test('a page that was seen before opens at once', async () => {
  const route = await newRoute();
  const { unmount } = show(route);
  await screen.findByLabelText('Name');
  unmount();
  show(route);
  expect(screen.getByLabelText('Name')).toBeInTheDocument();
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

test('a slow page says that it is on its way, a quick one does not', async () => {
  const route = await newRoute();
  jest.useFakeTimers();
  runtime.loadRemote.mockReturnValue(new Promise(() => {}));
  const { unmount } = show(route);
  act(() => jest.advanceTimersByTime(399));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  unmount();
});

test('while the versions of a page are built, it waits, and is no failure', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValue(new Failure('VERSION', 'The versions of this page are being built.'));
  show(route);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
});

test('a page whose mount does not end says so with its code, and still appears when it ends', async () => {
  let arrive = (_: () => void) => {};
  const mount = (element: HTMLElement) =>
    new Promise<() => void>((resolve) => {
      arrive = resolve;
    }).then((unmount) => {
      element.append('There');
      return unmount;
    });
  const route = await newRoute();
  runtime.loadRemote.mockResolvedValue({ default: { mount } });
  // Its code has arrived, so the time below is that of `mount`.
  await loadPage(route);
  jest.useFakeTimers();
  show(route);
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  act(() => jest.advanceTimersByTime(8599));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Counter is still not ready.');
  expect(screen.getByRole('alert')).toHaveTextContent('MOUNT_TIMEOUT: Its mount function has not finished in time.');
  expect(screen.getByRole('alert')).toHaveTextContent(`${route.group.config.name} counter/Counter, build unknown`);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  await act(async () => arrive(() => {}));
  expect(screen.getByText('There')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a bare page has nothing around it but the document’s title', async () => {
  show(await newRoute({ frame: 'bare', title: 'Inside' }));
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(document.title).toBe('Inside');
});

test('what stands in a bare page’s place is a main, busy while it waits', async () => {
  const route = await newRoute({ frame: 'bare', title: 'Inside' });
  runtime.loadRemote.mockRejectedValueOnce(broken());
  show(route);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  await alert();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  // The demo has one of its own.
  await press('Retry');
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

test('a page that cannot be had says so with its code, and Retry shows it', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValueOnce(broken());
  show(route);
  expect(await alert()).toHaveTextContent(`Counter: the group ‘The ${route.name}’ is not available right now.`);
  expect(await alert()).toHaveTextContent('CHUNK: A part of its code could not be loaded.');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  await press('Retry');
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Retry is seen from the click on, and main is busy until its end', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValue(broken());
  show(route);
  await alert();
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('aria-busy', 'false');
  let answer = (_: Response) => {};
  answering({
    [route.name]: () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await press('Retry');
  expect(screen.getByRole('status')).toHaveTextContent('Trying again…');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
  expect(main).toHaveAttribute('aria-busy', 'true');
  answer(new Response('', { status: 500 }));
  expect(await screen.findByText('Tried again, without success.')).toBeInTheDocument();
  expect(await alert()).toHaveTextContent('MANIFEST_HTTP_500');
  expect(main).toHaveAttribute('aria-busy', 'false');
});

test('what failed is tried again by itself when the network comes back, once', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValueOnce(broken());
  show(route);
  await alert();
  const fetched = answering({ [route.name]: manifest([demo('/counter')]) });
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  const asked = runtime.loadRemote.mock.calls.length;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(runtime.loadRemote).toHaveBeenCalledTimes(asked);
  expect(fetched).toHaveBeenCalled();
});

test('a page that the group no longer has says that, and not that the group is away', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValueOnce(broken());
  answering({ [route.name]: manifest([demo('/other')], 'def') });
  show(route);
  expect(await alert()).toHaveTextContent(`The group ‘The ${route.name}’ was updated and no longer has this page.`);
  expect(await alert()).not.toHaveTextContent('not available');
});

describe('a demo that throws', () => {
  // React tells of every error that a boundary caught.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

  test('stays inside its page; Retry asks for everything anew', async () => {
    const route = await newRoute();
    runtime.loadRemote.mockResolvedValueOnce({ default: Crash });
    show(route);
    expect(await alert()).toHaveTextContent('Counter has stopped working.');
    expect(await alert()).toHaveTextContent('DEMO_CRASHED: crash');
    const fetched = answering({ [route.name]: manifest([demo('/counter')], 'def') });
    await press('Retry');
    expect(await screen.findByLabelText('Name')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('because a part of it is gone says that', async () => {
    const route = await newRoute();
    runtime.loadRemote.mockResolvedValueOnce({ default: MissesPart });
    show(route);
    expect(await alert()).toHaveTextContent('A part of Counter is no longer there.');
    expect(await alert()).toHaveTextContent(
      `The group ‘The ${route.name}’ was updated, or its server does not answer.`,
    );
  });
});

describe('an error that no boundary sees', () => {
  // Jest fails a test for an error event that nobody listens to.
  const heard = jest.fn();
  beforeEach(() => window.addEventListener('error', heard));
  afterEach(() => window.removeEventListener('error', heard));

  const thrown = (filename: string) =>
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('stray'), filename }));
    });
  const rejected = (stack: string) =>
    act(() => {
      const reason = Object.assign(new Error('stray'), { stack });
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    });

  test.each([
    ['in an event', thrown],
    ['in a promise', rejected],
  ])('%s is told above the page, which stays as it is until it is started again', async (_, happens) => {
    const route = await newRoute();
    show(route);
    await userEvent.setup().type(await screen.findByLabelText('Name'), 'Ada');
    happens(`http://${route.name}.test/static/counter.abc.js`);
    expect(await alert()).toHaveTextContent('Something in Counter went wrong.');
    expect(await alert()).toHaveTextContent('DEMO_ERROR: stray');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    await press('Start it again');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('is not shown if the page marks it as its exercise', async () => {
    const route = await newRoute();
    show(route);
    await screen.findByLabelText('Name');
    const place = `http://${route.name}.test/static/counter.abc.js`;
    const error = Object.assign(new Error('exercise'), { stack: place, isOnPurpose: true });
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error, filename: place }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is none of the page’s when it comes from another origin', async () => {
    const { name, ...route } = await newRoute();
    show(route);
    await screen.findByLabelText('Name');
    thrown(`http://${name}.test.evil.example/x.js`);
    rejected('at chrome-extension://abc/x.js');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('while the page is loading is left to what loading itself says', async () => {
    const { name, ...route } = await newRoute();
    let arrive = (_: unknown) => {};
    runtime.loadRemote.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    show(route);
    thrown(`http://${name}.test/static/remoteEntry.js`);
    arrive({ default: Counter });
    await screen.findByLabelText('Name');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('what a page holds survives news from the other groups', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockResolvedValue({ default: Presses });
  const { rerender } = show(route);
  await screen.findByRole('button', { name: 'Pressed 0' });
  await press('Pressed 0');
  rerender(
    <MemoryRouter>
      <DemoPage route={{ ...route }} siteMap={currentSiteMap()} until={deadline()} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeInTheDocument();
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

test('a failure of a page says whose it is, in the code that you copy too, and on the page about groups', async () => {
  const route = await newRoute();
  const stack = `Error: crash\n    at onClick (http://${route.name}.test/static/counter.abc.js:1:20)`;
  jest.spyOn(console, 'error').mockImplementation();
  runtime.loadRemote.mockResolvedValue({
    default: function Broken() {
      throw Object.assign(new Error('crash'), { stack });
    },
  });
  const manifest = { ...(route.group.manifest as Manifest), build: '0123456789ab' };
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { rerender } = show({ ...route, group: { ...route.group, manifest } });
  const whose = `${route.name} counter/Counter, build 0123456789ab`;
  expect(await alert()).toHaveTextContent(`DEMO_CRASHED: crash${whose}`);
  const code = `DEMO_CRASHED: crash\n${whose}\n${stack}`;
  expect(jest.mocked(console.info).mock.calls).toEqual([[code]]);
  expect([...shownCodes].at(-1)).toEqual([code, whose]);
  await user.click(screen.getByRole('button', { name: 'Copy the technical code' }));
  expect(written).toHaveBeenCalledWith(code);
  // The group has published another build since, but this page runs the one before.
  rerender(page({ ...route, group: { ...route.group, manifest: { ...manifest, build: 'ba9876543210' } } }));
  expect(await alert()).toHaveTextContent(whose);
});
