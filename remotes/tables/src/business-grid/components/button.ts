import classes from './Grid.module.css';

/** A button in a cell. The keys reach it through the cell, as everything else in a grid. */
export function buttonIn(id: string, text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = id;
  button.tabIndex = -1;
  button.className = `btn btn-sm btn-secondary ${classes.button}`;
  button.textContent = text;
  return button;
}

export const isOnButton = ({ event }: { event?: Event | null }) =>
  Boolean((event?.target as Element | null)?.closest('button'));

/** Whether the key presses the button in the cell that has the focus. */
export const isPress = ({ event }: { event?: Event | null }) => ['Enter', ' '].includes((event as KeyboardEvent).key);
