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
  expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'el-name');
});

test('twin: the copy of a button cannot be seen, and has no id', () => {
  const { container } = render(twin('button', { id: 'save', children: 'Save' }));
  expect(container.querySelectorAll('button')).toHaveLength(2);
  expect(screen.getByRole('button')).toHaveAttribute('id', 'save');
  expect(container.querySelectorAll('#save')).toHaveLength(1);
});

test('siblings: the last is the first in the document, and the row starts at the same side', () => {
  const { container } = render(siblings('div', { className: 'd-flex gap-2', children: ['a', 'b'] }));
  expect(container.firstElementChild).toHaveTextContent('ba');
  expect(container.firstElementChild).toHaveClass('flex-row-reverse', 'justify-content-end');
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

test('busy: after a press, a button is another element and has the focus', async () => {
  const pressed = jest.fn();
  render(busy('button', { onClick: pressed, children: 'Save' }));
  const found = screen.getByRole('button');
  await userEvent.click(found);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(found).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
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
