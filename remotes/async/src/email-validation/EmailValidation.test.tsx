import { mailbox } from '@playground/kit/contract/mailbox';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { button, openAt } from '../../shared/testPage';
import EmailValidation from './EmailValidation';
import { post } from './post';

const EMAIL = 'tester@example.com';
const NOT_SENT = 'Failed to send the e-mail. Please try again later.';
const NOT_VERIFIED = 'Failed to verify the code. Please try again later.';

let fetchMock: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;

beforeEach(() => {
  openAt('/emailValidation', { mail: 'http://api.test', inbox: 'http://inbox.test' });
  fetchMock = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.restoreAllMocks());

const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockImplementation(async () => Response.json(body, init));
const draw = () => render(<EmailValidation />, { wrapper: StrictMode });
const sendForm = () => within(screen.getByRole('form', { name: 'Step 1' }));
const verifyForm = () => within(screen.getByRole('form', { name: 'Step 2' }));
const emailField = () => screen.getByRole('textbox', { name: 'Email address' });
const codeField = () => screen.getByRole('textbox', { name: 'Validation Code' });
const inbox = () => screen.getByRole('link', { name: 'Open the inbox in a new tab' }).getAttribute('href');

function send(email: string) {
  fireEvent.change(emailField(), { target: { value: email } });
  fireEvent.click(button('Send e-mail'));
}
function verify(code: string) {
  fireEvent.change(codeField(), { target: { value: code } });
  fireEvent.click(button('Verify'));
}

test('starts with two empty fields, a hint, a link to the inbox, and no message', () => {
  draw();
  expect(emailField()).toHaveValue('');
  expect(emailField()).toHaveAttribute('placeholder', 'Enter email');
  expect(emailField()).toHaveAccessibleDescription("We'll never share your email with anyone else.");
  expect(codeField()).toHaveValue('');
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(inbox()).toBe('http://inbox.test');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('posts the address and the code as JSON with the cookie, and shows the messages of the answers', async () => {
  const posted = (call: string, body: string) => [
    `http://api.test/${call}`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, credentials: 'include' },
  ];
  draw();
  answer({ message: 'On its way.' });
  send(` ${EMAIL} `);
  expect(await sendForm().findByRole('status')).toHaveTextContent('On its way.');
  answer({ message: 'Welcome.' });
  verify('012345');
  expect(await verifyForm().findByRole('status')).toHaveTextContent('Welcome.');
  expect(fetchMock.mock.calls).toEqual([
    posted('send-email', `{"email":"${EMAIL}"}`),
    posted('verify-code', '{"typedCode":"012345"}'),
  ]);
});

test('the link to the inbox opens the mailbox of the last mail', async () => {
  draw();
  answer({ message: 'On its way.' });
  send('@a/b?c#d+e@example.com');
  await sendForm().findByRole('status');
  expect(inbox()).toBe('http://inbox.test/mailbox/%40a%2Fb%3Fc%23d%2Be%40example.com');
  answer({ message: 'Too many requests.' }, { status: 429 });
  send('other@example.com');
  expect(await sendForm().findByRole('alert')).toHaveTextContent(NOT_SENT);
  expect(inbox()).toBe('http://inbox.test/mailbox/%40a%2Fb%3Fc%23d%2Be%40example.com');
});

test('a button that was disabled during its call takes the focus back, unless it is elsewhere', async () => {
  const calls: ((response: Response) => void)[] = [];
  fetchMock.mockImplementation(() => new Promise((resolve) => calls.push(resolve)));
  draw();
  button('Send e-mail').focus();
  send(EMAIL);
  // A browser takes the focus from a disabled button. Here another element takes it, and goes.
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  calls.shift()?.(Response.json({ message: 'On its way.' }));
  await sendForm().findByRole('status');
  expect(button('Send e-mail')).toHaveFocus();

  send(EMAIL);
  codeField().focus();
  calls.shift()?.(Response.json({ message: 'On its way.' }));
  await sendForm().findByRole('status');
  expect(codeField()).toHaveFocus();
});

test('Enter in a field does the same as its button', async () => {
  answer({ message: 'Well.' });
  const user = userEvent.setup();
  draw();
  await user.type(emailField(), 'a@b.c{Enter}');
  expect(await sendForm().findByRole('status')).toBeVisible();
  await user.type(codeField(), '123456{Enter}');
  expect(await verifyForm().findByRole('status')).toBeVisible();
});

// The tests of /send-email have the addresses that are dangerous in a mail.
test('an address is text, an at sign and a dotted domain', () => {
  for (const right of ['a@b.c', '@a@b.c', 'first.last+tag@mail.example.co.uk', `${'a'.repeat(55)}@b.c`])
    expect(mailbox(right)).toBeDefined();
  for (const wrong of ['', 'a.b.c', '@b.c', '@@a@b.c', 'a@b@c.d', 'a@b', 'a@b.', 'a@.b', 'a b@c.d', 'x..y@b.c'])
    expect(mailbox(wrong)).toBeUndefined();
  for (const long of [`${'a'.repeat(56)}@b.c`, `a@${'b.'.repeat(50_000)}@`]) expect(mailbox(long)).toBeUndefined();
});

test('a wrong address clears the field and sends no request', () => {
  draw();
  send('a@b');
  expect(sendForm().getByRole('alert')).toHaveTextContent(
    'Invalid e-mail address. Please insert a valid e-mail address.',
  );
  expect(emailField()).toHaveValue('');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([' 123456', '123 456', '123-456', '123\u2013456 '])('takes the pasted code "%s" as 123456', async (code) => {
  answer({ message: 'Welcome.' });
  draw();
  verify(code);
  await verifyForm().findByRole('status');
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"typedCode":"123456"}');
});

test('refuses a code that has not six characters, and sends no request', () => {
  draw();
  for (const code of ['', '12345', '12 345', '1234567']) {
    verify(code);
    expect(verifyForm().getByRole('alert')).toHaveTextContent(/^Validation code must be 6 digits\.$/);
    expect(codeField()).toHaveValue(code);
  }
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['500 with HTML', async () => new Response('<h1>Oops</h1>', { status: 500 })],
  ['500 without a message', async () => Response.json({}, { status: 500 })],
  ['500 with a message that is not text', async () => Response.json({ message: { a: 1 } }, { status: 500 })],
  ['null', async () => Response.json(null, { status: 400 })],
  ['200 without a message', async () => Response.json({})],
  ['200 with the page of another site', async () => new Response('<h1>Please log in</h1>')],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('if the API answers %s, that is a failure without a message', async (_, reply) => {
  fetchMock.mockImplementation(reply);
  expect(await post('send-email', {})).toEqual({ ok: false, message: '' });
});

test('the page has words for such a failure', async () => {
  answer({}, { status: 500 });
  draw();
  send(EMAIL);
  expect(await sendForm().findByRole('alert')).toHaveTextContent(NOT_SENT);
  verify('123456');
  expect(await verifyForm().findByRole('alert')).toHaveTextContent(NOT_VERIFIED);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a new e-mail keeps the result of the code, and a new code keeps that of the e-mail', async () => {
  answer({ message: 'The validation code is wrong.' }, { status: 403 });
  draw();
  verify('abcdef');
  await verifyForm().findByRole('alert');
  answer({ message: 'On its way.' });
  send(EMAIL);
  await sendForm().findByRole('status');
  expect(verifyForm().getByRole('alert')).toHaveTextContent('The validation code is wrong.');
  verify('12');
  expect(sendForm().getByRole('status')).toHaveTextContent('On its way.');
});

test('a double click sends one mail, even if the answer comes between the clicks', async () => {
  answer({ message: 'On its way.' });
  draw();
  send(EMAIL);
  await sendForm().findByRole('status');
  await waitFor(() => expect(button('Send e-mail')).toBeEnabled());
  // Browsers set detail to 2 on the second click of a double click.
  fireEvent.click(button('Send e-mail'), { detail: 2 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Send e-mail'));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await sendForm().findByRole('status');
});

test('ignores a second click while it waits, and hides the old message', async () => {
  draw();
  send('nonsense');
  let reply = (_: Response) => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  send(EMAIL);
  expect(button('Send e-mail')).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.setup().type(emailField(), '{Enter}');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  reply(Response.json({ message: 'On its way.' }));
  expect(await sendForm().findByRole('status')).toBeVisible();
});
