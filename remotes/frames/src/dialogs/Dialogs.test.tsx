import { trust } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureFrames } from '../../shared/siteForTests';
import { NOT_SHOWN } from './ask';
import Alert from './components/Alert';
import AsksBeforeItCloses from './components/AsksBeforeItCloses';
import BeforeLeaving from './components/BeforeLeaving';
import Confirm from './components/Confirm';
import FromAFrame from './components/FromAFrame';
import HintsInAMenu, { ripeOf } from './components/HintsInAMenu';
import InsideTheSite from './components/InsideTheSite';
import Popovers from './components/Popovers';
import PressBeside from './components/PressBeside';
import Print from './components/Print';
import PromptWithADefault from './components/PromptWithADefault';

/** The names of what reads as a function of the browser. */
const own = new Map<unknown, string>();

/** Replaces a dialog of the browser by one that answers at once, and that a page cannot tell from it. */
function answering<Name extends 'alert' | 'confirm' | 'prompt'>(name: Name, answer: ReturnType<Window[Name]>) {
  const dialog = jest.spyOn(window, name).mockReturnValue(answer as never);
  own.set(window[name], name);
  return dialog;
}

beforeEach(() => {
  own.clear();
  const textOf = Function.prototype.toString;
  jest.spyOn(Function.prototype, 'toString').mockImplementation(function (this: unknown) {
    return own.has(this) ? `function ${own.get(this)}() { [native code] }` : textOf.call(this);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let distrust: () => void;
beforeEach(() => {
  distrust = trust('click');
});
afterEach(() => distrust());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const outcome = () => screen.getByRole('status');

test('an alert of the browser counts even if it is closed at once, and one of a script never does', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {
    now += 60_000;
  });
  render(<Alert />);
  press('Show alert');
  expect(alert).not.toHaveBeenCalled();
  expect(outcome()).toHaveTextContent(`Missed: ${NOT_SHOWN}`);
  answering('alert', undefined);
  press('Show alert');
  expect(outcome()).toHaveTextContent('Done: the alert was closed.');
});

test('a bound function or a proxy is not the browser’s own alert', () => {
  const { alert } = window;
  render(<Alert />);
  for (const replaced of [(() => {}).bind(window), new Proxy(() => {}, {})]) {
    window.alert = replaced;
    press('Show alert');
    expect(outcome()).toHaveTextContent(`Missed: ${NOT_SHOWN}`);
  }
  window.alert = alert;
});

test('a browser that throws instead of showing a dialog is a miss', () => {
  answering('confirm', false).mockImplementation(() => {
    throw new Error('confirm() is not supported.');
  });
  render(<Confirm />);
  press('Delete report');
  expect(outcome()).toHaveTextContent('Missed: the browser opened no dialog');
});

test.each([
  [' 3 ', 'Done: 3 tickets were chosen.'],
  ['2', 'Missed: the answer is still 2.'],
  [null, 'Missed: the prompt was cancelled.'],
  ['', 'Missed: the answer was empty.'],
  ['<i>3</i>', 'Missed: the answer was ‘<i>3</i>’.'],
])('the answer %p to the prompt gives: %s', (answer, text) => {
  const prompt = answering('prompt', answer);
  render(<PromptWithADefault />);
  press('Choose number');
  expect(prompt).toHaveBeenCalledWith('How many tickets?', '2');
  expect(outcome()).toHaveTextContent(text);
});

/** Calls the page's guards as a browser does, with a trusted event. Returns whether the browser would ask. */
function leave(): boolean {
  const preventDefault = jest.fn();
  for (const guard of guards) guard({ isTrusted: true, preventDefault });
  return preventDefault.mock.calls.length > 0;
}
const guards = new Set<(event: object) => void>();
type Listener = Parameters<typeof window.addEventListener>[1];

beforeEach(() => {
  guards.clear();
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: Listener, options) => {
    if (type === 'beforeunload') guards.add(listener as (event: object) => void);
    else addEventListener.call(window, type, listener, options);
  });
});

