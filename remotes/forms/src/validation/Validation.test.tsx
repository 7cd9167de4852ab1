import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BrowsersOwnMessage from './components/BrowsersOwnMessage';
import CheckedWhileTyping from './components/CheckedWhileTyping';
import EnabledAfterThreeSeconds from './components/EnabledAfterThreeSeconds';
import EnabledWhenRight from './components/EnabledWhenRight';
import FieldNobodySees from './components/FieldNobodySees';
import NameTaken from './components/NameTaken';
import Summary from './components/Summary';
import TwoStepsAndBack from './components/TwoStepsAndBack';

test('browsers-own-message does not count a press by a script, like those of user-event', async () => {
  render(<BrowsersOwnMessage />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('summary does not count a press by a script, like those of user-event', async () => {
  render(<Summary />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('name-taken does not count a press by a script, like those of user-event', async () => {
  render(<NameTaken />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('enabled-when-right does not count a press by a script, like those of user-event', async () => {
  render(<EnabledWhenRight />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('enabled-after-three-seconds does not count a press by a script, like those of user-event', async () => {
  render(<EnabledAfterThreeSeconds />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('field-nobody-sees does not count a press by a script, like those of user-event', async () => {
  render(<FieldNobodySees />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('checked-while-typing does not count a press by a script, like those of user-event', async () => {
  render(<CheckedWhileTyping />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('two-steps-and-back does not count a press by a script, like those of user-event', async () => {
  render(<TwoStepsAndBack />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not done yet\.$/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Missed: a script dispatched click/);
});
