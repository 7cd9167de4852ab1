import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ShadowDom from './ShadowDom';

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync ??= () => {};
});

/** The open root of the only host inside `parent`. */
function rootIn(parent: ParentNode): HTMLElement {
  const roots = [...parent.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  expect(roots).toHaveLength(1);
  return roots[0] as unknown as HTMLElement;
}
const place = (name: string) => screen.getByRole('region', { name });

test('a click turns the button of the page into First button, and another one changes nothing', async () => {
  const user = userEvent.setup();
  render(<ShadowDom />);
  await user.dblClick(screen.getByRole('button', { name: 'Click me' }));
  // All other buttons are in roots.
  expect(screen.getByRole('button')).toHaveAccessibleName('First button');
  expect(screen.getByRole('button')).toHaveAttribute('aria-live', 'polite');
});

test.each([
  ['In a shadow root', 'Second button'],
  ['In another shadow root', 'Third button'],
])('a click turns only the button %s into %s', async (where, name) => {
  const user = userEvent.setup();
  render(<ShadowDom />);
  const root = within(rootIn(place(where)));
  await user.click(root.getByRole('button', { name: 'Click me' }));
  expect(root.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Click me' })).toBeVisible();
});

test('nests three roots with one text each and no button', () => {
  render(<ShadowDom />);
  let parent: HTMLElement = place('Three roots, one inside the other');
  for (const level of ['first', 'second', 'third']) {
    parent = rootIn(parent);
    expect(within(parent).getByText(`Text of the ${level} level`)).toBeInTheDocument();
    expect(within(parent).getAllByText(/^Text of/)).toHaveLength(1);
    expect(within(parent).queryByRole('button')).toBeNull();
  }
});
