import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import VerifyCode from './VerifyCode';

afterEach(() => window.history.replaceState(null, '', '/'));

const shownCode = () => screen.getByText(/^\d+$/).textContent ?? '';
const field = () => screen.getByRole('textbox', { name: 'Type the code' });

/** Opens the page and gets the code. */
async function withCode() {
  const user = userEvent.setup();
  render(<VerifyCode />, { wrapper: StrictMode });
  await user.click(screen.getByRole('button', { name: 'Get Code' }));
  return user;
}

async function verify(user: Awaited<ReturnType<typeof withCode>>, typed: string) {
  await user.clear(field());
  if (typed) await user.type(field(), typed);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
}

test('starts with only the button Get Code', () => {
  const { container } = render(<VerifyCode />);
  expect(screen.getByRole('button', { name: 'Get Code' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\d/);
});

test('replaces Get Code with a code, a focused field and Verify, and shows no result yet', async () => {
  await withCode();
  expect(shownCode()).toMatch(/^\d{4}$/);
  expect(field()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get Code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the code is between 1000 and 9999, and differs for another seed', () => {
  const codes = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    window.history.replaceState(null, '', `/verifyCode?seed=${seed}`);
    const page = render(<VerifyCode />);
    // Queries by role are too slow for sixty pages.
    fireEvent.click(screen.getByText('Get Code'));
    expect(Number(shownCode())).toBeGreaterThanOrEqual(1000);
    expect(Number(shownCode())).toBeLessThanOrEqual(9999);
    codes.add(shownCode());
    page.unmount();
  }
  expect(codes.size).toBeGreaterThan(50);
  // Sixty codes reach both ends of the range.
  expect(Math.min(...[...codes].map(Number))).toBeLessThan(2000);
  expect(Math.max(...[...codes].map(Number))).toBeGreaterThan(9000);
});

test('the same seed gives the same code', async () => {
  window.history.replaceState(null, '', '/verifyCode?seed=7');
  const user = userEvent.setup();
  const first = render(<VerifyCode />);
  await user.click(screen.getByRole('button', { name: 'Get Code' }));
  const code = shownCode();
  first.unmount();
  render(<VerifyCode />);
  await user.click(screen.getByRole('button', { name: 'Get Code' }));
  expect(shownCode()).toBe(code);
});

test('says Valid Code for exactly the code, with the button and with Enter', async () => {
  const user = await withCode();
  await verify(user, shownCode());
  expect(screen.getByRole('status')).toHaveTextContent('Valid Code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.clear(field());
  await user.type(field(), '1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid Code. Try again.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['nothing', () => ''],
  ['a zero in front', (code: string) => `0${code}`],
  ['a blank in front', (code: string) => ` ${code}`],
  ['a blank behind', (code: string) => `${code} `],
  ['a part of it', (code: string) => code.slice(0, 3)],
  ['the same number written otherwise', (code: string) => `${code}.0`],
  ['the next code', (code: string) => String(Number(code) + 1)],
])('says Invalid Code for %s', async (_, wrong) => {
  const user = await withCode();
  await verify(user, wrong(shownCode()));
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid Code. Try again.');
});

test('if you dismiss the message, the typed text stays and the next wrong code shows the message again', async () => {
  const user = await withCode();
  await verify(user, '0000');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveValue('0000');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('alert')).toBeVisible();
});

test('keeps its code while you try', async () => {
  const user = await withCode();
  const code = shownCode();
  await verify(user, '0000');
  expect(shownCode()).toBe(code);
  await verify(user, code);
  expect(screen.getByRole('status')).toHaveTextContent('Valid Code');
});
