import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PressCounter from './PressCounter';

beforeEach(() => {
  document.head.innerHTML =
    '<script id="playground" type="application/json">{"services":{"mail":"http://api.test"}}</script>';
});
afterEach(() => jest.restoreAllMocks());

const answerWith = (status: number, body: object) =>
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json(body, { status }));
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));

test('shows how many presses the server has counted', async () => {
  answerWith(200, { presses: 7 });
  render(<PressCounter />);
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^0$/);
  await press();
  expect(screen.getByRole('status', { name: 'Presses' })).toHaveTextContent(/^7$/);
});

test('says why the server has not counted a press', async () => {
  answerWith(503, { message: 'Not now.' });
  render(<PressCounter />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
});
