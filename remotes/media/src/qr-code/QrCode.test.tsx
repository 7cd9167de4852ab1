import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { fitsQrCode } from './capacity';
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

function generate(text: string) {
  render(<QrCode />);
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
}

test('Generate and Enter show the code of the typed text, at size 256, and clear the input', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.type(field(), 'papaya');
  expect(code()).not.toBeInTheDocument();
  await user.type(field(), '{Enter}mango');
  expect(code()).toHaveAttribute('width', '256');
  expect(code()).toHaveAttribute('height', '256');
  expect(readCode()).toBe('papaya');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(readCode()).toBe('mango');
  expect(field()).toHaveValue('');
});

test.each([
  ['blanks before and after it', ' https://example.com/?fruit=açaí 🥭 ', ' https://example.com/?fruit=açaí 🥭 '],
  ['half of a surrogate pair', 'broken \ud83d', 'broken \ufffd'],
])('a text with %s can be read from its code', (_, text, read) => {
  generate(text);
  expect(readCode()).toBe(read);
});

test('an empty input removes the code', async () => {
  const user = userEvent.setup();
  render(<QrCode />);
  await user.type(field(), 'mango{Enter}{Enter}');
  expect(code()).not.toBeInTheDocument();
});

// For each limit of the largest code: the longest text that fits, and one character more.
test.each([
  ['2953 bytes', 'a'.repeat(2953), 'a'],
  ['2953 bytes in longer characters', `${'é'.repeat(1476)}a`, 'é'],
  ['4296 capitals', 'A'.repeat(4296), 'A'],
  ['7089 digits', '7'.repeat(7089), '7'],
])('a code can hold %s, but not one more', (_, longest, more) => {
  generate(longest);
  expect(code()).toBeInTheDocument();
  expect(fitsQrCode(longest + more)).toBe(false);
});
