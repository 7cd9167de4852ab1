import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import BrowserPrompt from './BrowserPrompt';

const prompt = jest.fn<string | null, [string?]>();

beforeEach(() => {
  prompt.mockReset().mockReturnValue(null);
  window.prompt = prompt;
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function answer(text: string | null) {
  prompt.mockReturnValueOnce(text);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open prompt' }));
}

test('asks for the name, and welcomes the user by it as text', async () => {
  render(<BrowserPrompt />);
  expect(prompt).not.toHaveBeenCalled();
  await answer('<b>Grace</b> Hopper');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(prompt).toHaveBeenCalledWith('Please enter your name:');
  expect(screen.getByRole('status')).toHaveTextContent(/^Welcome, <b>Grace<\/b> Hopper$/);
});

test.each([[''], ['   '], [null]])('shows nothing for the answer %p, not even an earlier welcome', async (nothing) => {
  render(<BrowserPrompt />);
  await answer('Grace');
  await answer(nothing);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('still works in a browser that throws instead of showing a prompt', async () => {
  render(<BrowserPrompt />);
  prompt.mockImplementationOnce(() => {
    throw new Error('prompt() is not supported.');
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open prompt' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await answer('Grace');
  expect(screen.getByRole('status')).toHaveTextContent('Welcome, Grace');
});

test.each(['/browserPromptOnLoad', '/BROWSERPROMPTONLOAD', '/a/browserpromptonload/b'])(
  'opens the prompt once by itself at %s, under StrictMode too',
  (path) => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', path);
    prompt.mockReturnValueOnce('Ada');
    const page = render(<BrowserPrompt />, { wrapper: StrictMode });
    act(() => jest.runAllTimers());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Welcome, Ada');
    page.rerender(<BrowserPrompt />);
    act(() => jest.runAllTimers());
    expect(prompt).toHaveBeenCalledTimes(1);
  },
);

test('opens no prompt after the page was left', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/browserPromptOnLoad');
  render(<BrowserPrompt />).unmount();
  jest.runAllTimers();
  expect(prompt).not.toHaveBeenCalled();
});

test('opens no prompt by itself at the plain address', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/BrowserPrompt?then=browserpromptonload');
  render(<BrowserPrompt />);
  jest.runAllTimers();
  expect(prompt).not.toHaveBeenCalled();
});
