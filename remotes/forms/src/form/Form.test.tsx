import { isMet } from '@playground/kit/outcome';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import demo from './demo';
import Form from './Form';

const submit = () => screen.getByRole('button', { name: 'Submit' });
const result = () => screen.getByRole('status', { name: 'Result' });
const answers = () =>
  within(result())
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('has its fields in the order of the specification', () => {
  const { container } = render(<Form />);
  const fields = [...container.querySelectorAll<HTMLElement>('input, textarea, select')];
  const named = (field: HTMLElement) =>
    (field as HTMLInputElement).labels?.[0]?.textContent ?? `(${field.getAttribute('placeholder') ?? ''})`;
  expect(fields.map(named)).toEqual([
    'Email address',
    'Password',
    'Read Only',
    'Description',
    '(Middle control)',
    '(Enter here)',
    'Phone',
    '()',
    '()',
    '()',
    '()',
    'Your preferred color',
    'Country',
    'Better call Saul',
    'Drop the phone',
    'Wazzzup!',
    'ONE',
    'TWO',
    'THREE',
  ]);
});

test('starts with empty texts, USA, no interests and option ONE', () => {
  render(<Form />);
  for (const label of ['Email address', 'Password', 'Description', 'Your preferred color']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('USA');
  const interests = within(screen.getByRole('group', { name: 'Select your interests' })).getAllByRole('checkbox');
  expect(interests).toHaveLength(3);
  for (const interest of interests) expect(interest).not.toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
  ]);
});

test('each field has its type, placeholder and size', () => {
  render(<Form />);
  expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email address')).toHaveAttribute('placeholder', 'Email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Description')).toHaveAttribute('rows', '5');
  expect(screen.getByLabelText('Your preferred color')).toHaveAttribute('placeholder', 'Green');
  expect(screen.getByLabelText('Phone')).toHaveAttribute('placeholder', '+1 (201) 555-0123');
});

test('offers four countries and three options', () => {
  render(<Form />);
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(
    within(country)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['USA', 'Germany', 'Brazil', 'Russia']);
  const options = screen.getByRole('group', { name: 'Choose an option' });
  for (const radio of within(options).getAllByRole('radio')) expect(radio).toHaveAttribute('name', 'optionsRadios');
});

test('does not let you change the read-only text', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(screen.getByLabelText('Read Only')).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText('Read Only'), 'something else');
  expect(screen.getByLabelText('Read Only')).toHaveValue('This value must be the same');
});

test.each([
  [2, true],
  [3, false],
  [4, false],
])('a word in the unnamed field %d, counted from 0, is the task: %p', async (place, met) => {
  const user = userEvent.setup();
  render(<Form />);
  const unnamed = screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('name') && !field.id);
  await user.type(unnamed[place] as HTMLElement, 'mango');
  expect(demo.tasks[1]?.outcome.every((one) => isMet(one, document))).toBe(met);
});

test('has six text inputs without name, id and label, hard on purpose', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const unnamed = screen.getAllByRole('textbox').filter((field) => !field.hasAttribute('name') && !field.id);
  expect(unnamed).toHaveLength(6);
  for (const field of unnamed) {
    expect((field as HTMLInputElement).labels).toHaveLength(0);
    expect(field).not.toHaveAttribute('aria-label');
    expect(field).not.toHaveAttribute('title');
  }
  expect(unnamed.slice(2).map((field) => field.getAttribute('placeholder'))).toEqual([null, null, null, null]);
  const notes = within(screen.getByRole('group', { name: 'My Notes' }));
  await user.type(notes.getByPlaceholderText('Middle control'), 'left');
  await user.type(notes.getByPlaceholderText('Enter here'), 'right');
  expect(notes.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['left', 'right']);
});

test('an untouched form shows the preset values, and no value for empty fields', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(submit());
  expect(answers()).toEqual([
    'email: no value',
    'password: no value',
    'ro: This value must be the same',
    'desc: no value',
    'color: no value',
    'country: USA',
    'optionsRadios: ONE',
    'phone: no value',
  ]);
});

test('a complete form shows all values, and only the checked boxes', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), ' s3cret ');
  await user.type(screen.getByLabelText('Description'), 'two{Enter}lines');
  await user.type(screen.getByPlaceholderText('Enter here'), 'a note that no result shows');
  await user.type(screen.getByLabelText('Phone'), '12015550123');
  await user.type(screen.getByLabelText('Your preferred color'), 'Blue');
  await user.selectOptions(screen.getByLabelText('Country'), 'Brazil');
  await user.click(screen.getByLabelText('Better call Saul'));
  await user.click(screen.getByLabelText('Wazzzup!'));
  await user.click(screen.getByLabelText('THREE'));
  await user.click(submit());
  expect(answers()).toEqual([
    'email: ana@example.com',
    'password:  s3cret ',
    'ro: This value must be the same',
    'desc: two\nlines',
    'color: Blue',
    'country: Brazil',
    'optionsRadios: THREE',
    'better_call_saul: checked',
    'wazzzup: checked',
    'phone: 12015550123',
  ]);
});

test('submit hides the form and moves the focus to the result', async () => {
  const user = userEvent.setup();
  const { container } = render(<Form />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(submit());
  expect(container.querySelector('form')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(result()).toHaveFocus();
});

test('Enter submits from each text field, the phone too', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Phone'), '5{Enter}');
  expect(answers()).toContain('phone: 5');
});

test('never shows the welcome line', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Email address'), 'ana@example.com');
  expect(screen.queryByText(/welcome/i)).not.toBeInTheDocument();
  await user.click(submit());
  expect(screen.queryByText(/welcome/i)).not.toBeInTheDocument();
});

test('only an invalid e-mail address stops the submit', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Email address'), 'not an address');
  await user.click(submit());
  expect(screen.getByLabelText('Email address')).toBeInvalid();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('sends nothing, because the event is prevented and the method is dialog', async () => {
  const user = userEvent.setup();
  const { container } = render(<Form />);
  const prevented: boolean[] = [];
  const listen = (event: Event) => prevented.push(event.defaultPrevented);
  window.addEventListener('submit', listen);
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  await user.click(submit());
  window.removeEventListener('submit', listen);
  expect(prevented).toEqual([true]);
});

test('shows markup as text', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByLabelText('Your preferred color'), '<img src=x onerror=alert(1)>');
  await user.click(submit());
  expect(answers()).toContain('color: <img src=x onerror=alert(1)>');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
