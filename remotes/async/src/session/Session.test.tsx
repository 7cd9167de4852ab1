import { wordIn } from '@playground/kit/contract/words';
import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passwordOf, secretOf } from './logins';
import Session from './Session';
import { stations } from './stations';

const outcome = (name: string) => screen.getByRole('status', { name });
const station = (name: string) => within(screen.getByRole('region', { name }));
const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;

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

function press(name: string, button: string) {
  const target = station(name).getByRole('button', { name: button });
  return act(async () => byHand('click', () => fireEvent.click(target)));
}
async function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  await act(async () => byHand('input', () => fireEvent(field, new Event('input', { bubbles: true }))));
}
async function logIn(name: string, account: 'standard' | 'slow') {
  await type(`Name for ‘${name}’`, account);
  await type(`Password for ‘${name}’`, passwordOf(account, '7'));
  await press(name, 'Log in');
  await waitFor(() => expect(station(name).queryByText('The server checks the password …')).toBeNull());
}
const says = (name: string, words: string) => waitFor(() => expect(outcome(name)).toHaveTextContent(words));

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

async function logInByScript(name: string) {
  const user = userEvent.setup();
  const { getByLabelText, getByRole } = station(name);
  await user.type(getByLabelText(`Name for ‘${name}’`), 'standard');
  await user.type(getByLabelText(`Password for ‘${name}’`), passwordOf('standard', '7'));
  await user.click(getByRole('button', { name: 'Log in' }));
}

test.each(
  Object.values(stations)
    .map(({ name }) => name)
    .filter((name) => name !== stations.reuse.name),
)('%s: a login by a script sends nothing', async (name) => {
  await draw();
  await logInByScript(name);
  expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('Reuse a session: a script may log in, and the page has to be loaded again', async () => {
  await draw();
  answers = { 'POST reuse': { account: 'standard' }, 'GET reuse': { account: 'standard' } };
  await logInByScript('Reuse a session');
  expect(calls).toContain('POST reuse');
  expect(outcome('Reuse a session')).toHaveTextContent(/^Not done yet\.$/);
  await press('Reuse a session', 'Show account');
  await says('Reuse a session', 'Missed: you used the form since the page was loaded.');
});

test('another account than the one of the task is a miss', async () => {
  const letter = {
    subject: wordIn('subject', '7'),
    text: `Please feed the ${wordIn('text', '7').replace('-', ' ')}.`,
  };
  answers = Object.fromEntries(
    ['expires', 'everywhere', 'code'].flatMap((name) => [
      [`POST ${name}`, { account: 'slow' }],
      [`GET ${name}`, { account: 'slow', needsCode: name === 'code', others: ['Phone'] }],
    ]),
  );
  answers['GET remember'] = { account: 'slow', isShared: true };
  answers['PATCH expires'] = letter;
  answers['PATCH code'] = { account: 'slow' };
  await draw();

  await logIn('Expires', 'slow');
  await type('Subject', letter.subject);
  await type('Text', letter.text);
  await press('Expires', 'Send letter');
  await says('Expires', 'Missed: the letter came from the slow account.');

  await logIn('Log out everywhere', 'slow');
  await press('Log out everywhere', 'Log out everywhere');
  await says('Log out everywhere', 'Missed: you are logged in with the slow account.');
  expect(calls).not.toContain('DELETE everywhere');

  await logIn('One-time code', 'slow');
  await type('Code', '123456');
  await press('One-time code', 'Check code');
  await says('One-time code', 'Missed: you logged in with the slow account.');

  await type('Word of the second tab', wordIn('tab', '7'));
  await press('Remember me', 'Check word');
  await says('Remember me', 'Missed: you are logged in with the slow account.');
});

test('a refusal after the outcome is still said', async () => {
  answers = {
    'POST code': {},
    'GET code': { account: 'standard', needsCode: true },
    'PATCH code': { account: 'standard' },
  };
  await draw();
  await logIn('One-time code', 'standard');
  await type('Code', '123456');
  await press('One-time code', 'Check code');
  await says('One-time code', 'Done: name, password and code were right.');
  await logIn('One-time code', 'standard');
  const message = 'This code was used before. Please wait for the next one.';
  jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ message }, { status: 403 }));
  await press('One-time code', 'Check code');
  expect(await station('One-time code').findByRole('alert')).toHaveTextContent(message);
});

test('if the server does not say who is logged in, that is a miss', async () => {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (_, init) =>
      init?.method === 'GET'
        ? Response.json({ message: 'Too many requests.' }, { status: 429 })
        : Response.json({ account: 'standard' }),
    );
  await draw();
  const said = 'Missed: the server did not say who is logged in: Too many requests.';
  await press('Reuse a session', 'Show account');
  await says('Reuse a session', said);
  await logIn('Log in', 'standard');
  await says('Log in', said);
});

test.each([
  ['Locked', 'Check ticket', 'Missed: the server has not refused the locked account yet.'],
  ['Slow', 'Open mailbox', 'Missed: you are not logged in.'],
  ['Remember me', 'Check word', 'Missed: nothing was typed.'],
  ['Log out everywhere', 'Log out everywhere', 'Missed: you are not logged in.'],
  ['One-time code', 'Check code', 'Missed: log in with name and password before you type the code.'],
  ['Reuse a session', 'Show account', 'Missed: this browser has no cookie of a login.'],
  ['Only in this tab', 'Check copy', 'Missed: you are not logged in.'],
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

test('Only in this tab: the word is that of this login, in a tab that started with it', async () => {
  const name = 'Only in this tab';
  const check = async (word: string) => {
    await type('Word of the tab with the copy', word);
    await press(name, 'Check copy');
  };
  const { unmount } = await draw();
  await logIn(name, 'standard');
  expect(document.getElementById('copy-word')).toBeNull();
  const entry = sessionStorage.getItem('session-login') ?? '';
  unmount();
  expect(sessionStorage).toHaveLength(0);

  sessionStorage.setItem('session-login', entry);
  const copy = await draw();
  const word = document.getElementById('copy-word')?.textContent ?? '';
  await check(word);
  expect(outcome(name)).toHaveTextContent('Missed: type the word in the tab that logged in.');
  copy.unmount();
  sessionStorage.clear();

  await draw();
  await logIn(name, 'slow');
  await check(word);
  expect(outcome(name)).toHaveTextContent('Missed: you are logged in with the slow account.');
  await logIn(name, 'standard');
  await check(word);
  expect(outcome(name)).toHaveTextContent(`Missed: ‘${word}’ is not the word of a tab with this login.`);
  await check(wordIn('copy', 'standard/a/2'));
  expect(outcome(name)).toHaveTextContent('Done: the second tab started with a copy of the login.');
});

test.each(['', '   ', 'x'.repeat(100_000), '<b>mango</b>', '‮מנגו', '🦊'])(
  'Word: %.20s is refused and stays',
  async (typed) => {
    await draw();
    const field = screen.getByRole('textbox', { name: 'Word of the second tab' });
    fireEvent.input(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Check word' }));
    expect(outcome('Remember me')).toHaveTextContent(
      /^Missed: (nothing was typed|.{1,90} is not the word of the second tab)\.$/u,
    );
    expect(field).toHaveValue(typed);
  },
);

test('a page that was left without a login asks for nothing more', async () => {
  const { unmount } = await draw();
  const before = calls.length;
  unmount();
  expect(calls).toHaveLength(before);
});
