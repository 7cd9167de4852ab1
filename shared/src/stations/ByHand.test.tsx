import { fireEvent, render, screen } from '@testing-library/react';
import { ByHand, isByHand } from './ByHand';

const EVENTS = ['click', 'focusin'] as const;

function draw() {
  const [missed, pressed] = [jest.fn(), jest.fn()];
  const view = render(
    <ByHand events={EVENTS} missed={missed}>
      <button type="button" onClick={pressed} onDoubleClick={pressed}>
        Press
      </button>
    </ByHand>,
  );
  return { ...view, missed, pressed, button: screen.getByRole('button') };
}

test('what a script dispatches is a miss, and never arrives', () => {
  const { button, missed, pressed } = draw();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(button, click);
  expect(missed).toHaveBeenCalledWith('a script dispatched click. A person must do it.');
  expect(pressed).not.toHaveBeenCalled();
  expect(click.defaultPrevented).toBe(true);
});

test('so is what does not bubble', () => {
  const { button, missed } = draw();
  fireEvent(button, new FocusEvent('focusin', { bubbles: false }));
  expect(missed).toHaveBeenCalledTimes(1);
});

test('of other events it knows nothing', () => {
  const { button, missed, pressed } = draw();
  fireEvent.dblClick(button);
  expect(missed).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('once it is gone, nothing is looked at', () => {
  const { button, missed, unmount } = draw();
  const area = button.parentElement as HTMLElement;
  unmount();
  fireEvent.click(area);
  expect(missed).not.toHaveBeenCalled();
});

test('only a trusted event is by hand, and others are a miss', () => {
  const missed = jest.fn();
  expect(isByHand({ isTrusted: true, type: 'click' }, missed)).toBe(true);
  expect(missed).not.toHaveBeenCalled();
  expect(isByHand({ isTrusted: false, type: 'click' }, missed)).toBe(false);
  expect(missed).toHaveBeenCalledWith('a script dispatched click. A person must do it.');
});
