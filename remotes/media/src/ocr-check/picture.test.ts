/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

// The Tesseract engine is a program of the machine, not of this project: where it is missing there is nothing to run.
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
