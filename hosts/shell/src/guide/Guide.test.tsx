import { demo, manifest } from '@playground/kit/test/manifest';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { answering, configOf, hintOf } from '../../test/groups';
import { App } from '../App';
import { askFor, startSiteMap } from '../fetch/groups';

/** Webpack's error for a chunk that did not come, while there is one. It must be the first test that meets it: modules stay. */
let mockMissing: Error | undefined;
jest.mock('./Contents', () => {
  if (mockMissing) throw mockMissing;
  return jest.requireActual('./Contents');
});

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const forms = manifest([
  demo('/counter', { aliases: ['/count'] }),
  demo('/similar', {
    title: 'Similar',
    pages: [{ ...demo('/similar/inside'), title: 'Inside', frame: 'bare' }],
  }),
]);
const media = manifest([demo('/video', { title: 'Video' })]);

/** Opens an address of a site of these two groups, of which the document says nothing. */
async function open(address: string, answers: Record<string, unknown>) {
  answering(answers);
  window.history.replaceState(null, '', address);
  startSiteMap(['forms', 'media'].map(configOf));
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await act(async () => askFor(address));
}
const main = () => screen.getByRole('main');
const group = (name: string) => screen.findByRole('region', { name });

test('when its code does not come the page says so, and Retry brings it', async () => {
  mockMissing = Object.assign(new Error('Loading chunk 521 failed.'), { name: 'ChunkLoadError' });
  await open('/guide', { forms, media });
  expect(screen.getByRole('heading', { level: 1, name: 'Guide' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The guide could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent('GUIDE: Loading chunk 521 failed.');
  expect(main()).toHaveAttribute('aria-busy', 'false');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tried again, without success.')).toBeInTheDocument();
  mockMissing = undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Your first test' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('asks every group, and lists all their pages by path, without aliases', async () => {
  await open('/Guide/', { forms, media });
  const links = within(await group('The forms')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/counter', '/similar', '/similar/inside']);
  expect(links.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '/counter Counter',
    '/similar Similar',
    '/similar/inside Inside, a document for frames',
  ]);
  expect(within(await group('The media')).getByRole('link', { name: '/video' })).toBeInTheDocument();
  expect(document.title).toBe('Guide · Playground');
  expect(main()).toHaveAttribute('aria-busy', 'false');
});

test('a group that is away is named, and its pages come with a Retry', async () => {
  await open('/guide', { forms });
  expect(await screen.findByRole('alert')).toHaveTextContent('The group ‘The media’ is not available right now.');
  expect(await group('The forms')).toBeInTheDocument();
  expect(main()).toHaveAttribute('aria-busy', 'false');
  answering({ media });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(within(await group('The media')).getByRole('link', { name: '/video' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is busy until every group has answered', async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await open('/guide', { forms, media: () => late });
  expect(await group('The forms')).toBeInTheDocument();
  expect(main()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Some groups have not answered yet …')).toBeInTheDocument();
  await act(async () => answer(Response.json(media)));
  expect(await group('The media')).toBeInTheDocument();
  expect(main()).toHaveAttribute('aria-busy', 'false');
});

test('asks nobody where the document has told of all groups', async () => {
  const fetched = answering({});
  window.history.replaceState(null, '', '/guide');
  const told = ['forms', 'media'].map(configOf);
  const groups = Object.assign({}, ...told.map((each) => hintOf(each, [demo(`/${each.name}`)], 'abc', true).groups));
  startSiteMap(told, { groups });
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  expect(within(await group('The media')).getByRole('link', { name: '/media' })).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('every link of the list at its top leads to a heading', async () => {
  await open('/guide', { forms, media });
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = within(main()).getAllByRole('heading', { level: 2 });
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
});

test('opened at a heading, it is scrolled there once that stands', async () => {
  await open('/guide#mail', { forms, media });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Read a mail' });
  expect(jest.mocked(heading.scrollIntoView).mock.contexts).toContain(heading);
});

test('the API and the inbox are where the document says', async () => {
  await open('/guide', { forms, media });
  const mail = within(await screen.findByRole('region', { name: 'Read a mail' }));
  expect(mail.getByRole('link', { name: 'API' })).toHaveAttribute('href', 'http://localhost:3100/docs');
  expect(mail.getByRole('link', { name: 'inbox' })).toHaveAttribute('href', 'http://localhost:3101');
});

test('home leads to its sections', async () => {
  await open('/', { forms, media });
  const hashes = ['Learn', 'Score an agent'].map(
    (name) => (screen.getByRole('link', { name }) as HTMLAnchorElement).hash,
  );
  cleanup();
  await open('/guide', { forms, media });
  await group('The forms');
  expect(hashes.map((hash) => document.getElementById(hash.slice(1))?.textContent)).toEqual([
    'Your first test',
    'Score an agent',
  ]);
});
