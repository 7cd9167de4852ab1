import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import QrCode from './QrCode';

const field = () => screen.getByRole('textbox', { name: 'Text' });
const code = () => screen.queryByRole('img', { name: 'QR code' });

/** Paints each module of the code eight pixels wide and decodes the picture. */
function readCode(): string | undefined {
  const svg = screen.getByRole('img', { name: 'QR code' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  // A phone needs a margin of four modules on each side.
  expect(svg.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(/^M4[ ,]4 ?h7/);
  const runs = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const scale = 8;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length = 1] of runs.matchAll(/M ?(\d+)[ ,](\d+) ?h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  const found = jsQR(pixels, width, width);
  return found ? Buffer.from(found.binaryData).toString() : undefined;
}

async function generate(text: string) {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.click(field());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
}

test('shows no code before you generate one, even while you type', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  expect(code()).not.toBeInTheDocument();
  await user.type(field(), 'mango');
  expect(code()).not.toBeInTheDocument();
});

test('Generate shows the code of the text at size 256 and clears the input', async () => {
  await generate('https://example.com/?fruit=açaí 🥭');
  expect(code()).toHaveAttribute('width', '256');
  expect(code()).toHaveAttribute('height', '256');
  expect(readCode()).toBe('https://example.com/?fruit=açaí 🥭');
  expect(field()).toHaveValue('');
});

test('the Enter key generates a code too', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.type(field(), 'mango{Enter}');
  expect(readCode()).toBe('mango');
});

test('the code does not change while you type the next text', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.type(field(), 'mango{Enter}papaya');
  expect(readCode()).toBe('mango');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(readCode()).toBe('papaya');
});

test('shows no code for an empty input', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(code()).not.toBeInTheDocument();
  await user.type(field(), 'mango{Enter}{Enter}');
  expect(code()).not.toBeInTheDocument();
});

test('keeps blanks before and after a text', async () => {
  await generate(' 7 ');
  expect(readCode()).toBe(' 7 ');
});

test('shows a message instead of a code for 5000 characters, and a code for the next text', async () => {
  await generate('a'.repeat(5000));
  expect(screen.getByRole('alert')).toHaveTextContent('This text is too long for a QR code.');
  expect(code()).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.type(field(), 'mango{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(readCode()).toBe('mango');
});

// For each limit of the largest code: the longest text that fits, and one character more.
test.each([
  ['2953 bytes', 'a'.repeat(2953), 'a'],
  ['2953 bytes in longer characters', `${'é'.repeat(1476)}a`, 'é'],
  ['4296 capitals', 'A'.repeat(4296), 'A'],
  ['7089 digits', '7'.repeat(7089), '7'],
])('a code can hold %s, but not one more', async (_, longest, more) => {
  await generate(longest);
  expect(code()).toBeVisible();
  const user = userEvent.setup();
  await user.click(field());
  await user.paste(longest + more);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toBeVisible();
});

test('half of a surrogate pair does not break the page', async () => {
  await generate('broken \ud83d');
  expect(readCode()).toBe('broken \ufffd');
});