test('staying counts only after the time in which a page that was left is gone', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  render(<BeforeLeaving />);
  expect(leave()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask before leaving' }));
  expect(leave()).toBe(true);
  act(() => jest.advanceTimersByTime(500));
  expect(outcome()).toHaveTextContent('Not done yet.');
  window.dispatchEvent(new Event('pagehide'));
  act(() => jest.advanceTimersByTime(2000));
  expect(outcome()).toHaveTextContent('Not done yet.');
  leave();
  act(() => jest.advanceTimersByTime(2000));
  expect(outcome()).toHaveTextContent('Done: you were asked and stayed.');
});

test('if nobody has used the page, the browser does not ask, and the outcome says so', () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  render(<BeforeLeaving />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask before leaving' }));
  act(() => {
    leave();
  });
  expect(outcome()).toHaveTextContent('Missed: this browser asks only after you have used the page, and you have not.');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('in a browser without popovers, the outcome says so', async () => {
  render(<Popovers />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open Note' }));
  expect(outcome()).toHaveTextContent('Missed: this browser does not support popovers.');
});

test('only the frames can report their alerts', () => {
  configureFrames();
  render(<FromAFrame />);
  const hear = (source: Window | null, trusted: boolean) =>
    act(() => {
      const data = { kind: 'greeting', asked: true, trusted };
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    });
  hear(window, true);
  expect(outcome()).toHaveTextContent('Not done yet.');
  hear(screen.getByTitle<HTMLIFrameElement>('Own origin').contentWindow, false);
  expect(outcome()).toHaveTextContent('Missed: Greet was pressed by a script.');
});

test('in a browser that never prints, the outcome says so', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const media = { addEventListener: jest.fn(), removeEventListener: jest.fn() } as unknown as MediaQueryList;
  window.matchMedia = () => media;
  window.print = jest.fn();
  render(<Print />);
  press('Print this page');
  expect(outcome()).toHaveTextContent('Not done yet.');
  act(() => jest.advanceTimersByTime(1000));
  expect(outcome()).toHaveTextContent('Missed: this browser did not print when the page asked it to.');
});

test('the guard asks after Back if the browser lets it, and not for a place on the page', () => {
  answering('confirm', false);
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const step = (url: string, navigationType: string, cancelable = true) => {
    const event = Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: { url } });
    act(() => {
      navigation.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  const { unmount } = render(<InsideTheSite />);
  const other = `${window.location.origin}/other`;
  expect(step(other, 'traverse')).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask inside the site' }));
  expect(step(`${window.location.href}#place`, 'traverse')).toBe(false);
  expect(step(other, 'push')).toBe(false);
  expect(step(other, 'traverse', false)).toBe(false);
  expect(outcome()).toHaveTextContent('Not done yet.');
  expect(step(other, 'traverse')).toBe(true);
  expect(outcome()).toHaveTextContent('Done: you were asked inside the site, and stayed.');
  unmount();
  expect(step(other, 'traverse')).toBe(false);
  Reflect.deleteProperty(window, 'navigation');
});

test('the guard inside the site does not ask for a new tab, a file, a place on the page or another site', () => {
  window.history.replaceState(null, '', '/dialogs');
  const confirm = answering('confirm', false);
  render(
    <>
      <InsideTheSite />
      <a href="/other" target="_blank" rel="noopener">
        New tab
      </a>
      <a href="/other" download>
        File
      </a>
      <a href="#place">Place</a>
      <a href="https://example.org/">Another site</a>
    </>,
  );
  const follow = (name: string, init = {}) => {
    const link = screen.getByRole('link', { name });
    // Only the guard is tested: jsdom navigates nowhere.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, init);
  };
  follow('All pages');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ask inside the site' }));
  for (const name of ['New tab', 'File', 'Place', 'Another site']) follow(name);
  follow('All pages', { ctrlKey: true });
  expect(confirm).not.toHaveBeenCalled();
  follow('All pages');
  expect(confirm).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});

/** jsdom opens and closes no dialog. */
function withDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    closedBy: 'none',
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      fireEvent(this, new Event('close'));
    },
  });
}
const pressEscape = (name: string) =>
  fireEvent(screen.getByRole('dialog', { name }), new Event('cancel', { cancelable: true }));

