import { isMet } from '@playground/kit/outcome';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import demo from './demo';
import Form from './Form';

const submit = () => screen.getByRole('button', { name: 'Submit' });
const result = () => screen.getByRole('status', { name: 'Result' });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
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

test('each field has its type, placeholder and size', () => {
  render(<Form />);
  expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email address')).toHaveAttribute('placeholder', 'Email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Read Only')).toHaveAttribute('readonly');
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

test('has six text inputs without name, id and label, hard on purpose', () => {
  const { container } = render(<Form />);
  const unnamed = [...container.querySelectorAll<HTMLInputElement>('input:not([name], [id])')];
  expect(unnamed).toHaveLength(6);
  for (const field of unnamed) {
    expect(field.labels).toHaveLength(0);
    expect(field).not.toHaveAttribute('aria-label');
    expect(field).not.toHaveAttribute('title');
  }
  expect(unnamed.slice(2).map((field) => field.getAttribute('placeholder'))).toEqual([null, null, null, null]);
  expect(screen.getByRole('group', { name: 'My Notes' })).toContainElement(unnamed[1] as HTMLElement);
  // The task is about the third.
  for (const [place, field] of unnamed.entries()) {
    fireEvent.change(field, { target: { value: 'mango' } });
    expect(demo.tasks[1]?.outcome.every((one) => isMet(one, document))).toBe(place === 2);
    fireEvent.change(field, { target: { value: '' } });
  }
});

test('starts with USA, option ONE and no interest, and shows no value for empty fields', async () => {
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
  fill('Email address', 'ana@example.com');
  fill('Password', ' s3cret ');
  fill('Description', 'two\nlines');
  fill('Phone', '12015550123');
  fill('Your preferred color', '<b>Blue</b>');
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
    'color: <b>Blue</b>',
    'country: Brazil',
    'optionsRadios: THREE',
    'better_call_saul: checked',
    'wazzzup: checked',
    'phone: 12015550123',
  ]);
});

test('submit hides the form and moves the focus to the result, which never welcomes anybody', async () => {
  const user = userEvent.setup();
  const { container } = render(<Form />);
  fill('Email address', 'ana@example.com');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(submit());
  expect(screen.queryByText(/welcome/i)).not.toBeInTheDocument();
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

test('only an invalid e-mail address stops the submit', async () => {
  const user = userEvent.setup();
  render(<Form />);
  fill('Email address', 'not an address');
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
