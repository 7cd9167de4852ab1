import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is not a failure, see jest.config.mjs.
configure({ asyncUtilTimeout: 5_000 });

// What React or a page complains about is a defect: an unexpected word on the console fails the test it came from.
// A test that expects one replaces the method itself (`jest.spyOn(console, 'error').mockImplementation()`).
for (const method of ['error', 'warn'] as const) {
  const original = console[method];
  let complaints: string[] = [];
  console[method] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    original(...words);
  };
  afterEach(() => {
    const said = complaints;
    complaints = [];
    if (said.length > 0) throw new Error(`Unexpected console.${method}: ${said.join('\n')}`);
  });
}
