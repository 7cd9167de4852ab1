import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type Lazy, lazily, useLazy } from './useLazy';

const Loaded = () => <p>It is here</p>;
const answers: ((component: ComponentType | Error) => void)[] = [];
const lazy = () =>
  lazily(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
const answer = (next: ComponentType | Error) => act(async () => answers.shift()?.(next));

function Page({ from }: { from: Lazy<object> }) {
  const { component: Component, error, trying, retry } = useLazy(from);
  if (Component) return <Component />;
  return (
    <>
      <p role="status">
        {String(error)} {trying ? 'trying' : 'at rest'}
      </p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

test('a component is asked for once, and stands when it has come', async () => {
  render(<Page from={lazy()} />);
  expect(screen.getByRole('status')).toHaveTextContent('undefined trying');
  await answer(Loaded);
  expect(screen.getByText('It is here')).toBeInTheDocument();
  expect(answers).toEqual([]);
});

test('what failed is said until another attempt has ended', async () => {
  const user = userEvent.setup();
  render(<Page from={lazy()} />);
  await answer(new Error('first'));
  expect(screen.getByRole('status')).toHaveTextContent('Error: first at rest');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('status')).toHaveTextContent('Error: first trying');
  await answer(new Error('second'));
  expect(screen.getByRole('status')).toHaveTextContent('Error: second at rest');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(Loaded);
  expect(screen.getByText('It is here')).toBeInTheDocument();
});

test('what comes after the page was left is left alone', async () => {
  const { unmount } = render(<Page from={lazy()} />);
  unmount();
  await answer(Loaded);
  expect(screen.queryByText('It is here')).not.toBeInTheDocument();
});

test('what has loaded stands at once on the next page', async () => {
  const from = lazy();
  const { unmount } = render(<Page from={from} />);
  await answer(Loaded);
  unmount();
  render(<Page from={from} />);
  expect(screen.getByText('It is here')).toBeInTheDocument();
  expect(answers).toEqual([]);
});
