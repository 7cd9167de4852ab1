// react-dom makes five errors when it starts. A browser that a test tool drives reads the whole script for the place of each one,
// which takes a tenth of the time to a page. These errors have no place (docs/decisions/044-the-document-knows-its-page.md).

const { Error: real } = globalThis;

globalThis.Error = ((message: string): Error =>
  Object.create(real.prototype, {
    message: { value: message, writable: true, configurable: true },
    stack: { value: `Error: ${message}`, writable: true, configurable: true },
  })) as ErrorConstructor;

export function errorsWithPlace(): void {
  globalThis.Error = real;
}
