import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import EmailValidation from './EmailValidation';

const INVALID = 'Invalid e-mail address. Please insert a valid e-mail address.';
const NOT_SENT = 'Failed to send the e-mail. Please try again later.';
const NOT_SIX = 'Validation code must be 6 digits.';
const NOT_VERIFIED = 'Failed to verify the code. Please try again later.';

let config: HTMLScriptElement;
let fetchMock: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;

beforeEach(() => {
  config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'playground';
  config.textContent = JSON.stringify({ services: { mail: 'http://api.test', inbox: 'http://inbox.test' } });
  document.head.append(config);
  fetchMock = jest.spyOn(globalThis, 'fetch');
});

afterEach(() => {
  config.remove();
  jest.restoreAllMocks();
});

const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockImplementation(async () => Response.json(body, init));
const sendForm = () => within(screen.getByRole('form', { name: 'Step 1' }));
const verifyForm = () => within(screen.getByRole('form', { name: 'Step 2' }));
const emailField = () => screen.getByRole('textbox', { name: 'Email address' });
const codeField = () => screen.getByRole('textbox', { name: 'Validation Code' });

function page() {
  render(<EmailValidation />, { wrapper: StrictMode });
  const user = userEvent.setup();
  return {
    user,
    send: async (email: string) => {
      await user.clear(emailField());
      if (email) await user.type(emailField(), email);
      await user.click(screen.getByRole('button', { name: 'Send e-mail' }));
    },
    verify: async (code: string) => {
      await user.clear(codeField());
      if (code) await user.type(codeField(), code);
      await user.click(screen.getByRole('button', { name: 'Verify' }));
    },
  };
}

