/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

// Without Tesseract on the machine, the test is skipped.
const present = spawnSync('tesseract', ['--version']).status === 0;

(present ? test : test.skip)('an OCR engine reads the picture without an error', () => {
  const picture = path.join(__dirname, 'assets', 'text.png');
  const text = execFileSync('tesseract', [picture, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(text.trim().split(/\n+/)).toEqual([
    'Order number 48213',
    'Two pineapples and one melon',
    'Ready on 17 October at 09:45',
    'Total price 36.50',
  ]);
});
