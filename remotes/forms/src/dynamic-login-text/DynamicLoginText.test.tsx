import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { loginProblem } from './checks';
import DynamicLoginText from './DynamicLoginText';
import { LOGIN_PHRASES } from './phrases';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button');
const problem = () => screen.getByRole('alert');
const success = () => screen.getByRole('status');

const visit = (seed: string) => window.history.replaceState(null, '', `/dynamicLoginText${seed && `?seed=${seed}`}`);
afterEach(() => visit(''));

function phraseOf(seed: string) {
  visit(seed);
  const { container, unmount } = render(<DynamicLoginText />, { wrapper: StrictMode });
  const phrase = container.querySelector('button')?.textContent;
  unmount();
  return phrase;
}

test('the button shows one of 30 different phrases, and over many loads each of them', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, seed) => phraseOf(String(seed))));
  expect([...seen].sort()).toEqual([...LOGIN_PHRASES].sort());
  expect(new Set(LOGIN_PHRASES.map((phrase) => phrase.toLowerCase())).size).toBe(30);
});

test('the same seed gives the same phrase, and typing does not change it', async () => {
  const before = phraseOf('banana');
  expect(phraseOf('banana')).toBe(before);
  visit('banana');
  render(<DynamicLoginText />);
  await userEvent.type(email(), 'a{Enter}');
  expect(button()).toHaveTextContent(before ?? '');
});

test('if the address has no seed, data-seed of the document is the random seed', () => {
  const { unmount } = render(<DynamicLoginText />);
  const phrase = button().textContent;
  const { seed } = document.documentElement.dataset;
  unmount();
  expect(seed).toMatch(/^\d+$/);
  expect(phraseOf(seed ?? '')).toBe(phrase);
});

test('the button has nothing else that identifies it', () => {
  render(<DynamicLoginText />);
  expect(button().getAttributeNames().sort()).toEqual(['class', 'type']);
  expect(button().closest('form')?.getAttributeNames().sort()).toEqual(['class', 'novalidate']);
});

test('starts with empty fields and no message', () => {
  render(<DynamicLoginText />);
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(password()).toHaveAttribute('type', 'password');
  expect(problem()).toBeEmptyDOMElement();
  expect(success()).toBeEmptyDOMElement();
});

test.each([
  ['nothing', '', '', 'Please enter your email'],
  ['a password alone', '', 'secret', 'Please enter your email'],
  ['no e-mail address and no password', 'ana', '', 'Please enter your password'],
  ['no e-mail address', 'ana', 'secret', 'Please enter a valid email address'],
  ['an address without a name', '@example.com', 'secret', 'Please enter a valid email address'],
  ['an address without a dotted domain', 'ana@example', 'secret', 'Please enter a valid email address'],
  ['an address with two at signs', 'ana@ana@example.com', 'secret', 'Please enter a valid email address'],
  ['an address that ends in a dot', 'ana@example.', 'secret', 'Please enter a valid email address'],
  ['100 000 dots, without a delay', `a@${'b.'.repeat(50_000)}`, 'secret', 'Please enter a valid email address'],
  ['any valid address with any password', 'a.b+c@mail.example.co.uk', ' ', undefined],
])('with %s, this is the first problem', (_, address, secret, message) => {
  expect(loginProblem(address, secret)).toBe(message);
});

test('a press or Enter in a field logs in, and a new message replaces the last one', async () => {
  const user = userEvent.setup();
  render(<DynamicLoginText />);
  await user.type(email(), 'a@b.co');
  await user.click(button());
  expect(problem().textContent).toBe('Please enter your password');
  expect(success()).toBeEmptyDOMElement();
  await user.type(password(), 'x{Enter}');
  expect(problem()).toBeEmptyDOMElement();
  expect(success().textContent).toBe('Successful login! Welcome back.');
  await user.clear(email());
  await user.click(button());
  expect(problem()).toHaveTextContent('Please enter your email');
  expect(success()).toBeEmptyDOMElement();
});
