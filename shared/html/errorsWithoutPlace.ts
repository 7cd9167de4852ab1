// While react-dom is evaluated it makes five errors, which it compares with later. A browser that a test tool drives notes for each
// error where in the code it was made, and reads the whole script once more to find out: a tenth of the time to a page. These
// errors are made without (docs/decisions/044-the-document-knows-its-page.md).

const { Error: real } = globalThis;

globalThis.Error = ((message: string): Error =>
  Object.create(real.prototype, {
    message: { value: message, writable: true, configurable: true },
    stack: { value: `Error: ${message}`, writable: true, configurable: true },
  })) as ErrorConstructor;

/** From here on, errors are what they were. */
export function errorsWithPlace(): void {
  globalThis.Error = real;
}
