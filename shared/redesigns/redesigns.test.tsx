import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsx as busy } from './busy';
import { jsx as ids } from './ids';
import { late } from './late';
import { jsx as siblings } from './siblings';
import { jsx as tags } from './tags';
import { jsx as twin } from './twin';
import { words, jsx as wordsJsx } from './words';

test('ids: what refers to an id follows', () => {
  render([ids('label', { htmlFor: 'name', children: 'Name' }, 'label'), ids('input', { id: 'name' }, 'input')]);
  expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'el-1f-name');
});

test('twin: the copy of a button cannot be seen, and has no id', () => {
  const { container } = render(twin('button', { id: 'save', children: 'Save' }));
  expect(container.querySelectorAll('button')).toHaveLength(2);
  expect(screen.getByRole('button')).toHaveAttribute('id', 'save');
  expect(container.querySelectorAll('#save')).toHaveLength(1);
});

test('twin: the copy has no name, so a label finds one element', () => {
  render(twin('span', { role: 'img', 'aria-label': 'Flag', children: 'x' }));
  expect(screen.getByLabelText('Flag')).toBeInTheDocument();
});

test('siblings: the last is the first in the document, and the row starts at the same side', () => {
  const row = {
    className: 'd-flex gap-2',
    children: [
      'a',
      <button type="button" key="b">
        b
      </button>,
    ],
  };
  const { container } = render(siblings('div', row));
  expect(container.firstElementChild).toHaveTextContent('ba');
  expect(container.firstElementChild).toHaveClass('flex-row-reverse', 'justify-content-end');
});

test.each([
  [
    'two buttons',
    'div',
    [
      <button type="button" key="a">
        a
      </button>,
      <button type="button" key="b">
        b
      </button>,
    ],
  ],
  [
    'two fields inside others',
    'div',
    [
      <p key="a">
        <input />
      </p>,
      <p key="b">
        <input />
      </p>,
    ],
  ],
  ['a list', 'ul', [<li key="a">a</li>, <li key="b">b</li>]],
])('siblings: %s keep their order, which Tab and screen readers follow', (_, type, children) => {
  const { container } = render(siblings(type as 'div', { className: 'd-flex', children }));
  expect(container.firstElementChild).not.toHaveClass('flex-row-reverse');
});

test('tags: a heading and an output are other elements with the same roles, and a named section stays a landmark', () => {
  const { container } = render([
    tags('h2', { children: 'Cart' }, 'h2'),
    tags('output', { children: '1' }, 'output'),
    tags('div', { children: tags('section', { 'aria-label': 'Offers' }) }, 'div'),
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Cart' })).toHaveClass('h2');
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(screen.getByRole('region', { name: 'Offers' })).toBeInTheDocument();
  expect(container.querySelector('h2, output')).toBeNull();
});

describe('busy', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const inPause = () => act(() => jest.advanceTimersByTime(700));
  const count = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    count.mockClear();
    render(busy('button', { onClick: count, children: 'Save' }));
  });
  afterEach(() => {
    getSelection()?.removeAllRanges();
    jest.useRealTimers();
  });

  test('in the pause after a press, a button is another element and has the focus', async () => {
    const found = screen.getByRole('button');
    await user.click(found);
    expect(found).toBeInTheDocument();
    inPause();
    expect(found).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('two presses of Space and a double click all count', async () => {
    await user.click(screen.getByRole('button'));
    await user.keyboard('  ');
    await user.dblClick(screen.getByRole('button'));
    expect(count).toHaveBeenCalledTimes(5);
  });

  test('between press and release, and while text is selected, an element stays', async () => {
    const found = screen.getByRole('button');
    await user.pointer({ keys: '[MouseLeft>]', target: found });
    inPause();
    expect(found).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: found });
    getSelection()?.selectAllChildren(found);
    inPause();
    expect(found).toBeInTheDocument();
  });

  test('a live region stays', async () => {
    render(busy('p', { role: 'status', children: 'Done' }));
    const region = screen.getByRole('status');
    await user.click(screen.getByRole('button'));
    inPause();
    expect(region).toBeInTheDocument();
  });
});

test('late: the content comes after a second and a half', () => {
  jest.useFakeTimers();
  const Page = late(() => <p>Content</p>);
  render(<Page />);
  act(() => jest.advanceTimersByTime(1400));
  expect(screen.queryByText('Content')).toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('Content')).toBeInTheDocument();
  jest.useRealTimers();
});

test('words: the labels of a page say what its list says, and all other texts stay', () => {
  const Page = words(() => wordsJsx('button', { title: 'Send', children: ['Send', ' it'] }), { Send: 'Go' });
  const { unmount } = render(<Page />);
  expect(screen.getByTitle('Go')).toHaveTextContent(/^Go it$/);
  unmount();
  const Other = words(() => wordsJsx('button', { children: 'Send' }), { Cancel: 'Back' });
  render(<Other />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
});
