import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SecondVersion from './SecondVersion';
import SimilarPages from './SimilarPages';

const versions = [
  { Page: SimilarPages, page: 'first version', label: 'Author', button: 'Search' },
  { Page: SecondVersion, page: 'second version', label: 'Written by', button: 'Find a book' },
];

describe.each(versions)('the $page', ({ Page, label, button }) => {
  const field = () => screen.getByLabelText(label);
  const result = () => screen.getByRole('status');

  test('finds a book by any author, without blanks around the name, before and after the button is pressed', async () => {
    const user = userEvent.setup();
    render(<Page />);
    expect(field()).toHaveValue('');
    expect(result()).toBeEmptyDOMElement();
    await user.type(field(), "  Flann O'Brien  ");
    const found = screen.getByText("A book by Flann O'Brien was found!", { normalizer: String });
    expect(found).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    await user.type(field(), '{Enter}');
    expect(found).toBeVisible();
    expect(field()).toHaveValue("  Flann O'Brien  ");
  });

  test('finds nothing for blanks, before and after a name', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), '  {Enter}');
    expect(result()).toBeEmptyDOMElement();
    await user.type(field(), 'x');
    expect(result()).toHaveTextContent(/^A book by x was found!$/);
    await user.type(field(), '{Backspace}');
    expect(result()).toBeEmptyDOMElement();
  });
});

/** What a locator can use: the parts in document order, each with its id, name, type and text. */
function target(Page: () => React.JSX.Element) {
  const { container, unmount } = render(<Page />);
  const parts = [...container.querySelectorAll('form > *')].map((part) => ({
    tag: part.role ?? part.tagName,
    id: part.id,
    name: part.getAttribute('name'),
    type: part.getAttribute('type'),
    text: part.textContent || part.getAttribute('placeholder'),
  }));
  unmount();
  return parts;
}

test('no part of the second version has the position, id, name or text of the first', () => {
  const [first, second] = [target(SimilarPages), target(SecondVersion)];
  expect(first.map(({ tag }) => tag)).toEqual(['LABEL', 'INPUT', 'BUTTON', 'status']);
  expect(second.map(({ tag }) => tag)).toEqual(['status', 'LABEL', 'BUTTON', 'INPUT']);
  for (const tag of ['LABEL', 'INPUT', 'BUTTON']) {
    const [before, after] = [first, second].map((parts) => parts.find((part) => part.tag === tag));
    expect(after?.text).not.toBe(before?.text);
    if (tag !== 'LABEL') expect(after?.id).not.toBe(before?.id);
    if (tag === 'INPUT') expect([after?.name, after?.type]).toEqual(['q', 'search']);
  }
});

test('each version links to the other', () => {
  render(<SimilarPages />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/similarPages/secondVersion');
  render(<SecondVersion />);
  expect(screen.getByRole('link', { name: 'Go to the first version' })).toHaveAttribute('href', '/similarPages');
});
