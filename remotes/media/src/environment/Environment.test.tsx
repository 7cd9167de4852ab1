import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { wrongColours, wrongLanguage, wrongMotion, wrongScreen, wrongWidth, wrongZone } from './checks';
import Facts from './components/Facts';
import Offline from './components/Offline';
import Print from './components/Print';
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
  Object.assign(window, { innerWidth: 785, outerWidth: 800 });
  expect(wrongWidth()).toBe('the window is 800 pixels wide, but the viewport is 785 pixels wide.');
  window.outerWidth = 900;
  expect(wrongWidth()).toBe('the viewport is 785 pixels wide.');
  expect(wrongColours()).toBe('the browser prefers light.');
  document.documentElement.dataset.bsTheme = 'dark';
  expect(wrongColours()).toBe('only this site is dark, and the browser prefers light.');
  expect(wrongMotion()).toBe('the browser does not prefer reduced motion.');
  expect(wrongZone()).toMatch(/^the browser is in the time zone /);
  expect(wrongLanguage()).toBe('the first language is en-US.');
  navigatorHas({ languages: ['en-US', 'pt-BR'] });
  expect(wrongLanguage()).toBe('pt-BR is in the list, but en-US is the first.');
  navigatorHas({ languages: ['pt-BR', 'en-US'] });
  expect(wrongLanguage()).toBe('pt-BR is the first in the list, but navigator.language is en-US.');
  expect(wrongScreen()).toBe('the screen is wider than high.');
  matching.push('(orientation: portrait)');
  expect(wrongScreen()).toBe('the screen takes no touch.');
});

test('the screen counts only if a finger tapped, and not a script', () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  matching.push('(orientation: portrait)', '(pointer: coarse)');
  render(<Environment />);
  expect(screen.getByRole('table', { name: 'What this page knows' })).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Check the screen' });
  const said = outcome('Portrait touch screen');
  fireEvent.click(button);
  expect(said).toHaveTextContent('Missed: no finger tapped the button.');
  fireEvent(button, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
  expect(said).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

test('if a file arrives, the browser is not offline, and two presses ask once', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  render(<Offline />);
  press('Check the network');
  expect(outcome('Offline')).toHaveTextContent('Missed: the browser is online.');
  navigatorHas({ onLine: false });
  press('Check the network');
  press('Check the network');
  await act(async () => {});
  expect(outcome('Offline')).toHaveTextContent('Missed: the browser says that it is offline, but a file arrived.');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the word for paper is on the page only while the medium is print, and a wrong one stays in its field', () => {
  render(<Print seed="3" />);
  const word = paperWordOf('3');
  fireEvent(window, new Event('beforeprint'));
  // A script dispatched it.
  expect(document.body).not.toHaveTextContent(word);
  const change = () =>
    act(() => {
      for (const changed of printed) changed({ type: 'change', isTrusted: true });
    });
  matching.push('print');
  change();
  expect(screen.getByText(word)).toBeVisible();
  matching.pop();
  change();
  expect(document.body).not.toHaveTextContent(word);
  const field = screen.getByRole('textbox', { name: 'Word on paper' });
  fireEvent.input(field, { target: { value: 'wrong' } });
  press('Check the print');
  expect(outcome('Print')).toHaveTextContent('Missed: ‘wrong’ is not the word.');
  expect(field).toHaveValue('wrong');
});

test('the document has the words in the order of the page, and shows them only without scripts', () => {
  const html = readFileSync(path.join(__dirname, 'assets/without-scripts.html'), 'utf8');
  const [, hidden = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect([...hidden.matchAll(/<li id="word-(\d+)">The word is <strong>(\w+)</g)].map(([, ...found]) => found)).toEqual(
    QUIET.map((word, index) => [String(index + 1), word]),
  );
  expect(html).not.toContain('<script');
});

test('seeds have different words', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => String(index));
  expect(new Set(seeds.map(paperWordOf)).size).toBeGreaterThan(4);
  expect(new Set(seeds.map(quietNumberOf)).size).toBeGreaterThan(4);
});

test('the table follows the browser, and no timer is left', () => {
  jest.useFakeTimers();
  const { unmount } = render(<Facts />);
  const language = () => screen.getByRole('row', { name: /^Languages/ });
  expect(language()).toHaveTextContent('en-US');
  navigatorHas({ languages: ['pt-BR'] });
  act(() => void jest.advanceTimersByTime(500));
  expect(language()).toHaveTextContent('pt-BR');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