test('starts with two empty fields, two buttons, a hint, a link to the inbox, and no message', () => {
  page();
  expect(emailField()).toHaveValue('');
  expect(emailField()).toHaveAttribute('placeholder', 'Enter email');
  expect(emailField()).toHaveAccessibleDescription("We'll never share your email with anyone else.");
  expect(codeField()).toHaveValue('');
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('button', { name: 'Send e-mail' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Open the inbox in a new tab' })).toHaveAttribute(
    'href',
    'http://inbox.test',
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('posts the address as JSON with the cookie, and shows the message of the answer in the info style', async () => {
  answer({ message: 'On its way.' });
  const { send } = page();
  await send('tester@example.com');
  expect(await sendForm().findByRole('status')).toHaveTextContent('On its way.');
  expect(fetchMock.mock.calls).toEqual([
    [
      'http://api.test/send-email',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":"tester@example.com"}',
        credentials: 'include',
      },
    ],
  ]);
});

test('the link to the inbox opens the mailbox of the last mail', async () => {
  const inbox = () => screen.getByRole('link', { name: 'Open the inbox in a new tab' }).getAttribute('href');
  answer({ message: 'On its way.' });
  const { user, send } = page();
  await send('@a/b?c#d+e@example.com');
  await sendForm().findByRole('status');
  expect(inbox()).toBe('http://inbox.test/mailbox/%40a%2Fb%3Fc%23d%2Be%40example.com');
  await user.type(emailField(), 'more');
  answer({}, { status: 502 });
  await send('other@example.com');
  await sendForm().findByRole('alert');
  expect(inbox()).toBe('http://inbox.test/mailbox/%40a%2Fb%3Fc%23d%2Be%40example.com');
  answer({ message: 'On its way.' });
  await send('other@example.com');
  await sendForm().findByRole('status');
  expect(inbox()).toBe('http://inbox.test/mailbox/other%40example.com');
});

test('posts the code as JSON with the cookie, and shows the message of the answer in the info style', async () => {
  answer({ message: 'Welcome.' });
  const { verify } = page();
  await verify('012345');
  expect(await verifyForm().findByRole('status')).toHaveTextContent('Welcome.');
  expect(fetchMock.mock.calls).toEqual([
    [
      'http://api.test/verify-code',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"typedCode":"012345"}',
        credentials: 'include',
      },
    ],
  ]);
});

test('a button that was disabled during its call takes the focus back, unless it is elsewhere', async () => {
  const calls: ((response: Response) => void)[] = [];
  fetchMock.mockImplementation(() => new Promise((resolve) => calls.push(resolve)));
  const { user, send } = page();
  const button = screen.getByRole('button', { name: 'Send e-mail' });
  await send('tester@example.com');
  // A browser takes the focus from a disabled button. Here another element takes it, and goes.
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  calls.shift()?.(Response.json({ message: 'On its way.' }));
  await sendForm().findByRole('status');
  expect(button).toHaveFocus();

  await send('tester@example.com');
  await user.click(codeField());
  calls.shift()?.(Response.json({ message: 'On its way.' }));
  await sendForm().findByRole('status');
  expect(codeField()).toHaveFocus();
});

test('Enter in a field does the same as its button', async () => {
  answer({ message: 'Well.' });
  const { user } = page();
  await user.type(emailField(), 'tester@example.com{Enter}');
  expect(await sendForm().findByRole('status')).toBeVisible();
  await user.type(codeField(), '123456{Enter}');
  expect(await verifyForm().findByRole('status')).toBeVisible();
});

test.each([
  ['a plain address', 'a@b.c'],
  ['a leading at sign', '@a@b.c'],
  ['a longer domain', 'first.last+tag@mail.example.co.uk'],
  ['59 characters', `${'a'.repeat(55)}@b.c`],
])('sends to %s', async (_, email) => {
  answer({ message: 'On its way.' });
  const { send } = page();
  await send(email);
  expect(await sendForm().findByRole('status')).toBeVisible();
  expect(emailField()).toHaveValue(email);
});

test.each([
  ['nothing', ''],
  ['no at sign', 'a.b.c'],
  ['no text before the at sign', '@b.c'],
  ['two leading at signs', '@@a@b.c'],
  ['a second at sign', 'a@b@c.d'],
  ['no dot in the domain', 'a@b'],
  ['a dot at the end', 'a@b.'],
  ['a dot at the start of the domain', 'a@.b'],
  ['a blank in it', 'a b@c.d'],
  ['what only the server refused before: two dots', 'x..y@example.com'],
  ['a dot behind the domain', 'x@example.com.'],
  ['a comma', 'x,y@example.com'],
  ['brackets', 'x<y@example.com>'],
  ['60 characters', `${'a'.repeat(56)}@b.c`],
])('refuses an address with %s, clears the field and sends no request', async (_, email) => {
  const { send } = page();
  await send(email);
  expect(sendForm().getByRole('alert')).toHaveTextContent(INVALID);
  expect(emailField()).toHaveValue('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('refuses 100 000 characters without a delay', async () => {
  const { user } = page();
  await user.click(emailField());
  await user.paste(`a@${'b.'.repeat(50_000)}@`);
  const asked = performance.now();
  fireEvent.click(screen.getByRole('button', { name: 'Send e-mail' }));
  expect(performance.now() - asked).toBeLessThan(1_000);
  expect(sendForm().getByRole('alert')).toHaveTextContent(INVALID);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('leaves out blanks around an address', async () => {
  answer({ message: 'On its way.' });
  const { send } = page();
  await send(' tester@example.com ');
  await sendForm().findByRole('status');
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"email":"tester@example.com"}');
  expect(screen.getByRole('link').getAttribute('href')).toBe('http://inbox.test/mailbox/tester%40example.com');
});

test.each([' 123456', '123 456', '123-456', '123\u2013456 '])('takes the pasted code "%s" as 123456', async (code) => {
  answer({ message: 'Welcome.' });
  const { verify } = page();
  await verify(code);
  await verifyForm().findByRole('status');
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"typedCode":"123456"}');
});

test.each([
  ['nothing', ''],
  ['five characters', '12345'],
  ['five characters and a blank', '12 345'],
  ['seven characters', '1234567'],
])('refuses a code of %s and sends no request', async (_, code) => {
  const { verify } = page();
  await verify(code);
  expect(verifyForm().getByRole('alert')).toHaveTextContent(new RegExp(`^${NOT_SIX}$`));
  expect(codeField()).toHaveValue(code);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('lets the API check that six characters are digits', async () => {
  answer({ message: 'Wrong.' }, { status: 403 });
  const { verify } = page();
  await verify('abcdef');
  expect(await verifyForm().findByRole('alert')).toHaveTextContent('Wrong.');
});

const failures: [string, () => Promise<Response>][] = [
  ['answers 500 with HTML', async () => new Response('<h1>Oops</h1>', { status: 500 })],
  ['answers 500 without a message', async () => Response.json({}, { status: 500 })],
  ['answers 500 with a message that is not text', async () => Response.json({ message: { a: 1 } }, { status: 500 })],
  ['answers 500 with nothing', async () => new Response(null, { status: 500 })],
  ['answers null', async () => Response.json(null, { status: 400 })],
  ['answers 200 without a message', async () => Response.json({})],
  ['answers 200 with the page of another site', async () => new Response('<h1>Please log in</h1>')],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(failures)('says that the mail was not sent when the API %s', async (_, reply) => {
  fetchMock.mockImplementation(reply);
  const { send } = page();
  await send('tester@example.com');
  expect(await sendForm().findByRole('alert')).toHaveTextContent(NOT_SENT);
  expect(sendForm().queryByRole('status')).not.toBeInTheDocument();
});

test('says that the mail was not sent when the API refuses with a message', async () => {
  answer({ message: 'Too many requests.' }, { status: 429 });
  const { send } = page();
  await send('tester@example.com');
  expect(await sendForm().findByRole('alert')).toHaveTextContent(NOT_SENT);
});

test.each(failures)('says that the code was not verified when the API %s', async (_, reply) => {
  fetchMock.mockImplementation(reply);
  const { verify } = page();
  await verify('123456');
  expect(await verifyForm().findByRole('alert')).toHaveTextContent(NOT_VERIFIED);
  expect(verifyForm().queryByRole('status')).not.toBeInTheDocument();
});

test('shows the message of the API when it refuses a code', async () => {
  answer({ message: 'The validation code is wrong.' }, { status: 403 });
  const { verify } = page();
  await verify('123456');
  expect(await verifyForm().findByRole('alert')).toHaveTextContent('The validation code is wrong.');
});

test('a new e-mail keeps the result of the code, and a new code keeps that of the e-mail', async () => {
  answer({ message: 'The validation code is wrong.' }, { status: 403 });
  const { send, verify } = page();
  await verify('123456');
  await verifyForm().findByRole('alert');
  answer({ message: 'On its way.' });
  await send('tester@example.com');
  expect(await sendForm().findByRole('status')).toHaveTextContent('On its way.');
  expect(verifyForm().getByRole('alert')).toHaveTextContent('The validation code is wrong.');
  await verify('12');
  expect(sendForm().getByRole('status')).toHaveTextContent('On its way.');
});

test('a double click sends one mail', async () => {
  answer({ message: 'On its way.' });
  const { user } = page();
  await user.type(emailField(), 'tester@example.com');
  await user.dblClick(screen.getByRole('button', { name: 'Send e-mail' }));
  await sendForm().findByRole('status');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a double click sends one mail, even if the answer comes between the clicks', async () => {
  answer({ message: 'On its way.' });
  const { send } = page();
  await send('tester@example.com');
  await sendForm().findByRole('status');
  const button = screen.getByRole('button', { name: 'Send e-mail' });
  await waitFor(() => expect(button).toBeEnabled());
  // Browsers set detail to 2 on the second click of a double click.
  fireEvent.click(button, { detail: 2 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await userEvent.setup().click(button);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  await sendForm().findByRole('status');
});

test('ignores a second click while it waits, and hides the old message', async () => {
  const { user, send } = page();
  await send('nonsense');
  let reply = (_: Response) => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  await send('tester@example.com');
  expect(screen.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(emailField(), '{Enter}');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  reply(Response.json({ message: 'On its way.' }));
  expect(await sendForm().findByRole('status')).toBeVisible();
});
