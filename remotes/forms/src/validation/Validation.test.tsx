import { configureSite } from '@playground/kit/test/configureSite';
import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BrowsersOwnMessage from './components/BrowsersOwnMessage';
import CheckedWhileTyping from './components/CheckedWhileTyping';
import EnabledAfterThreeSeconds from './components/EnabledAfterThreeSeconds';
import EnabledWhenRight from './components/EnabledWhenRight';
import FieldNobodySees from './components/FieldNobodySees';
import NameTaken from './components/NameTaken';
import Summary from './components/Summary';
import TwoStepsAndBack from './components/TwoStepsAndBack';
import { draw } from './draw';

const drawn = draw('7');
const user = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const fill = async (label: string, text: string) => {
  await user.clear(field(label));
  if (text) await user.paste(text);
};
/** React Hook Form answers a moment later. */
const missed = (what: string) => screen.findByText((text) => text.startsWith(`Missed: ${what}`));
const BY_SCRIPT = 'a script set this value. A person must do it.';

/** Types each letter, and no answer comes in between. */
function typeAtOnce(label: string, text: string) {
  for (let end = 1; end <= text.length; end++) fireEvent.input(field(label), { target: { value: text.slice(0, end) } });
}

/** The server answers so about a name. */
function answerWith(answer: (name: string) => object, ok = true) {
  configureSite({ services: { mail: 'http://api.test' } });
  jest.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { name } = JSON.parse(String(init?.body));
    return { ok, json: async () => answer(name) } as Response;
  });
}

afterEach(() => {
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

test('the summary names both wrong fields and takes the focus, and its links lead to them', async () => {
  render(<Summary {...drawn.order} />);
  await press('Send order');
  const link = await screen.findByRole('link', { name: 'Order town: Enter a town.' });
  expect(link.closest('#order-summary')).toHaveFocus();
  expect(field('Order name')).toBeValid();
  for (const wrong of ['Order e-mail', 'Order town']) expect(field(wrong)).toBeInvalid();
  await user.keyboard('x');
  await missed('you typed ‘x’ while the summary had the focus.');
  await user.click(link);
  expect(field('Order town')).toHaveFocus();
  await fill('Order e-mail', drawn.order.email);
  await fill('Order town', ' ');
  await press('Send order');
  expect(await screen.findByRole('link', { name: 'Order town: Enter a town.' })).toBeVisible();
  await fill('Order town', drawn.order.town);
  await press('Send order');
  await missed('you did not follow the link to Order e-mail in the summary.');
});

test('a name that is blank, a text in the field that nobody sees, and what a script types are misses', async () => {
  render(<FieldNobodySees {...drawn.member} />);
  await fill('Nickname', '  ');
  await press('Join');
  expect(await screen.findByText('Enter a nickname.')).toBeVisible();
  expect(field('Nickname')).toHaveValue('  ');
  await fill('Nickname', drawn.member.nickname);
  await fill('Contact', drawn.member.contact);
  await press('Join');
  await missed(BY_SCRIPT);
  await fill('Website', 'x');
  await press('Join');
  await missed('the field Website has text');
});

test('a press of the button that only looks disabled is a miss', async () => {
  render(<EnabledAfterThreeSeconds word={drawn.word} />);
  await fill('Message', drawn.word);
  expect(button('Post message')).toHaveAttribute('aria-disabled', 'true');
  await press('Post message');
  await missed('the button was pressed before it was enabled.');
});

test('the first password says nothing about the second one before that was left', async () => {
  render(<EnabledWhenRight password={drawn.password} />);
  await fill('New password', drawn.password);
  await user.tab();
  expect(field('New password again')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the same password.');
});

test('Save password is enabled when both fields were left and are right', async () => {
  render(<EnabledWhenRight password={drawn.password} />);
  await fill('New password', 'weak');
  await fill('New password again', drawn.password);
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent('Enter 8 to 60 characters with a capital letter and a digit.');
  await fill('New password', drawn.password);
  expect(button('Save password')).toBeDisabled();
  await user.tab();
  await waitFor(() => expect(button('Save password')).toBeEnabled());
});

test('an odd address is refused, and the field keeps it', async () => {
  render(<TwoStepsAndBack {...drawn.steps} />);
  for (const odd of ['', '   ', 'x'.repeat(100_000), '<b>x</b>', 'עדה', '🙂']) {
    await fill('Address', odd);
    await press('Next');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Enter /);
    expect(field('Address')).toHaveValue(odd);
  }
  expect(screen.getByText('Not done yet.')).toBeVisible();
});

test('each step gives the focus to its field, but not the first one at the start', async () => {
  render(<TwoStepsAndBack {...drawn.steps} />);
  expect(field('Address')).not.toHaveFocus();
  byHand('input', () => fireEvent.input(field('Address'), { target: { value: drawn.steps.first } }));
  byHand('click', () => fireEvent.click(button('Next')));
  expect(await screen.findByLabelText('Town')).toHaveFocus();
  byHand('click', () => fireEvent.click(button('Back')));
  expect(field('Address')).toHaveFocus();
});

test.each([
  ['Register', 'User name', <NameTaken key="taken" name={drawn.taken} />],
  ['Take this name', 'Team name', <CheckedWhileTyping key="typing" name={drawn.typing} />],
])('%s does not send a name that is blank or too long to the server', async (submit, label, station) => {
  const fetched = jest.spyOn(window, 'fetch');
  render(station);
  for (const odd of ['  ', 'x'.repeat(100_000)]) {
    await fill(label, odd);
    await press(submit);
    expect(field(label)).toHaveValue(odd);
  }
  expect(await screen.findByText('Enter 60 characters at most.')).toHaveRole('alert');
  expect(fetched).not.toHaveBeenCalled();
});

test('a refused field without a number, and no message, are named', async () => {
  render(<BrowsersOwnMessage {...drawn.guests} />);
  fireEvent.invalid(field('Number of guests'));
  await press('Check message');
  await missed('the browser refused a field without a number, not');
  await fill('Number of guests', String(drawn.guests.asked));
  fireEvent.invalid(field('Number of guests'));
  await press('Check message');
  await missed('nothing was typed into ‘Its message’.');
});

test('an answer counts, however many late answers about other texts follow it', async () => {
  jest.useFakeTimers();
  const { typing } = drawn;
  answerWith((name) => (name === typing ? { taken: true, free: `${typing}42` } : { taken: false }));
  render(<CheckedWhileTyping name={typing} />);
  for (const text of [typing, typing, `${typing}42`]) typeAtOnce('Team name', text);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('No answer is on its way.')).toBeVisible();
  fireEvent.click(button('Take this name'));
  await missed(BY_SCRIPT);
});

test('if the server does not say whether a name is free, it is not called taken', async () => {
  jest.useFakeTimers();
  answerWith(() => ({}), false);
  render(<CheckedWhileTyping name={drawn.typing} />);
  fireEvent.click(button('Take this name'));
  await missed('the field is empty.');
  fireEvent.input(field('Team name'), { target: { value: 'grace' } });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  fireEvent.click(button('Take this name'));
  await missed('the server did not say whether ‘grace’ is free.');
});

test('two quick presses register once, and the button keeps the focus', async () => {
  answerWith(() => ({ taken: true, free: 'x' }));
  render(<NameTaken name={drawn.taken} />);
  await fill('User name', drawn.taken);
  const register = button('Register');
  register.focus();
  fireEvent.click(register);
  fireEvent.click(register);
  expect(register).toHaveFocus();
  expect(await screen.findByRole('alert')).toHaveTextContent(/ is taken\./);
  expect(window.fetch).toHaveBeenCalledTimes(1);
});
