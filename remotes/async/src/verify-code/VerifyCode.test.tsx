import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { button } from '../../shared/testPage';
import VerifyCode from './VerifyCode';

afterEach(() => window.history.replaceState(null, '', '/'));

const shownCode = () => screen.getByText(/^\d+$/).textContent ?? '';
const field = () => screen.getByRole('textbox', { name: 'Type the code' });

/** Opens the page and gets the code. */
function draw() {
  render(<VerifyCode />, { wrapper: StrictMode });
  fireEvent.click(button('Get Code'));
  return userEvent.setup();
}

function verify(typed: string) {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.click(button('Verify'));
}

test('the button gives a code and makes place for a focused field and Verify, and there is no result yet', async () => {
  const { container } = render(<VerifyCode />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\d/);
  fireEvent.click(button('Get Code'));
  expect(shownCode()).toMatch(/^\d{4}$/);
  expect(field()).toHaveFocus();
  expect(button('Verify')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get Code' })).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the code is between 1000 and 9999, and follows the seed', () => {
  const codeOf = (seed: number) => {
    window.history.replaceState(null, '', `/verifyCode?seed=${seed}`);
    const page = render(<VerifyCode />);
    // Queries by role are too slow for sixty pages.
    fireEvent.click(screen.getByText('Get Code'));
    const code = shownCode();
    page.unmount();
    return code;
  };
  const codes = Array.from({ length: 60 }, (_, seed) => Number(codeOf(seed)));
  expect(codeOf(7)).toBe(String(codes[7]));
  expect(new Set(codes).size).toBeGreaterThan(50);
  // Sixty codes reach both ends of the range.
  const [least = 0, ...others] = codes.sort((a, b) => a - b);
  expect([least >= 1000, least < 2000]).toEqual([true, true]);
  expect(others.at(-1)).toBeGreaterThan(9000);
  expect(others.at(-1)).toBeLessThan(10_000);
});

test('says Valid Code for exactly the code, and keeps it while you try', async () => {
  const user = draw();
  const code = shownCode();
  for (const wrong of [
    '',
    `0${code}`,
    ` ${code}`,
    `${code} `,
    code.slice(0, 3),
    `${code}.0`,
    String(Number(code) + 1),
  ]) {
    verify(wrong);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Code. Try again.');
    expect(shownCode()).toBe(code);
  }
  verify(code);
  expect(screen.getByRole('status')).toHaveTextContent('Valid Code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.clear(field());
  await user.type(field(), '1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid Code. Try again.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('if you dismiss the message, the typed text stays and the next wrong code shows the message again', async () => {
  const user = draw();
  verify('0000');
  await user.click(button('Close'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toHaveValue('0000');
  expect(field()).toHaveFocus();
  await user.click(button('Verify'));
  expect(screen.getByRole('alert')).toBeVisible();
});
