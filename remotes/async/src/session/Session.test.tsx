import { passwordOf, secretOf } from '@playground/kit/contract/session';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Session from './Session';
import { stations } from './stations';

const outcome = (name: string) => screen.getByRole('status', { name });
const station = (name: string) => within(screen.getByRole('region', { name }));
const BY_SCRIPT = /^Missed: a script dispatched \w+, and no person did it\.$/;

/** What the server says, by method and station: `GET remember`. */
let answers: Record<string, object>;
const calls: string[] = [];
let config: HTMLScriptElement;

beforeEach(() => {
  config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'playground';
  config.textContent = JSON.stringify({ services: { mail: 'http://api.test' } });
  document.head.append(config);
  window.history.replaceState(null, '', '/session?seed=7&run=a');
  answers = {};
  calls.length = 0;
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method} ${/session\/([\w-]+)/.exec(String(input))?.[1]}`;
    calls.push(name);
    return Response.json(answers[name] ?? {});
  });
});
afterEach(() => {
  config.remove();
  jest.restoreAllMocks();
});

async function draw() {
  const view = render(<Session />);
  await act(async () => {});
  return view;
}

test('each station has its task and an outcome, and none is done at first', async () => {
  await draw();
  for (const { name, goal } of Object.values(stations)) {
    expect(station(name).getByText(goal)).toBeVisible();
    expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  }
  expect(calls).toEqual(expect.arrayContaining(['GET remember', 'GET reuse']));
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('the passwords and the secret follow the seed', async () => {
  const { container, unmount } = await draw();
  const first = container.innerHTML;
  expect(screen.getByRole('row', { name: `slow ${passwordOf('slow', '7')}` })).toBeVisible();
  expect(screen.getByText(secretOf('7'))).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  unmount();
  expect((await draw()).container.innerHTML).toBe(first);
  window.history.replaceState(null, '', '/session?seed=8&run=a');
  await draw();
  expect(screen.getByText(secretOf('8'))).toBeVisible();
});

test.each(Object.values(stations).map(({ name }) => name))('%s: a login by a script sends nothing', async (name) => {
  await draw();
  const user = userEvent.setup();
  const { getByLabelText, getByRole } = station(name);
  await user.type(getByLabelText(`Name for ‘${name}’`), 'standard');
  await user.type(getByLabelText(`Password for ‘${name}’`), passwordOf('standard', '7'));
  await user.click(getByRole('button', { name: 'Log in' }));
  expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test.each([
  ['Locked', 'Check ticket', 'Missed: the server has not refused the locked account yet.'],
  ['Slow', 'Open mailbox', 'Missed: you are not logged in.'],
  ['Remember me', 'Check word', 'Missed: nothing is not the word of the second tab.'],
  ['Log out everywhere', 'Log out everywhere', 'Missed: you are not logged in.'],
  ['One-time code', 'Check code', 'Missed: log in with name and password before you type the code.'],
  ['Reuse a session', 'Show account', 'Missed: this browser has no cookie of a login.'],
])('%s: ‘%s’ comes too early', async (name, button, missed) => {
  await draw();
  await userEvent.setup().click(station(name).getByRole('button', { name: button }));
  expect(outcome(name)).toHaveTextContent(missed);
});

test('a tab that did not log in shows the word, and cannot check it', async () => {
  answers = { 'GET remember': { account: 'standard', word: 'coral-fox' } };
  await draw();
  expect(station('Remember me').getByText('coral-fox')).toBeVisible();
  expect(station('Remember me').getByText('You are logged in as standard.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Open the second tab' });
  expect(link).toHaveAttribute('href', '?seed=7');
});

test('with the cookie of a login, a press by a script does not count', async () => {
  answers = { 'GET reuse': { account: 'slow' } };
  await draw();
  const show = screen.getByRole('button', { name: 'Show account' });
  await userEvent.setup().click(show);
  expect(outcome('Reuse a session')).toHaveTextContent('Missed: the cookie is of the slow account.');
  answers = { 'GET reuse': { account: 'standard' } };
  await userEvent.setup().click(show);
  expect(outcome('Reuse a session')).toHaveTextContent(BY_SCRIPT);
});

test.each(['', '   ', 'x'.repeat(100_000), '<b>mango</b>', '‮מנגו', '🦊'])(
  'Word: %.20s is refused and stays',
  async (typed) => {
    await draw();
    const field = screen.getByRole('textbox', { name: 'Word of the second tab' });
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Check word' }));
    expect(outcome('Remember me')).toHaveTextContent(/^Missed: .{1,90} is not the word of the second tab\.$/u);
    expect(field).toHaveValue(typed);
  },
);

test('a page that was left without a login asks for nothing more', async () => {
  const { unmount } = await draw();
  const before = calls.length;
  unmount();
  expect(calls).toHaveLength(before);
});
