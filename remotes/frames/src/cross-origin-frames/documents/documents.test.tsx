import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureSite } from '@playground/kit/test/configureSite';
import { act, render, screen } from '@testing-library/react';
import { drawDoors, isOpen } from '../draw';
import HandshakeFrame from './HandshakeFrame';

beforeEach(() => configureSite({ shell: 'http://shell.test' }));

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

test('the form for the sandbox without scripts is the same form', () => {
  const form = (file: string) =>
    /<form.*<\/form>/s.exec(readFileSync(path.join(__dirname, '../assets', file), 'utf8'))?.[0];
  expect(form('scriptless.html')).toBeDefined();
  expect(form('scriptless.html')).toBe(form('sandboxed.html'));
});
