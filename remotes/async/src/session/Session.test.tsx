import { wordIn } from '@playground/kit/contract/words';
import { byHand } from '@playground/kit/test/trust';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { BY_SCRIPT, button, expectToFollowSeed, openAt, outcome } from '../../shared/testPage';
import Code from './components/Code';
import Everywhere from './components/Everywhere';
import Expires from './components/Expires';
import Locked from './components/Locked';
import LogIn from './components/LogIn';
import OnlyInThisTab from './components/OnlyInThisTab';
import Remember from './components/Remember';
import Reuse from './components/Reuse';
import Slow from './components/Slow';
import type { Visit } from './components/useLogin';
import { passwordOf } from './logins';
import Session from './Session';

/** What the server says, by method and station: `GET remember`. */
let answers: Record<string, object>;
const calls: string[] = [];

beforeEach(() => {
  openAt('/session?seed=7&run=a');
  answers = {};
  calls.length = 0;
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method} ${/session\/([\w-]+)/.exec(String(input))?.[1]}`;
    calls.push(name);
    return Response.json(answers[name] ?? {});
  });
});
afterEach(() => jest.restoreAllMocks());

const press = (name: string) => act(async () => byHand('click', () => fireEvent.click(button(name))));
async function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.value = text;
  await act(async () => byHand('input', () => fireEvent(field, new Event('input', { bubbles: true }))));
}
async function logIn(name: string, account: 'standard' | 'slow') {
  await type(`Name for ‘${name}’`, account);
  await type(`Password for ‘${name}’`, passwordOf(account, '7'));
  await press('Log in');
  await waitFor(() => expect(screen.queryByText('The server checks the password …')).toBeNull());
}
const says = (name: string, words: string) => waitFor(() => expect(outcome(name)).toHaveTextContent(words));

/** Draws one station, after a visitor has left the one before. */
async function draw(Station: ComponentType<Visit>) {
  cleanup();
  render(<Station seed="7" run="a" />);
  await act(async () => {});
}

async function logInByScript(name: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(`Name for ‘${name}’`), 'standard');
  await user.type(screen.getByLabelText(`Password for ‘${name}’`), passwordOf('standard', '7'));
  await user.click(button('Log in'));
}

test('a login by a script sends nothing', async () => {
  await draw(LogIn);
  await logInByScript('Log in');
  expect(outcome('Log in')).toHaveTextContent(BY_SCRIPT);
  expect(calls).toEqual([]);
});

test('Reuse a session: a script may log in, and the page has to be loaded again', async () => {
  await draw(Reuse);
  answers = { 'POST reuse': { account: 'standard' }, 'GET reuse': { account: 'standard' } };
  await logInByScript('Reuse a session');
  expect(calls).toContain('POST reuse');
  expect(outcome('Reuse a session')).toHaveTextContent(/^Not done yet\.$/);
  await press('Show account');
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
  answers['GET reuse'] = { account: 'slow' };
  answers['PATCH expires'] = letter;
  answers['PATCH code'] = { account: 'slow' };

  await draw(Expires);
  await logIn('Expires', 'slow');
  await type('Subject', letter.subject);
  await type('Text', letter.text);
  await press('Send letter');
  await says('Expires', 'Missed: the letter came from the slow account.');

  await draw(Everywhere);
  await logIn('Log out everywhere', 'slow');
  await press('Log out everywhere');
  await says('Log out everywhere', 'Missed: you are logged in with the slow account.');
  expect(calls).not.toContain('DELETE everywhere');

  await draw(Code);
  await logIn('One-time code', 'slow');
  await type('Code', '123456');
  await press('Check code');
  await says('One-time code', 'Missed: you logged in with the slow account.');

  await draw(Remember);
  await type('Word of the second tab', wordIn('tab', '7'));
  await press('Check word');
  await says('Remember me', 'Missed: you are logged in with the slow account.');

  await draw(Reuse);
  await press('Show account');
  await says('Reuse a session', 'Missed: the cookie is of the slow account.');
});

test('a refusal after the outcome is still said', async () => {
  answers = {
    'POST code': {},
    'GET code': { account: 'standard', needsCode: true },
    'PATCH code': { account: 'standard' },
  };
  await draw(Code);
  expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  await logIn('One-time code', 'standard');
  await type('Code', '123456');
  await press('Check code');
  await says('One-time code', 'Done: name, password and code were right.');
  await logIn('One-time code', 'standard');
  const message = 'This code was used before. Please wait for the next one.';
  jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ message }, { status: 403 }));
  await press('Check code');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('if the server does not say who is logged in, that is a miss', async () => {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (_, init) =>
      init?.method === 'GET'
        ? Response.json({ message: 'Too many requests.' }, { status: 429 })
        : Response.json({ account: 'standard' }),
    );
  await draw(Reuse);
  const said = 'Missed: the server did not say who is logged in: Too many requests.';
  await press('Show account');
  await says('Reuse a session', said);
  await draw(LogIn);
  await logIn('Log in', 'standard');
  await says('Log in', said);
});

test.each([
  ['Locked', Locked, 'Check ticket', 'the server has not refused the locked account yet.'],
  ['Slow', Slow, 'Open mailbox', 'you are not logged in.'],
  ['Remember me', Remember, 'Check word', 'nothing was typed.'],
  ['Log out everywhere', Everywhere, 'Log out everywhere', 'you are not logged in.'],
  ['One-time code', Code, 'Check code', 'log in with name and password before you type the code.'],
  ['Reuse a session', Reuse, 'Show account', 'this browser has no cookie of a login.'],
  ['Only in this tab', OnlyInThisTab, 'Check copy', 'you are not logged in.'],
])('%s comes too early', async (name, Station, label, missed) => {
  await draw(Station);
  await act(async () => void fireEvent.click(button(label)));
  expect(outcome(name)).toHaveTextContent(`Missed: ${missed}`);
});

test('Only in this tab: the word is that of this login, in a tab that started with it', async () => {
  const name = 'Only in this tab';
  const check = async (word: string) => {
    await type('Word of the tab with the copy', word);
    await press('Check copy');
  };
  await draw(OnlyInThisTab);
  await logIn(name, 'standard');
  expect(document.getElementById('copy-word')).toBeNull();
  const entry = sessionStorage.getItem('session-login') ?? '';
  cleanup();
  expect(sessionStorage).toHaveLength(0);

  sessionStorage.setItem('session-login', entry);
  await draw(OnlyInThisTab);
  const word = document.getElementById('copy-word')?.textContent ?? '';
  await check(word);
  expect(outcome(name)).toHaveTextContent('Missed: type the word in the tab that logged in.');
  sessionStorage.clear();

  await draw(OnlyInThisTab);
  await logIn(name, 'slow');
  await check(word);
  expect(outcome(name)).toHaveTextContent('Missed: you are logged in with the slow account.');
  await logIn(name, 'standard');
  await check(word);
  expect(outcome(name)).toHaveTextContent(`Missed: ‘${word}’ is not the word of a tab with this login.`);
  await check(wordIn('copy', 'standard/a/2'));
  expect(outcome(name)).toHaveTextContent('Done: the second tab started with a copy of the login.');
});

test('the page follows the seed', async () => {
  expectToFollowSeed(Session);
  await act(async () => {});
});