test('a press beside the dialog counts, and its button, Escape and a script do not', () => {
  withDialogs();
  const end = trust('pointerdown');
  render(<PressBeside />);
  const dialog = document.getElementById('weather') as HTMLDialogElement;
  const closed = (how: () => void) => {
    press('Open weather');
    how();
    if (dialog.open) act(() => dialog.close());
    return outcome().textContent;
  };
  expect(closed(() => press('Close weather'))).toBe('Missed: the dialog was closed by its button.');
  expect(closed(() => pressEscape('Weather'))).toBe('Missed: the dialog was closed by Escape.');
  expect(closed(() => {})).toBe('Missed: the dialog was closed by a script.');
  const box = { left: 10, top: 10, right: 20, bottom: 20 } as DOMRect;
  jest.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const pressAt = (clientX: number) => fireEvent(dialog, new MouseEvent('pointerdown', { clientX, clientY: 15 }));
  expect(closed(() => pressAt(15))).toBe('Missed: the dialog was closed by a script.');
  expect(closed(() => pressAt(5))).toBe('Done: the dialog was closed by a press beside it.');
  end();
});

test('a letter counts if the dialog asked, and the text was kept', () => {
  withDialogs();
  window.history.replaceState(null, '', '/dialogs?seed=7');
  const end = trust('input');
  render(<AsksBeforeItCloses />);
  const word = document.getElementById('letter-word')?.textContent ?? '';
  const write = (text: string) => {
    press('Write letter');
    fireEvent.input(screen.getByLabelText('Letter'), { target: { value: text } });
  };
  write(word);
  press('Save letter');
  expect(outcome()).toHaveTextContent('Missed: the dialog has not asked yet.');
  expect(pressEscape('Write letter')).toBe(false);
  press('Discard');
  expect(outcome()).toHaveTextContent('Missed: the text was discarded.');
  write(word);
  act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Write letter' }).close());
  expect(outcome()).toHaveTextContent('Missed: the dialog was closed without an answer, and the text is lost.');
  write(`${word}s`);
  press('Close letter');
  press('Keep writing');
  press('Save letter');
  expect(outcome()).toHaveTextContent(`Missed: the letter says ‘${word}s’, not ‘${word}’.`);
  write(word);
  press('Save letter');
  expect(outcome()).toHaveTextContent(`Done: ‘${word}’ was saved, and the dialog had asked before.`);
  end();
  window.history.replaceState(null, '', '/');
});

test('a hint has its text only while the pointer or the focus is on its fruit, and the ripe fruit counts', () => {
  // jsdom has no popovers.
  const [showPopover, hidePopover] = [jest.fn(), jest.fn()];
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  jest.spyOn(Element.prototype, 'matches').mockReturnValue(false);
  window.history.replaceState(null, '', '/dialogs?seed=7');
  const end = trust('pointerover');
  render(<HintsInAMenu />);
  expect(screen.getByText(/^This browser has no popovers of the kind hint/)).toBeVisible();
  const ripe = ripeOf('7');
  const fruit = (name: string) => document.getElementById(name.toLowerCase()) as HTMLElement;
  const hints = () => document.getElementById('fruits')?.textContent;
  expect(hints()).not.toContain('ripe');
  fireEvent.pointerEnter(fruit(ripe));
  expect(hints()).toContain(`${ripe}: ripe`);
  fireEvent.pointerLeave(fruit(ripe));
  expect(hints()).not.toContain('ripe');
  expect([showPopover.mock.calls.length, hidePopover.mock.calls.length]).toEqual([1, 1]);
  fireEvent.focus(fruit(ripe));
  expect(hints()).not.toContain('ripe');
  const other = ripe === 'Plum' ? 'Pear' : 'Plum';
  fireEvent.click(fruit(other));
  expect(outcome()).toHaveTextContent(`Missed: ${other} is not ripe.`);
  fireEvent.click(fruit(ripe));
  expect(outcome()).toHaveTextContent(`Done: ${ripe} is ripe.`);
  end();
  window.history.replaceState(null, '', '/');
});
