import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import ShadowRoots from './ShadowRoots';

beforeAll(() => {
  // jsdom has no constructed style sheets and no form-associated custom elements.
  CSSStyleSheet.prototype.replaceSync ??= () => {};
});

const outcome = (name: string) => screen.getByRole('status', { name });
async function open() {
  const page = render(
    <StrictMode>
      <ShadowRoots />
    </StrictMode>,
  );
  await waitFor(
    () => expect(outcome('Declarative root')).toHaveTextContent('Missed: this browser made no shadow root'),
    { timeout: 20_000 },
  );
  return page;
}
const rootOf = (id: string) => within(document.getElementById(id)?.shadowRoot as unknown as HTMLElement);

test('has one closed root, and its other roots are open', async () => {
  await open();
  expect(document.getElementById('closed-host')?.shadowRoot).toBeNull();
  for (const id of ['first-level-host', 'slotted-host', 'delegating-host', 'same-id-host', 'pet-name-host']) {
    expect(document.getElementById(id)?.shadowRoot?.mode).toBe('open');
  }
  expect(document.getElementById('late-host')?.shadowRoot).toBeNull();
});

test('says so if the browser cannot offer a station', async () => {
  await open();
  expect(outcome('A custom element in a form')).toHaveTextContent('Missed: this browser has no custom elements');
});

test('a press by a script is a miss', async () => {
  // The events of user-event are not trusted, like those of a script.
  const user = userEvent.setup();
  await open();
  await user.click(rootOf('same-id-host').getByRole('button', { name: 'Confirm' }));
  expect(outcome('Same id twice')).toHaveTextContent('Missed: Confirm was pressed by a script.');
  await user.click(rootOf('pet-name-host').getByRole('button', { name: 'Keep' }));
  expect(outcome('Label across the border')).toHaveTextContent('Missed: Keep was pressed by a script.');
});

test('does not attach a root after the page was left', async () => {
  const user = userEvent.setup();
  const { unmount } = await open();
  const ended = jest.spyOn(globalThis, 'clearTimeout');
  await user.click(screen.getByRole('button', { name: 'Load' }));
  ended.mockClear();
  unmount();
  expect(ended).toHaveBeenCalledTimes(1);
  ended.mockRestore();
});
