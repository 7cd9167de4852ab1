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

  test('shows no result at first', () => {
    render(<Page />);
    expect(field()).toHaveValue('');
    expect(result()).toBeEmptyDOMElement();
  });

  test('finds a book by any author, before and after a click on the button', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), 'Clarice Lispector');
    expect(result()).toHaveTextContent(/^A book by Clarice Lispector was found!$/);
    await user.click(screen.getByRole('button', { name: button }));
    expect(result()).toHaveTextContent(/^A book by Clarice Lispector was found!$/);
    expect(field()).toHaveValue('Clarice Lispector');
  });

  test('Enter works like the button', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), "Flann O'Brien{Enter}");
    expect(result()).toHaveTextContent("A book by Flann O'Brien was found!");
  });

  test('shows the author without leading and trailing blanks', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), '  Machado de Assis  ');
    expect(screen.getByText('A book by Machado de Assis was found!', { normalizer: String })).toBeVisible();
  });

  test('finds nothing for blanks', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), '   {Enter}');
    expect(result()).toBeEmptyDOMElement();
  });

  test('hides the result when the input is blank again', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), 'Machado');
    await user.clear(field());
    expect(result()).toBeEmptyDOMElement();
  });

  test('shows markup as text', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.type(field(), '<img src=x onerror=alert(1)>');
    expect(result()).toHaveTextContent('A book by <img src=x onerror=alert(1)> was found!');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
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
