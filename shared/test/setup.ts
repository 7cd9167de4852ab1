import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is not a failure, see jest.config.mjs.
configure({ asyncUtilTimeout: 5_000 });

// Node's own URL is one for all test files of a worker process. Each file gets a class of its own, so what a test puts
// on it (`createObjectURL`) ends with the file.
globalThis.URL = class URL extends globalThis.URL {};

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
