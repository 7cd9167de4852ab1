import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draw } from './draw';
import Validation from './Validation';

const USER = { delay: null } as const;
const outcome = (name: string) => screen.getByRole('status', { name });
const fill = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.setup(USER).clear(field);
  if (!text) return field;
  await userEvent.setup(USER).click(field);
  await userEvent.setup(USER).paste(text);
  return field;
};
const press = (name: string) => userEvent.setup(USER).click(screen.getByRole('button', { name }));

/** Types each letter, and no answer comes in between. */
function typeAtOnce(label: string, text: string) {
  for (let end = 1; end <= text.length; end++)
    fireEvent.input(screen.getByLabelText(label), { target: { value: text.slice(0, end) } });
}

/** The server answers so about a name. */
function answerWith(answer: (name: string) => object, ok = true) {
  document.head.innerHTML =
    '<script id="playground" type="application/json">{"services":{"mail":"http://api.test"}}</script>';
  jest.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { name } = JSON.parse(String(init?.body));
    return { ok, json: async () => answer(name) } as Response;
  });
}

const drawn = draw('7');
beforeEach(() => window.history.replaceState(null, '', '/validation?seed=7'));
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('one seed draws the same twice, and another seed draws something else', () => {
  expect(draw('7')).toEqual(drawn);
  expect(draw('8')).not.toEqual(drawn);
  for (let seed = 0; seed < 50; seed++) {
    const { guests, taken, typing, steps } = draw(String(seed));
    expect(guests.asked).toBeGreaterThan(guests.most);
    expect(taken).not.toBe(typing);
    expect(steps.first).not.toBe(steps.second);
  }
});

