import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paperWordOf, QUIET, quietNumberOf } from './draw';
import Environment from './Environment';

/** What the media queries of the simulated browser match. */
let matching: string[];
let printed: ((event: Partial<Event>) => void)[];

beforeEach(() => {
  [matching, printed] = [[], []];
  window.matchMedia = ((query: string) => ({
    get matches() {
      return matching.includes(query);
    },
    addEventListener: (_: string, changed: () => void) => query === 'print' && printed.push(changed),
    removeEventListener: (_: string, changed: () => void) => {
      printed = printed.filter((one) => one !== changed);
    },
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete document.documentElement.dataset.bsTheme;
});

const outcome = (name: string) => screen.getByRole('status', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const navigatorHas = (values: object) => {
  for (const [key, value] of Object.entries(values))
    jest.spyOn(navigator, key as 'language', 'get').mockReturnValue(value as string);
};

test('in another environment, each check says what is wrong', () => {
  render(<Environment />);
  window.innerWidth = 785;
  window.outerWidth = 800;
  press('Check the width');
  expect(outcome('800 wide')).toHaveTextContent(
    'Missed: the window is 800 pixels wide, but the viewport is 785 pixels wide.',
  );
  press('Check the colours');
  expect(outcome('Dark')).toHaveTextContent('Missed: the browser prefers light.');
  document.documentElement.dataset.bsTheme = 'dark';
  press('Check the colours');
  expect(outcome('Dark')).toHaveTextContent('Missed: only this site is dark, and the browser prefers light.');
  press('Check the motion');
  expect(outcome('Reduced motion')).toHaveTextContent('Missed: the browser does not prefer reduced motion.');
  press('Check the time zone');
  expect(outcome('Another time zone')).toHaveTextContent(/^Missed: the browser is in the time zone /);
  press('Check the language');
  expect(outcome('Another language')).toHaveTextContent('Missed: the first language is en-US.');
  navigatorHas({ languages: ['en-US', 'pt-BR'] });
  press('Check the language');
  expect(outcome('Another language')).toHaveTextContent('Missed: pt-BR is in the list, but en-US is the first.');
  navigatorHas({ languages: ['pt-BR', 'en-US'] });
  press('Check the language');
  expect(outcome('Another language')).toHaveTextContent(
    'Missed: pt-BR is the first in the list, but navigator.language is en-US.',
  );
  press('Check the screen');
  expect(outcome('Portrait touch screen')).toHaveTextContent('Missed: the screen is wider than high.');
  matching.push('(orientation: portrait)');
  press('Check the screen');
  expect(outcome('Portrait touch screen')).toHaveTextContent('Missed: the screen takes no touch.');
  press('Check the network');
  expect(outcome('Offline')).toHaveTextContent('Missed: the browser is online.');
});

test('in the right environment, a press by a script is a miss', () => {
  render(<Environment />);
  window.innerWidth = 800;
  matching.push('(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)');
  navigatorHas({ language: 'pt-BR', languages: ['pt-BR'] });
  for (const [button, station] of [
    ['Check the width', '800 wide'],
    ['Check the colours', 'Dark'],
    ['Check the motion', 'Reduced motion'],
    ['Check the language', 'Another language'],
  ] as const) {
    press(button);
    expect(outcome(station)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  }
});

test('a finger is needed on a portrait touch screen', () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  matching.push('(orientation: portrait)', '(pointer: coarse)');
  render(<Environment />);
  press('Check the screen');
  expect(outcome('Portrait touch screen')).toHaveTextContent('Missed: no finger tapped the button.');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

test('if a file arrives, the browser is not offline, and two presses ask once', async () => {
  navigatorHas({ onLine: false });
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  render(<Environment />);
  press('Check the network');
  press('Check the network');
  await act(async () => {});
  expect(outcome('Offline')).toHaveTextContent('Missed: the browser says that it is offline, but a file arrived.');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the word for paper is on the page only while the medium is print', () => {
  window.history.replaceState(null, '', '?seed=3');
  render(<Environment />);
  const word = paperWordOf('3');
  fireEvent(window, new Event('beforeprint'));
  // A script dispatched it.
  expect(document.body).not.toHaveTextContent(word);
  matching.push('print');
  act(() => {
    for (const changed of printed) changed({ type: 'change', isTrusted: true });
  });
  expect(screen.getByText(word)).toBeVisible();
  matching.pop();
  act(() => {
    for (const changed of printed) changed({ type: 'change', isTrusted: true });
  });
  expect(document.body).not.toHaveTextContent(word);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['', 'nothing was typed.'],
  ['   ', 'nothing was typed.'],
  ['<b>anvil</b>', '‘<b>anvil</b>’ is not the word.'],
  ['שלום', '‘שלום’ is not the word.'],
  ['😀', '‘😀’ is not the word.'],
  ['-1e9', '‘-1e9’ is not the word.'],
  ['a'.repeat(100_000), `‘${'a'.repeat(40)}…’ is not the word.`],
])('a wrong word is a miss, and it stays in its field: %.20s', (typed, why) => {
  render(<Environment />);
  const field = screen.getByRole('textbox', { name: 'Word without scripts' });
  fireEvent.input(field, { target: { value: typed } });
  press('Check the document');
  expect(outcome('Without scripts')).toHaveTextContent(`Missed: ${why}`);
  expect(field).toHaveValue(typed);
});

test('the document has the words in the order of the page, and shows them only without scripts', () => {
  const html = readFileSync(path.join(__dirname, 'assets/without-scripts.html'), 'utf8');
  const [, hidden = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect([...hidden.matchAll(/<li id="word-(\d+)">The word is <strong>(\w+)</g)].map(([, ...found]) => found)).toEqual(
    QUIET.map((word, index) => [String(index + 1), word]),
  );
  expect(html).not.toContain('<script');
});

test('one seed has the same words twice, and seeds differ', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => String(index));
  expect(seeds.map(paperWordOf)).toEqual(seeds.map(paperWordOf));
  expect(new Set(seeds.map(paperWordOf)).size).toBeGreaterThan(4);
  expect(new Set(seeds.map(quietNumberOf)).size).toBeGreaterThan(4);
});

test('the table follows the browser, and no timer is left', async () => {
  jest.useFakeTimers();
  const { unmount } = render(<Environment />);
  const language = () => screen.getByRole('row', { name: /^Languages/ });
  expect(language()).toHaveTextContent('en-US');
  navigatorHas({ languages: ['pt-BR'] });
  act(() => void jest.advanceTimersByTime(500));
  expect(language()).toHaveTextContent('pt-BR');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('typed words are lost neither by a check nor by a wrong answer', async () => {
  const user = userEvent.setup();
  render(<Environment />);
  await user.type(screen.getByRole('textbox', { name: 'Word on paper' }), 'wrong{Enter}');
  expect(outcome('Print')).toHaveTextContent('Missed: ‘wrong’ is not the word.');
  expect(screen.getByRole('textbox', { name: 'Word on paper' })).toHaveValue('wrong');
});
