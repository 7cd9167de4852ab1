import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import DynamicLoginText from './DynamicLoginText';
import { LOGIN_PHRASES } from './phrases';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button');
const problem = () => screen.getByRole('alert');
const success = () => screen.getByRole('status');

const visit = (seed: string) => window.history.replaceState(null, '', `/dynamicLoginText${seed && `?seed=${seed}`}`);
afterEach(() => visit(''));

async function logIn(address: string, secret: string) {
  const user = userEvent.setup();
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.click(button());
  return user;
}

function phraseOf(seed: string): string | null {
  visit(seed);
  const { unmount } = render(<DynamicLoginText />, { wrapper: StrictMode });
  const phrase = button().textContent;
  unmount();
  return phrase;
}

test('has 30 different phrases', () => {
  expect(new Set(LOGIN_PHRASES.map((phrase) => phrase.toLowerCase())).size).toBe(30);
});

test('the button shows one of the phrases, and over many loads each of them', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, seed) => phraseOf(String(seed))));
  expect([...seen].sort()).toEqual([...LOGIN_PHRASES].sort());
});

test('the same seed gives the same phrase, and typing does not change it', async () => {
  const before = phraseOf('banana');
  expect(phraseOf('banana')).toBe(before);
  visit('banana');
  render(<DynamicLoginText />);
  await logIn('ana@example.com', '');
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
  ['an e-mail address alone', 'ana@example.com', '', 'Please enter your password'],
  ['no e-mail address and no password', 'ana', '', 'Please enter your password'],
  ['no e-mail address', 'ana', 'secret', 'Please enter a valid email address'],
  ['an address without a name', '@example.com', 'secret', 'Please enter a valid email address'],
  ['an address without a dotted domain', 'ana@example', 'secret', 'Please enter a valid email address'],
  ['an address with two at signs', 'ana@ana@example.com', 'secret', 'Please enter a valid email address'],
  ['an address that ends in a dot', 'ana@example.', 'secret', 'Please enter a valid email address'],
])('with %s, the page shows the first problem', async (_, address, secret, message) => {
  render(<DynamicLoginText />);
  await logIn(address, secret);
  expect(problem().textContent).toBe(message);
  expect(success()).toBeEmptyDOMElement();
});

test.each([
  ['ana@example.com', 'secret'],
  ['a.b+c@mail.example.co.uk', ' '],
])('accepts any valid address with any password: %s', async (address, secret) => {
  render(<DynamicLoginText />);
  await logIn(address, secret);
  expect(success().textContent).toBe('Successful login! Welcome back.');
  expect(problem()).toBeEmptyDOMElement();
});

test('Enter in a field logs in', async () => {
  const user = userEvent.setup();
  render(<DynamicLoginText />);
  await user.type(email(), 'ana@example.com');
  await user.type(password(), 'secret{Enter}');
  expect(success()).toHaveTextContent('Successful login! Welcome back.');
});

test('a new message replaces the last one', async () => {
  render(<DynamicLoginText />);
  const user = await logIn('ana@example.com', '');
  await user.type(password(), 'secret');
  await user.click(button());
  expect(problem()).toBeEmptyDOMElement();
  expect(success()).not.toBeEmptyDOMElement();
  await user.clear(email());
  await user.click(button());
  expect(problem()).toHaveTextContent('Please enter your email');
  expect(success()).toBeEmptyDOMElement();
});

test('refuses an address with 100 000 dots without a delay', async () => {
  const user = userEvent.setup();
  render(<DynamicLoginText />);
  await user.click(email());
  await user.paste(`a@${'b.'.repeat(50_000)}`);
  await user.type(password(), 'secret{Enter}');
  expect(problem()).toHaveTextContent('Please enter a valid email address');
});
