import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { answering, configOf, demo, manifest } from '../test/groups';
import { runtime } from '../test/runtime';
import { App } from './App';
import { loadCatalogue } from './catalogue';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../test/runtime'));

const Counter = () => (
  <>
    <p>The counter itself</p>
    <a href="/VIDEO/">To the video</a>
    <a href="/counter" download>
      Saved
    </a>
    <a href="/no-page">To nowhere</a>
  </>
);

beforeEach(() => {
  window.scrollTo = jest.fn();
  runtime.loadRemote.mockReset().mockResolvedValue({ default: Counter });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens an address of the site of these groups. */
async function open(address: string, answers: Record<string, unknown>, names = Object.keys(answers)) {
  answering(answers);
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await act(async () => loadCatalogue(names.map(configOf)));
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const forms = manifest([demo('/counter', { aliases: ['/count'] })]);
const media = manifest([demo('/video', { title: 'Video' })]);

test.each(['/counter', '/COUNTER/', '/Count'])('%s shows the page that a manifest has there', async (address) => {
  await open(address, { forms });
  expect(await heading('Counter')).toBeInTheDocument();
  expect(await screen.findByText('The counter itself')).toBeInTheDocument();
});

test('an address is not found only when every group has answered', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  // Listeners of the catalogue hear of it by a microtask.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  await open('/no-page', { forms, media: () => late });
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  jest.useRealTimers();
  await act(async () => answer(Response.json(media)));
  expect(await heading('Page not found')).toBeInTheDocument();
  expect(screen.getByText('/no-page')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address of a group that is away is not called unknown, and Retry opens it', async () => {
  await open('/video', { forms }, ['forms', 'media']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It may belong to the group ‘The media’, which is not available right now.',
  );
  answering({ media });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Video')).toBeInTheDocument();
});

test('the way home from a page that is not there', async () => {
  await open('/no-page', { forms });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'All pages' }));
  expect(await heading('Home')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
});

test('a plain link to another page is followed in place, and the page before leaves no alert behind', async () => {
  await open('/counter', { forms, media });
  const link = await screen.findByRole('link', { name: 'To the video' });
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('stray'), filename: 'http://forms.test/x.js' }));
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.setup().click(link);
  expect(await heading('Video')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/VIDEO/');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test.each([
  ['to a page that we do not have', 'To nowhere', {}],
  ['that saves a file', 'Saved', {}],
  ['that is opened in a new tab', 'To the video', { ctrlKey: true }],
  ['clicked with another button', 'To the video', { button: 1 }],
])('a link %s is the browser’s own', async (_, name, init) => {
  await open('/counter', { forms, media });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let ours: boolean | undefined;
  // jsdom cannot follow a link, and says so: it is kept from trying once the shell has decided.
  window.addEventListener(
    'click',
    (event) => {
      ours = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  (await screen.findByRole('link', { name })).dispatchEvent(click);
  expect(ours).toBe(false);
});
