import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../fetch/Failure';
import { Unavailable } from './Unavailable';

type Props = Partial<Parameters<typeof Unavailable>[0]>;
const failure = new Failure('CHUNK', 'A part of its code could not be loaded.');
const unavailable = (props: Props) => (
  <Unavailable what="Counter is away." failures={[failure]} onRetry={jest.fn()} {...props} />
);
const show = (props: Props = {}) => {
  const onRetry = jest.fn();
  render(unavailable({ onRetry, ...props }));
  return onRetry;
};

afterEach(() => jest.restoreAllMocks());

test('says what is missing, what still works, and the code; its button tries again', async () => {
  const onRetry = show();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Counter is away\.The rest of the playground works/);
  expect(screen.getByRole('code', { hidden: true })).toHaveTextContent(
    'CHUNK: A part of its code could not be loaded.',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that it is tried again, and that it was in vain; the button rests meanwhile and keeps the focus', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const { rerender } = render(unavailable({ onRetry }));
  const button = screen.getByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(button);
  rerender(unavailable({ onRetry, trying: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Trying again…');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(unavailable({ onRetry }));
  expect(screen.getByRole('status')).toHaveTextContent('Tried again, without success.');
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('the words and the button’s name can be others', () => {
  show({ children: 'All is kept.', action: 'Start it again' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Counter is away\.All is kept\.Start it again/);
});

test('copies the code for the group’s team', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the technical code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('CHUNK: A part of its code could not be loaded.');
});

test('stays as it is where nothing may be copied', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the technical code' }));
  expect(write).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy the technical code' })).toBeInTheDocument();
});
