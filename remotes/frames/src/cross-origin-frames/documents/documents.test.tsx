import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '@playground/kit/contract/site';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawDoors, isOpen } from '../draw';
import ButtonFrame from './ButtonFrame';
import DoorFrame from './DoorFrame';
import FieldFrame from './FieldFrame';
import HandshakeFrame from './HandshakeFrame';
import StepsFrame from './StepsFrame';

beforeEach(() => {
  const site: SiteConfig = { shell: 'http://shell.test', remotes: [], services: { mail: '', geocoder: '', inbox: '' } };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('greets by name in the frame, and shows nothing without a name', async () => {
  const user = userEvent.setup();
  render(<FieldFrame />);
  await user.type(screen.getByLabelText('Name'), ' Ada {Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^Hello, Ada$/);
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Greet' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says that its button was clicked', async () => {
  const user = userEvent.setup();
  render(<ButtonFrame />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Click me' }));
  expect(screen.getByRole('status')).toHaveTextContent('The button was clicked.');
});

test.each([
  ['', 'First document'],
  ['?step=2', 'Second document'],
  ['?step=3', 'Third document'],
  ['?step=4', 'First document'],
  ['?step=http://evil.test', 'First document'],
])('for the step %p, shows the %s', (search, title) => {
  window.history.replaceState(null, '', `/${search}`);
  render(<StepsFrame />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('cannot send before a welcome from the page', () => {
  const hear = (origin: string, source: Window | null, data: unknown) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { origin, source, data }));
    });
  render(<HandshakeFrame />);
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  hear('http://evil.test', window.parent, { kind: 'welcome' });
  hear('http://shell.test', null, { kind: 'welcome' });
  hear('http://shell.test', window.parent, { kind: 'hello' });
  hear('http://shell.test', window.parent, null);
  expect(send).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for the page…');
  hear('http://shell.test', window.parent, { kind: 'welcome' });
  expect(send).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('The page has answered.');
});

test.each(['1', '2', 'seven', ''])('draws one open and one locked door for the seed %p, always the same', (seed) => {
  const doors = drawDoors(seed);
  expect(doors.map(isOpen).sort()).toEqual([false, true]);
  expect(drawDoors(seed)).toEqual(doors);
});

test.each([
  ['open', 'status', 'Come in!'],
  ['locked', 'alert', 'Nobody answers.'],
] as const)('answers a knock at an %s door', async (state, role, answer) => {
  const seed = drawDoors('7').find((door) => isOpen(door) === (state === 'open'));
  window.history.replaceState(null, '', `/?seed=${seed}`);
  const user = userEvent.setup();
  render(<DoorFrame />);
  expect(screen.getByText(`This door is ${state}.`)).toBeVisible();
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Knock' }));
  expect(screen.getByRole(role)).toHaveTextContent(answer);
});

test('the form for the sandbox without scripts is the same form', () => {
  const form = (file: string) =>
    /<form.*<\/form>/s.exec(readFileSync(path.join(__dirname, '../assets', file), 'utf8'))?.[0];
  expect(form('scriptless.html')).toBeDefined();
  expect(form('scriptless.html')).toBe(form('sandboxed.html'));
});