test('what user-event types and presses is not done by hand', async () => {
  render(<Validation />);
  await press('Send order');
  await fill('Order e-mail', drawn.order.email);
  await fill('Order town', drawn.order.town);
  await press('Send order');
  expect(outcome('Summary')).toHaveTextContent('Missed: you did not follow the link to Order e-mail in the summary.');
  await fill('Nickname', drawn.member.nickname);
  await fill('Contact', drawn.member.contact);
  await press('Join');
  expect(outcome('Field nobody sees')).toHaveTextContent('Missed: a script set this value. A person must do it.');
  await fill('Address', drawn.steps.first);
  await press('Next');
  expect(outcome('Two steps and back')).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test('the summary names both wrong fields and takes the focus, and its links lead to them', async () => {
  render(<Validation />);
  await press('Send order');
  const link = screen.getByRole('link', { name: 'Order town: Enter a town.' });
  expect(link.closest('#order-summary')).toHaveFocus();
  expect(screen.getByLabelText('Order name')).toBeValid();
  for (const wrong of ['Order e-mail', 'Order town']) expect(screen.getByLabelText(wrong)).toBeInvalid();
  await userEvent.setup(USER).keyboard('x');
  expect(outcome('Summary')).toHaveTextContent('Missed: you typed ‘x’ while the summary had the focus.');
  await userEvent.setup(USER).click(link);
  expect(screen.getByLabelText('Order town')).toHaveFocus();
});

test('a text in the field that nobody sees is a miss', async () => {
  render(<Validation />);
  await fill('Nickname', drawn.member.nickname);
  await fill('Contact', drawn.member.contact);
  await fill('Website', 'x');
  await press('Join');
  expect(outcome('Field nobody sees')).toHaveTextContent('Missed: the field Website has text');
});

test('a press of the button that only looks disabled is a miss', async () => {
  render(<Validation />);
  await fill('Message', drawn.word);
  expect(screen.getByRole('button', { name: 'Post message' })).toHaveAttribute('aria-disabled', 'true');
  await press('Post message');
  expect(outcome('Enabled after three seconds')).toHaveTextContent(
    'Missed: the button was pressed before it was enabled.',
  );
});

test('the first password says nothing about the second one before that was left', async () => {
  render(<Validation />);
  const form = within(screen.getByRole('region', { name: 'Enabled when right' }));
  await fill('New password', drawn.password);
  await userEvent.setup(USER).tab();
  expect(screen.getByLabelText('New password again')).toHaveFocus();
  expect(form.queryByRole('alert')).toBeNull();
  await userEvent.setup(USER).tab();
  expect(form.getByRole('alert')).toHaveTextContent('This is not the same password.');
});

test('Save password is enabled when both fields were left and are right', async () => {
  render(<Validation />);
  const save = screen.getByRole('button', { name: 'Save password' });
  await fill('New password', 'weak');
  await fill('New password again', drawn.password);
  const form = within(screen.getByRole('region', { name: 'Enabled when right' }));
  const [alert] = form.getAllByRole('alert');
  expect(alert).toHaveTextContent('Enter 8 to 60 characters with a capital letter and a digit.');
  await fill('New password', drawn.password);
  expect(save).toBeDisabled();
  await userEvent.setup(USER).tab();
  expect(save).toBeEnabled();
});

test.each(['', '   ', 'x'.repeat(100_000), '<b>x</b>', 'עדה', '🙂'])(
  '%#: an odd address is refused, and the field keeps it',
  async (odd) => {
    render(<Validation />);
    const field = await fill('Address', odd);
    await press('Next');
    const station = within(screen.getByRole('region', { name: 'Two steps and back' }));
    expect(await station.findByRole('alert')).toHaveTextContent(/^Enter /);
    expect(field).toHaveValue(odd);
    expect(outcome('Two steps and back')).toHaveTextContent('Not done yet.');
  },
);

test('a name that is blank or too long is not sent to the server', async () => {
  const fetched = jest.spyOn(window, 'fetch');
  render(<Validation />);
  for (const odd of ['  ', 'x'.repeat(100_000)]) {
    await fill('User name', odd);
    await press('Register');
    const station = within(screen.getByRole('region', { name: 'Name taken' }));
    expect(await station.findByRole('alert')).toHaveTextContent(/^Enter /);
    const field = await fill('Team name', odd);
    expect(field).toHaveValue(odd);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('a blank name is refused as an empty one is', async () => {
  render(<Validation />);
  const nickname = await fill('Nickname', '  ');
  await press('Join');
  const station = within(screen.getByRole('region', { name: 'Field nobody sees' }));
  expect(await station.findByText('Enter a nickname.')).toBeVisible();
  expect(nickname).toHaveValue('  ');
  await fill('Order town', ' ');
  await press('Send order');
  expect(await screen.findByRole('link', { name: 'Order town: Enter a town.' })).toBeVisible();
});

test('a refused field without a number, and no message, are named', async () => {
  render(<Validation />);
  const guests = screen.getByLabelText('Number of guests');
  fireEvent.invalid(guests);
  await press('Check message');
  expect(outcome("Browser's own message")).toHaveTextContent(
    'Missed: the browser refused a field without a number, not',
  );
  await fill('Number of guests', String(drawn.guests.asked));
  fireEvent.invalid(guests);
  await press('Check message');
  expect(outcome("Browser's own message")).toHaveTextContent('Missed: nothing was typed into ‘Its message’.');
});

test('each step gives the focus to its field, but not the first one at the start', async () => {
  render(<Validation />);
  const address = screen.getByLabelText('Address');
  expect(address).not.toHaveFocus();
  byHand('input', () => fireEvent.input(address, { target: { value: drawn.steps.first } }));
  byHand('click', () => fireEvent.click(screen.getByRole('button', { name: 'Next' })));
  expect(await screen.findByLabelText('Town')).toHaveFocus();
  byHand('click', () => fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(screen.getByLabelText('Address')).toHaveFocus();
});

test('an answer counts, however many late answers about other texts follow it', async () => {
  jest.useFakeTimers();
  const { typing } = drawn;
  answerWith((name) => (name === typing ? { taken: true, free: `${typing}42` } : { taken: false }));
  render(<Validation />);
  for (const text of [typing, typing, `${typing}42`]) typeAtOnce('Team name', text);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('No answer is on its way.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Take this name' }));
  expect(outcome('Checked while typing')).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test('if the server does not say whether a name is free, it is not called taken', async () => {
  jest.useFakeTimers();
  answerWith(() => ({}), false);
  render(<Validation />);
  fireEvent.click(screen.getByRole('button', { name: 'Take this name' }));
  expect(outcome('Checked while typing')).toHaveTextContent('Missed: the field is empty.');
  fireEvent.input(screen.getByLabelText('Team name'), { target: { value: 'grace' } });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  fireEvent.click(screen.getByRole('button', { name: 'Take this name' }));
  expect(outcome('Checked while typing')).toHaveTextContent('Missed: the server did not say whether ‘grace’ is free.');
});

test('two quick presses register once, and the button keeps the focus', async () => {
  answerWith(() => ({ taken: true, free: 'x' }));
  render(<Validation />);
  await fill('User name', drawn.taken);
  const register = screen.getByRole('button', { name: 'Register' });
  register.focus();
  fireEvent.click(register);
  fireEvent.click(register);
  expect(register).toHaveFocus();
  const station = within(screen.getByRole('region', { name: 'Name taken' }));
  expect(await station.findByRole('alert')).toHaveTextContent(/ is taken\./);
  expect(window.fetch).toHaveBeenCalledTimes(1);
});
