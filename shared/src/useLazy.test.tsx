import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLazy } from './useLazy';

const Loaded = () => <p>It is here</p>;
const answers: ((component: ComponentType | Error) => void)[] = [];
const load = () =>
  new Promise<ComponentType>((resolve, reject) => {
    answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
  });
const answer = (next: ComponentType | Error) => act(async () => answers.shift()?.(next));

function Page() {
  const { component: Component, error, trying, retry } = useLazy(load);
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
  render(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('undefined trying');
  await answer(Loaded);
  expect(screen.getByText('It is here')).toBeInTheDocument();
  expect(answers).toEqual([]);
});

test('what failed is said until another attempt has ended', async () => {
  const user = userEvent.setup();
  render(<Page />);
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
  const { unmount } = render(<Page />);
  unmount();
  await answer(Loaded);
  expect(screen.queryByText('It is here')).not.toBeInTheDocument();
});
