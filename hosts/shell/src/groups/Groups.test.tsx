import { CONTRACT } from '@playground/kit/contract/manifest';
import { demo, manifest } from '@playground/kit/test/manifest';
import { act, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { answering, configOf, hintOf } from '../../test/groups';
import { runtime } from '../../test/runtime';
import { App } from '../App';
import { askFor, startSiteMap } from '../fetch/groups';
import { shownCodes } from '../parts/Unavailable';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../../test/runtime'));

const react = {
  name: 'react',
  version: '19.2.0',
  requiredVersion: '^19.0.0',
  singleton: true,
  assets: { js: { sync: [], async: [] } },
};
const forms = {
  ...manifest([demo('/counter')], 'abc', {
    buildInfo: { buildVersion: '0123456789ab' },
    published: '2026-11-24T03:00:00.000Z',
  }),
  shared: [react, { ...react, name: 'react-dom', requiredVersion: '^18.0.0' }],
};
const ofShell = (version: string, ...useIn: string[]) => ({ [version]: { from: 'shell', useIn } });

beforeEach(() => {
  window.scrollTo = jest.fn();
  // jsdom has no such method.
  performance.getEntriesByType = () => [];
  runtime.shareScopeMap.default = { react: ofShell('19.3.1'), 'react-dom': ofShell('19.3.1') };
});
afterEach(() => jest.restoreAllMocks());

async function open(answers: Record<string, unknown>, hint?: Parameters<typeof startSiteMap>[1]) {
  const asked = answering(answers);
  window.history.replaceState(null, '', '/groups');
  startSiteMap(['forms', 'media'].map(configOf), hint);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  await act(async () => askFor('/groups'));
  return asked;
}
const group = (name: string) => screen.findByRole('region', { name });
const rows = async (name: string) =>
  within(await group(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('says of each group which build it has, and which copy of each module runs and why', async () => {
  await open({ forms });
  const section = await group('The forms');
  expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('The forms available');
  expect(
    within(section)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['http://forms.test', '0123456789ab', '2026-11-24 03:00 UTC', String(CONTRACT), '1']);
  expect(await rows('Shared modules of The forms')).toEqual([
    [
      '^19.0.0',
      'no copy',
      '19.3.1',
      '19.3.1, of the shell',
      'The shell has it already, and 19.3.1 fits ^19.0.0. This visit has not loaded it yet.',
    ],
    [
      '^18.0.0',
      'no copy',
      '19.3.1',
      'nothing: its pages cannot open',
      "The shell's 19.3.1 does not fit ^18.0.0, and the build brings no copy. This visit has not loaded it yet.",
    ],
  ]);
  expect(screen.getByRole('link', { name: 'groups.json' })).toHaveAttribute('href', '/groups.json');
});

test('a group that brings its own React says which', async () => {
  await open({ forms: manifest([demo('/counter')], 'abc', { react: '18.3.1' }) });
  expect(await within(await group('The forms')).findByText('18.3.1, which the build brings')).toBeInTheDocument();
});

test('a group that is away says so with its code, and its Retry is on the page', async () => {
  await open({ forms });
  const section = await group('The media');
  expect(section).toHaveTextContent('not available');
  expect(section).toHaveTextContent('MANIFEST_HTTP_503: http://media.test/mf-manifest.json answered 503.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('the copy that runs in this visit is the one that the runtime names', async () => {
  runtime.shareScopeMap.default = {
    react: { ...ofShell('19.3.1'), '19.4.0': { from: 'forms_remote', useIn: ['forms_remote'] } },
    'react-dom': ofShell('19.3.1', 'media_remote'),
  };
  await open({ forms });
  const [first, second] = await rows('Shared modules of The forms');
  expect(first?.[3]).toBe('19.4.0, of the group');
  expect(first?.[4]).toMatch(/It runs in this visit\.$/);
  expect(second?.[4]).toMatch(/This visit has not loaded it yet\.$/);
});

test('the files of a group have their size and time, unless its origin does not tell', async () => {
  const file = { startTime: 1, duration: 12.4, responseStart: 5, transferSize: 700, encodedBodySize: 400 };
  const files = [
    { ...file, name: 'http://forms.test/static/a.js' },
    { ...file, name: 'http://forms.test/static/b.js', transferSize: 0 },
    { ...file, name: 'http://forms.test/static/c.js', responseStart: 0, transferSize: 0, encodedBodySize: 0 },
    { ...file, name: 'http://forms.test.evil/static/d.js' },
  ];
  performance.getEntriesByType = (type) => (type === 'resource' ? (files as never) : []);
  await open({ forms });
  expect(within(await group('The forms')).getByText('3 files loaded in this visit')).toBeInTheDocument();
  const table = within(await group('The forms'))
    .getAllByRole('table', { hidden: true })
    .at(-1) as HTMLElement;
  expect(
    [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['/static/a.js', '400', '12'],
    ['/static/b.js', '400, from the cache', '12'],
    ['/static/c.js', 'not told: no Timing-Allow-Origin', '12'],
  ]);
  expect(await group('The media')).toHaveTextContent('This visit has loaded nothing from it.');
});

test('a failure of this visit is in the group that it belongs to', async () => {
  const whose = 'forms counter/Counter, build 0123456789ab';
  const other = 'formsmore counter/Counter, build 0123456789ab';
  shownCodes.set(`DEMO_ERROR: crash\nmedia is away\n${whose}\nError: crash\n  at x.js:1:2`, whose);
  shownCodes.set(`DEMO_ERROR: crash\n${other}`, other);
  await open({ forms });
  expect(within(await group('The forms')).getByRole('listitem')).toHaveTextContent(
    /^DEMO_ERROR: crash media is awayforms counter\/Counter, build 0123456789abStackError: crash at x.js:1:2$/,
  );
  expect(within(await group('The media')).queryByRole('listitem')).not.toBeInTheDocument();
  shownCodes.clear();
});

test('a group that the page knows from a hint only is asked here', async () => {
  const asked = await open({ forms }, hintOf(configOf('forms'), [demo('/counter')], 'abc', true));
  expect(await rows('Shared modules of The forms')).toHaveLength(2);
  expect(asked.mock.calls.filter(([address]) => String(address).includes('forms.test'))).toHaveLength(1);
});
