import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ShadowDom from './ShadowDom';

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync ??= () => {};
});

/** The content of the open root that the one host inside `parent` has. */
function rootIn(parent: ParentNode): HTMLElement {
  const roots = [...parent.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter((root) => root !== null);
  expect(roots).toHaveLength(1);
  return roots[0] as unknown as HTMLElement;
}
const place = (name: string) => screen.getByRole('region', { name });

test('turns the button of the page into First button when it is clicked', async () => {
  const user = userEvent.setup();
  render(<ShadowDom />);
  await user.click(screen.getByRole('button', { name: 'Click me' }));
  expect(screen.getByRole('button', { name: 'First button' })).toBeVisible();
});

test('has one button in the document itself: the others are in open roots', () => {
  render(<ShadowDom />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['In a shadow root', 'Second button'],
  ['In another shadow root', 'Third button'],
])('turns the button %s into %s, and no other', async (where, name) => {
  const user = userEvent.setup();
  render(<ShadowDom />);
  const root = within(rootIn(place(where)));
  await user.click(root.getByRole('button', { name: 'Click me' }));
  expect(root.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Click me' })).toBeVisible();
});

test('keeps the name of a button that is clicked again', async () => {
  const user = userEvent.setup();
  render(<ShadowDom />);
  await user.dblClick(screen.getByRole('button', { name: 'Click me' }));
  expect(screen.getByRole('button', { name: 'First button' })).toBeVisible();
});

test('nests three roots that hold one text each and nothing to click', () => {
  render(<ShadowDom />);
  let parent: HTMLElement = place('Three roots, one inside the other');
  for (const level of ['first', 'second', 'third']) {
    parent = rootIn(parent);
    expect(within(parent).getByText(`Text of the ${level} level`)).toBeInTheDocument();
    expect(within(parent).getAllByText(/^Text of/)).toHaveLength(1);
    expect(within(parent).queryByRole('button')).toBeNull();
  }
});
