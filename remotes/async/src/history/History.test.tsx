import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { draw, numberShown, PARTS, wordOf } from './draw';
import { readEntry, writeEntry } from './entry';
import History from './History';
import { stations } from './stations';

// jsdom has no object URLs, and its frames take no style sheets.
jest.mock('./components/FrameFirst', () => () => null);

jest.mock('@playground/kit/siteConfig', () => ({
  siteConfig: () => ({ remotes: [{ name: 'async', url: 'http://async.test' }] }),
}));

const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';

// jsdom does not have it.
performance.getEntriesByType ??= () => [];

beforeEach(() => window.history.replaceState({ key: 'of the router' }, '', '/history?seed=1'));

test('too few steps are a miss, and steps by a script are not counted', () => {
  render(<History />);
  press('Confirm step');
  expect(outcome('pushed')).toHaveTextContent('Missed: you did not get to ‘Step 3’ yet.');
  press('Previous step');
  expect(outcome('pushed')).toHaveTextContent('Missed: Start is the first one.');
  const before = window.history.length;
  press('Next step');
  press('Add a lamp');
  press('Open report');
  for (const id of ['pushed', 'same', 'stopped'] as const) expect(outcome(id)).toHaveTextContent(BY_SCRIPT);
  expect(window.history.length).toBe(before);
  expect(screen.getByText('The report is closed.')).toBeVisible();
});

test('a link that a script follows does not leave the page', () => {
  render(<History />);
  for (const [name, id] of [
    ['Read the terms', 'form'],
    ['Leave for a moment', 'fresh'],
    ['Open row 1', 'scroll'],
    ['Old address', 'redirect'],
    ['Kitchen', 'hash'],
  ] as const) {
    expect(fireEvent.click(screen.getByRole('link', { name }))).toBe(false);
    expect(outcome(id)).toHaveTextContent(BY_SCRIPT);
  }
  expect(readEntry().left).toBeUndefined();
});

test('a return brings back note, place of the list and a new number, and a reload does not', () => {
  const { unmount } = render(<History />);
  const word = screen.getByText(draw('1').note).textContent;
  const number = document.getElementById('fresh-number')?.textContent;
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: word } });
  press('Send note');
  expect(outcome('form')).toHaveTextContent('Missed: you did not come back from the terms yet.');
  writeEntry({ left: 'form', document: performance.timeOrigin, shown: 0, top: 300, seed: '1' });
  unmount();

  const again = render(<History />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(word);
  expect(document.getElementById('fresh-number')).not.toHaveTextContent(number ?? '');
  expect(screen.getByText('The router drew the page again, in the same document.')).toBeVisible();
  // What the router keeps in the entry is still there.
  expect(window.history.state).toMatchObject({ key: 'of the router' });
  press('Send note');
  expect(outcome('form')).toHaveTextContent('Missed: a script set this value. A person must do it.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: `${word} ` } });
  press('Send note');
  expect(outcome('form')).toHaveTextContent('Missed: you typed again after you came back.');
  again.unmount();

  render(<History />);
  expect(screen.getByText('None yet.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  expect(readEntry().note).toBeUndefined();
});

test('a link that opens another tab does not leave the page', () => {
  render(<History />);
  const click = (keys: MouseEventInit) => {
    // jsdom must not follow the link.
    window.addEventListener('click', (last) => last.preventDefault(), { once: true });
    byHand('click', () => fireEvent.click(screen.getByRole('link', { name: 'Read the terms' }), keys));
  };
  click({ ctrlKey: true });
  expect(readEntry().left).toBeUndefined();
  click({});
  expect(readEntry().left).toBe('form');
});

test('a page that begins at a part needs no link to it', () => {
  const { first, second } = draw('1');
  window.history.replaceState({}, '', `/history?seed=1#${first}`);
  render(<History />);
  const moveTo = (part: string, hash?: string) => {
    window.history.replaceState({ kept: { hash } }, '', `#${part}`);
    act(() => void window.dispatchEvent(new Event('hashchange')));
  };
  moveTo(second);
  // Going back finds the mark in the entry.
  moveTo(first, first);
  press('Confirm part');
  expect(outcome('hash')).toHaveTextContent(BY_SCRIPT);
  moveTo(second);
  moveTo(first);
  press('Confirm part');
  expect(outcome('hash')).toHaveTextContent(`Missed: you followed the link to #${first} again. Go back instead.`);
});

test('a page from the back/forward cache says so', () => {
  render(<History />);
  writeEntry({ left: 'form' });
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByText('The browser kept the whole page in its back/forward cache.')).toBeVisible();
});

test('two seeds ask for different things, and one seed for the same', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
  expect(draw('1')).toEqual(draw('1'));
  for (const asked of ['first', 'note', 'number', 'row'] as const)
    expect(new Set(seeds.map((seed) => draw(seed)[asked])).size).toBeGreaterThan(1);
  expect(new Set(seeds.map(wordOf)).size).toBeGreaterThan(5);
  for (const seed of seeds) {
    const { first, second, number } = draw(seed);
    expect(first).not.toBe(second);
    expect(PARTS).toContain(second);
    const shown = [0, 1, 2, 30].map((times) => numberShown(number, times));
    expect(new Set(shown).size).toBe(4);
    for (const one of shown) expect(String(one)).toMatch(/^\d{3}$/);
  }
});
