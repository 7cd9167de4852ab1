import { act, fireEvent } from '@testing-library/react';

/** For unit tests: empties a field as `clear()` of WebDriver does in Chromium. It sends no input event, and leaves the field. */
export function clearAsDriver(field: HTMLElement): void {
  act(() => field.focus());
  (field as HTMLInputElement).value = '';
  fireEvent(field, new Event('change', { bubbles: true }));
  act(() => field.blur());
}
