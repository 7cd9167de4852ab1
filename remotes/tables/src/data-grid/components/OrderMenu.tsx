import type { Cause } from '@playground/kit/stations/ByHand';
import type { KeyboardEvent } from 'react';
import type { Order } from '../draw';

export interface Opened {
  order: Order;
  opener: HTMLElement;
  /** The event that opened the menu. */
  by: Cause;
}

interface Props {
  opened: Opened;
  onState: (order: Order, state: Order['state'], cause: Cause) => void;
  onClose: () => void;
}

const ITEMS = [
  { id: 'mark-as-sent', name: 'Mark as sent', state: 'Sent' },
  { id: 'cancel-order', name: 'Cancel order', state: 'Cancelled' },
] as const;

/** The menu of a row. It is outside the scrolling section, which would clip it. */
export default function OrderMenu({ opened: { order, opener, by }, onState, onClose }: Props) {
  const { bottom, right } = opener.getBoundingClientRect();
  const scrolled = opener.closest('section')?.getBoundingClientRect();
  const close = () => {
    onClose();
    opener.focus();
  };
  // The table has drawn other rows since the press.
  if (!scrolled) return null;
  return (
    <div
      id="menu-of-order"
      role="menu"
      aria-label={`Menu of ${order.number}`}
      className="dropdown-menu show shadow"
      style={{ top: bottom - scrolled.top, right: scrolled.right - right }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Tab') onClose();
        else moveFocus(event);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      {ITEMS.map(({ id, name, state }, index) => (
        <button
          key={id}
          id={id}
          type="button"
          role="menuitem"
          className="dropdown-item"
          tabIndex={-1}
          ref={index === 0 ? focus : undefined}
          onClick={({ nativeEvent }) => {
            onState(order, state, by.isTrusted ? nativeEvent : by);
            close();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const focus = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.children] as HTMLElement[];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[to % items.length]?.focus();
}
