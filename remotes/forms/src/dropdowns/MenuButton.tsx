import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface MenuButtonProps {
  /** The id of the button that opens the menu. */
  id: string;
  text: string;
  items: string[];
  onChoose: (item: string) => void;
  /** Puts the text and the arrow into two buttons. Only the arrow opens the menu. */
  split?: boolean;
}

/**
 * Looks like Bootstrap's dropdown and works like the menu button of the ARIA Authoring Practices. Bootstrap's own plugin would
 * change elements that React owns, and load Popper for two menus that never move.
 */
export default function MenuButton({ id, text, items, onChoose, split = false }: MenuButtonProps) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // The item that gets the focus when the menu opens, or undefined while the menu is closed.
  const [open, setOpen] = useState<'first' | 'last'>();

  useEffect(() => {
    if (!open) return;
    const buttons = menu.current?.querySelectorAll('button');
    buttons?.[open === 'first' ? 0 : buttons.length - 1]?.focus();
    const closeFromOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const close = () => {
    toggle.current?.focus();
    setOpen(undefined);
  };

  function onMenuKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // No preventDefault: Tab moves on from the toggle.
    if (event.key === 'Tab') return close();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = indexForKey(event.key, buttons.indexOf(event.target as HTMLButtonElement), items);
    if (index === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (index === undefined) close();
    else buttons[index]?.focus();
  }

  return (
    <div ref={root} className={split ? 'btn-group' : 'dropdown'}>
      {split && (
        <button type="button" className="btn btn-secondary">
          {text}
        </button>
      )}
      <button
        ref={toggle}
        id={id}
        type="button"
        className={`btn btn-secondary dropdown-toggle ${split ? 'dropdown-toggle-split' : ''}`}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={`${id}-menu`}
        onClick={() => setOpen(open ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {split ? <span className="visually-hidden">Toggle Dropdown</span> : text}
      </button>
      {/* Bootstrap's CSS places the menu only with this attribute, which Popper would set. */}
      <div
        ref={menu}
        id={`${id}-menu`}
        role="menu"
        aria-label={text}
        tabIndex={-1}
        className={`dropdown-menu ${open ? 'show' : ''}`}
        data-bs-popper="static"
        onKeyDown={onMenuKeyDown}
      >
        {items.map((item) => (
          <button
            key={item}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="dropdown-item"
            onClick={() => {
              onChoose(item);
              close();
            }}
          >
            {item}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Returns the item that a key moves to: the next or previous one, the first or last one, or the next one with that first letter. */
function indexForKey(key: string, index: number, items: string[]): number | undefined {
  const { length } = items;
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = items.map((_, step) => (index + 1 + step) % length);
  return order.find((place) => items[place]?.toLowerCase().startsWith(key.toLowerCase()));
}
