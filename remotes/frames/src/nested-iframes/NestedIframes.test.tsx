import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureFrames, FRAMES } from '../../shared/siteForTests';
import FirstIframe from './documents/FirstIframe';
import { modeOf } from './mode';
import NestedIframes from './NestedIframes';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  configureFrames();
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const open = (address: string) => window.history.replaceState({ from: 'the router' }, '', address);
const source = (title: string) => screen.getByTitle(title).getAttribute('src');

test('shows the first document in a frame 800 px high, at the plain address of its own origin', () => {
  open('/nestedIframes');
  render(<NestedIframes />);
  expect(source('First iframe')).toBe('/nestedIframes/firstIframe');
  expect(screen.getByTitle('First iframe')).toHaveAttribute('height', '800');
});

test('scrolls to the top on load', () => {
  render(<NestedIframes />);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('takes the mode from the address', () => {
  open('/nestedIframes?frames=cross');
  render(<NestedIframes />);
  expect(screen.getByRole('radio', { name: 'Cross origin' })).toBeChecked();
  expect(source('First iframe')).toBe(`${FRAMES}/nestedIframes/firstIframe?frames=cross`);
});

test('adds the chosen mode to the address, and keeps the rest', async () => {
  open('/nestedIframes?seed=7');
  const user = userEvent.setup();
  render(<NestedIframes />);
  await user.click(screen.getByRole('radio', { name: 'Alternating origins' }));
  expect(source('First iframe')).toBe(`${FRAMES}/nestedIframes/firstIframe?frames=alternate`);
  expect(window.location.search).toBe('?seed=7&frames=alternate');
  expect(window.history.state).toEqual({ from: 'the router' });
  await user.click(screen.getByRole('radio', { name: 'Same origin' }));
  expect(source('First iframe')).toBe('/nestedIframes/firstIframe');
  expect(window.location.search).toBe('?seed=7');
});

test('uses a new element for a new source, which adds no entry to the history', async () => {
  const user = userEvent.setup();
  render(<NestedIframes />);
  const before = screen.getByTitle('First iframe');
  await user.click(screen.getByRole('radio', { name: 'Cross origin' }));
  expect(screen.getByTitle('First iframe')).not.toBe(before);
});

test.each([
  '',
  '?frames=',
  '?frames=CROSS',
  '?frames=http://evil.test',
  '?frames=//evil.test',
  '?frames=same&frames=cross',
])('uses the same-origin mode for %p', (search) => {
  expect(modeOf(search)).toBe('same');
});

test.each([
  ['', '', ''],
  ['?frames=cross', '', '?frames=cross'],
  ['?frames=alternate', FRAMES, '?frames=alternate'],
  ['?frames=http://evil.test', '', ''],
])('passes %p on from the first document to its link and its frame', (search, origin, handed) => {
  open(`/nestedIframes/firstIframe${search}`);
  render(<FirstIframe />);
  expect(screen.getByRole('link', { name: 'tapioca' })).toHaveAttribute(
    'href',
    `/nestedIframes/firstIframesecret${handed}`,
  );
  expect(source('Second iframe')).toBe(`${origin}/nestedIframes/secondIframe${handed}`);
});
